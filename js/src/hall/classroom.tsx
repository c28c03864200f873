// The class view, beside the notebook: one line a table, whose turn it is and since when, and a button for each deed.
import { type Alone, alone } from "../shell/alone";
import { fill } from "../shell/text";
import { clock, QrCode, useSeconds } from "./room";
import "./classroom.css";
import type { Deed, HallView, Neighbour, TableRow } from "./wire";

type Traits = { view: HallView; refused: string };
// Whoever is away and decides for so many seconds holds a table up so long that somebody should look.
const LONG = 60;

function Class({ model, theme }: Alone<Traits>) {
  const view = model.get("view");
  const w = view.words;
  const more = useSeconds(view);
  const press = (deed: Deed) => () => model.send(deed);
  const dealt = view.rows.some(({ game }) => game > 0);
  const running = view.rows.filter(({ turn }) => turn !== undefined);
  const resumes = running.length > 0 && running.every(({ paused }) => paused);
  const starts = view.rows.some(
    ({ turn, seats }) => turn === undefined && seats.some(({ presence }) => /here|away/.test(presence)),
  );
  const seatsOf = (row: TableRow) => row.seats.map((seat, number) => [seat, number] as const);
  const free = view.rows.flatMap((row) =>
    seatsOf(row).flatMap(([seat, number]) => (seat.presence === "bot" ? [{ row, seat, number }] : [])),
  )[0];
  return (
    <section class="rnc" data-theme={theme} lang={view.language} aria-label={view.title}>
      <header>
        <h2>{view.title}</h2>
        <p>
          {view.head[0]} · {view.head[1]} · {view.game}
        </p>
        <p class="rnc-code">
          <span>{view.address.replace(/^https?:\/\/|\/$/g, "")}</span>
          <b>{view.code}</b>
        </p>
        {view.qr && !view.closed && <QrCode qr={view.qr} title={w["view-qr"]} />}
        <a href={view.wall} target="_blank" rel="noreferrer">
          {w["view-wall"]}
        </a>
      </header>
      <p class="rnc-note">{view.closed ? w["view-closed"] : view.head[2]}</p>
      {(view.trouble || model.get("refused")) && (
        <p class="rnc-fault" role="alert">
          {model.get("refused") || view.trouble}
        </p>
      )}
      {!view.closed && (
        <p class="rnc-all">
          {starts && (
            <button type="button" data-act="start" onClick={press({ act: "start" })}>
              {dealt ? w["view-again"] : w["view-start"]}
            </button>
          )}
          {view.next_round && (
            <button type="button" data-act="next-round" onClick={press({ act: "next-round" })}>
              {w["view-next-round"]}
            </button>
          )}
          {running.length > 0 && (
            <button type="button" data-act="all" onClick={press({ act: resumes ? "resume" : "pause" })}>
              {resumes ? w["view-resume-all"] : w["view-pause-all"]}
            </button>
          )}
          {view.projected !== undefined && (
            <button type="button" data-act="code" onClick={press({ act: "project" })}>
              {w["view-code-wall"]}
            </button>
          )}
        </p>
      )}
      {view.rows.length === 0 && <p>{w["view-nobody"]}</p>}
      {view.rows.length > 0 && (
        <div class="rnc-tables">
          <table>
            <thead>
              <tr>
                {["table", "seats", "moves", "whose-turn", "since", "leads"].map((each) => (
                  <th key={each} scope="col">
                    {w[`view-${each}`]}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {view.rows.map((row) => (
                <Row key={row.number} row={row} view={view} more={more} press={press} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {view.late.map((name) => (
        <p key={name} class="rnc-late">
          {fill(w["view-late"], { person: name })}{" "}
          {free && (
            <button
              type="button"
              data-late
              onClick={press({ act: "seat-late", name, table: free.row.number, seat: free.number })}
            >
              {fill(w["view-seat-late"], { person: name, player: free.seat.name, number: free.row.number })}
            </button>
          )}
        </p>
      ))}
    </section>
  );
}

interface RowProps {
  row: TableRow;
  view: HallView;
  more: number;
  press: (deed: Deed) => () => void;
}

function Row({ row, view, more, press }: RowProps) {
  const w = view.words;
  const { number: table, turn } = row;
  const mover = turn === undefined ? undefined : row.seats[turn];
  const since = row.since === undefined ? undefined : row.since + more;
  const gone = mover?.presence === "away" && !mover.player;
  const stands = row.seats.findIndex(({ presence, player }) => presence === "here" && player);
  const whose =
    row.trouble ??
    (row.over
      ? w["view-over"]
      : !mover
        ? w["view-not-dealt"]
        : row.paused
          ? w["view-paused"]
          : gone
            ? fill(w["view-waits"], { person: mover.name })
            : mover.name);
  return (
    <tr data-table={table} data-long={(gone && (since ?? 0) >= LONG) || row.trouble !== undefined || undefined}>
      <th scope="row">{table}</th>
      <td>
        <ul>
          {row.seats.map((seat, place) => (
            <li
              key={place}
              data-presence={seat.presence}
              data-help={seat.sign === "help" || undefined}
              title={said(seat, w)}
            >
              <i aria-hidden /> {seat.name || "–"} <span class="rnc-sr">{said(seat, w)}</span>
            </li>
          ))}
        </ul>
      </td>
      <td>{row.game > 0 ? row.moves : ""}</td>
      <td>{whose}</td>
      <td class="rnc-since">{since === undefined || !mover ? "" : clock(since)}</td>
      <td>{row.leads === undefined ? "" : fill(w["view-points"], { person: row.leads, points: row.points ?? "" })}</td>
      <td>
        {!view.closed && row.game > 0 && (
          <>
            <button
              type="button"
              data-act="project"
              aria-pressed={view.projected === table}
              onClick={press({ act: "project", table })}
            >
              {view.projected === table ? w["view-projected"] : w["view-project"]}
            </button>
            {turn !== undefined && gone ? (
              <button type="button" data-act="stand-in" onClick={press({ act: "stand-in", table, seat: turn })}>
                {fill(w["view-stands-in"], { player: view.fill, person: mover.name })}
              </button>
            ) : stands >= 0 ? (
              <button type="button" data-act="give-back" onClick={press({ act: "give-back", table, seat: stands })}>
                {fill(w["view-give-back"], { person: row.seats[stands]!.name })}
              </button>
            ) : (
              turn !== undefined && (
                <button type="button" data-act="pause" onClick={press({ act: row.paused ? "resume" : "pause", table })}>
                  {row.paused ? w["view-resume"] : w["view-pause"]}
                </button>
              )
            )}
          </>
        )}
      </td>
    </tr>
  );
}

const said = ({ presence, sign, name }: Neighbour, w: Record<string, string>) =>
  sign === "help"
    ? fill(w["view-asks-help"], { person: name })
    : presence === "here"
      ? w["view-is-here"]
      : presence === "away"
        ? w["view-is-away"]
        : presence === "bot"
          ? w["view-is-bot"]
          : "";

export default alone("view", Class);
