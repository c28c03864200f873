// What stands in the place of the market when no card lies there: the end of a round, an invasion, the score sheets.
import { Bt } from "@realms/parts/icons";
import type { Beat as Frame } from "@realms/shell/stage";
import { change, classes, fill, monogram, tell } from "@realms/shell/text";
import { skyStyle } from "./card";
import { Badge, Icon, TokenMark } from "./icons";
import { roman } from "./realms";
import type { MinuteDesk } from "./state";
import { Scene, Wall } from "./vignette";
import type { Harvest, RoundEnd, ScenePicture, SheetLine } from "./wire";

/** A frame of a scene: the end of a round, an invasion, or the score sheets that fill. */
export function Beat({ desk, facts, ...beat }: { desk: MinuteDesk } & Frame) {
  const shown = facts as RoundEnd | ScenePicture;
  if (shown.kind === "round") return <Over desk={desk} facts={shown as RoundEnd} beat={beat} />;
  if (shown.kind === "invasion") return <Struck desk={desk} beat={beat} />;
  return (
    <>
      <Sheets desk={desk} />
      <p class="rn-skip">
        <Skip desk={desk} beat={beat} />
      </p>
    </>
  );
}

type Steps = Pick<Frame, "whole" | "skip" | "again">;

/** See all of it at once; when all is seen, go on. */
function Skip({ desk, beat: { whole, skip } }: { desk: MinuteDesk; beat: Steps }) {
  const w = desk.book.words;
  return (
    <Bt data-scene-skip onClick={skip}>
      {whole ? w["go-on"] : w["scene-skip"]}
    </Bt>
  );
}

/** The end of a round, before the next one is dealt: what each seat did with it and why, what was left, who begins. */
function Over({ desk, facts, beat }: { desk: MinuteDesk; facts: RoundEnd; beat: Steps }) {
  const { snapshot, book } = desk;
  const w = book.words;
  const { round, seats, left, first } = facts;
  const labels = left.map((card) => book.pages.cards[card]?.label).join(", ");
  const begins = tell(w, "begins", snapshot, { name: first }, { round: round + 1 });
  return (
    <div class="rn-end" style={skyStyle(round, book.pages)}>
      <h3>{fill(w["end-title"], { round })}</h3>
      <ol class={classes("rn-harvest", seats.length > 3 && "rn-many")}>{seats.map(harvest)}</ol>
      <p class="rn-end-foot">
        <span>
          {labels ? fill(w["left-over"], { cards: labels }) : w["left-none"]} {begins}
        </span>
        <Skip desk={desk} beat={beat} />
      </p>
    </div>
  );

  function harvest({ card: name, down, points, coins, shields }: Harvest, seat: number) {
    const card = name === undefined ? undefined : book.pages.cards[name];
    const said = snapshot.names[seat] ?? "";
    const quote = snapshot.quotes[seat];
    return (
      <li key={seat} class={card && !down ? `rn-cat-${card.category}` : undefined}>
        <span class="rn-pic">
          {down ? <Wall /> : card && <Scene card={card} round={round} rounds={book.pages.rounds} tall />}
        </span>
        <p class="rn-who">
          <b class={classes("rn-mono", snapshot.you === seat && "rn-fill")} aria-hidden>
            {monogram(said)}
          </b>
          <strong title={said}>{said}</strong>
        </p>
        <p>{card ? (down ? fill(w["end-bastion"], { card: card.label }) : card.label) : w["lost-turn"]}</p>
        <p class="rn-gains">
          <span>{`${change(points[0], points[1])} ${w["end-points"]} ·`}</span>{" "}
          <span>{`${change(coins[0], coins[1])} ${w.coins} ·`}</span>{" "}
          <span>{`${change(shields[0], shields[1])} ${w.shields}`}</span>
        </p>
        {quote && snapshot.you !== seat && <q>{quote}</q>}
      </li>
    );
  }
}

/**
 * An invasion that has come: its tokens and their sum; for each seat the invaders over the shields, one above the other,
 * and what came of it. `beat`, while it is shown seat by seat.
 */
export function Struck({ desk, beat }: { desk: MinuteDesk; beat?: Steps }) {
  const { snapshot, book } = desk;
  const w = book.words;
  const { struck, seats, round, decision } = snapshot.picture;
  const last = Math.max(...Object.keys(struck).map(Number));
  const invasion = struck[String(last)];
  if (!invasion) return <div class="rn-struck" />;
  const { strength, tokens, held, shields, lost } = invasion;
  const number = roman(book.pages.invasions.indexOf(last) + 1);
  const begun = book.pages.invasions[book.pages.invasions.indexOf(last) - 1] ?? 0;
  // The last one that has been looked at.
  const judged = held.filter((each) => each !== null).length;
  return (
    <div class={classes("rn-struck", seats.length > 3 && "rn-many")} style={skyStyle(round, book.pages)}>
      <h3>{fill(w["invasion-title"], { number })}</h3>
      <p>{fill(w["invasion-note"], { from: begun + 1, to: last })}</p>
      <ol>
        <li class="rn-force">
          <b>{w.strength}</b>
          <span class="rn-added">
            {(tokens.length ? tokens : [0]).map((token, index) => (
              <>
                {index > 0 && <i>+</i>}
                <TokenMark token={token} />
              </>
            ))}
            <i>= {strength}</i>
          </span>
          {beat && (
            <span class="rn-skip">
              <Skip desk={desk} beat={beat} />
              <Bt data-scene-again aria-disabled={judged === 0} onClick={beat.again}>
                {w["scene-replay"]}
              </Bt>
            </span>
          )}
        </li>
        {seats.map((_, seat) => column(seat))}
      </ol>
    </div>
  );

  function column(seat: number) {
    const name = snapshot.names[seat] ?? "";
    const stood = held[seat];
    const own = shields[seat] ?? 0;
    const facts = { shields: own, strength };
    const card = lost[seat];
    const fate = card ? "verdict-lost" : decision?.kind === "lose" && !beat ? "verdict-choose" : "verdict-fell";
    const said = tell(
      w,
      stood ? "verdict-stopped" : fate,
      snapshot,
      { name: seat },
      {
        card: (card && book.pages.cards[card]?.label) ?? "",
      },
    );
    return (
      <li key={seat} class={stood === null ? "rn-waits" : stood ? "rn-stood" : "rn-fallen"} data-verdict={seat}>
        <b class="rn-name-of">
          <b class={classes("rn-mono", snapshot.you === seat && "rn-fill")} aria-hidden>
            {monogram(name)}
          </b>
          <span title={name}>{name}</span>
        </b>
        <Ranks strength={strength} shields={own} open={stood !== null} />
        <p class="rn-verdict-box">
          {stood !== null && (
            <>
              <b>{fill(w.figures, facts)}</b> <span>{said}</span>
            </>
          )}
        </p>
      </li>
    );
  }
}

/** Invaders over shields, one above the other; those that no shield meets are framed. */
function Ranks({ strength, shields, open }: { strength: number; shields: number; open: boolean }) {
  const short = Math.max(0, strength - shields);
  const wide = Math.max(strength, shields, 1);
  return (
    <span class={classes("rn-facing", wide > 9 && "rn-dense")} style={{ "--wide": wide }} aria-hidden>
      {Array.from({ length: strength }, (_, at) => (
        <span key={`i${at}`} class="rn-foe-sign" style={{ gridColumn: at + 1, gridRow: 1 }}>
          <Icon name="token" />
        </span>
      ))}
      {open &&
        Array.from({ length: shields }, (_, at) => (
          <span key={`s${at}`} style={{ gridColumn: at + 1, gridRow: 2 }}>
            <Icon name="shield" />
          </span>
        ))}
      {open && short > 0 && <span class="rn-unmet" style={{ gridColumn: `${shields + 1} / ${strength + 1}` }} />}
    </span>
  );
}

/** The score sheets of all seats: rounds down, seats across, the last invasion as the last row. */
export function Sheets({ desk }: { desk: MinuteDesk }) {
  const { snapshot, book } = desk;
  const w = book.words;
  const { sheets = [], seats, winners } = snapshot.picture;
  const { rounds, invasions, cards } = book.pages;
  // All of its rows from the beginning: nothing moves while they fill.
  const rows = rounds + (invasions.length ? 1 : 0);
  return (
    <div class={classes("rn-sheets", sheets.length > 3 && "rn-many")} tabIndex={0} role="group" aria-label={w.sheets}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="rn-sr">{w["sheet-round"]}</span>
            </th>
            {seats.map((seat, number) => (
              <th key={number} scope="col" class={winners.includes(number) ? "rn-won" : undefined}>
                <span class="rn-th">
                  <b class={classes("rn-mono", snapshot.you === number && "rn-fill")} aria-hidden>
                    {monogram(snapshot.names[number] ?? "")}
                  </b>
                  <strong title={snapshot.names[number]}>{snapshot.names[number]}</strong>
                  <b class="rn-total">{seat.points}</b>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              <th
                scope="row"
                class={row < rounds ? undefined : "rn-foes"}
                style={row < rounds ? skyStyle(row + 1, book.pages) : undefined}
              >
                {row < rounds ? row + 1 : roman(invasions.length)}
              </th>
              {sheets.map((sheet, seat) => (
                <td key={seat}>{line(sheet[row])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function line(facts: SheetLine | null | undefined) {
    if (!facts) return <span class="rn-sl">{facts === null && <small>{w["lost-turn"]}</small>}</span>;
    const { card: name, down, words, points } = facts;
    const card = name === undefined ? undefined : cards[name];
    const title = card ? (down ? w["bastion-name"] : card.label) : down ? w["sheet-fell"] : w["sheet-held"];
    return (
      <span
        class="rn-sl"
        title={[title, words].filter(Boolean).join(", ")}
        onMouseEnter={() => desk.point(name ?? null)}
        onMouseLeave={() => desk.point(null)}
      >
        {card && !down ? <Badge category={card.category} /> : <Icon name={card ? "bastion" : "token"} />}
        <span>{title}</span>
        <small>{words}</small>
        <b>{points}</b>
      </span>
    );
  }
}
