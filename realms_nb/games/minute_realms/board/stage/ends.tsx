// What stands in the place of the market when no card lies there: the end of a round, an invasion, the score sheets.
import { Bt } from "@realms/shell/icons";
import type { Beat as Frame } from "@realms/shell/stage";
import { change, classes, fill, monogram, tell } from "@realms/shell/text";
import { skyStyle } from "./card";
import { Badge, Icon, TokenMark } from "./icons";
import { roman } from "./realms";
import type { MinuteDesk } from "./state";
import { Scene, Wall } from "./vignette";
import type { Harvest, RoundEnd, SheetLine } from "./wire";

/** The end of a round, before the next one is dealt: what each seat did with it and why, what was left, who begins. */
export function Beat({ desk, facts, last, next }: { desk: MinuteDesk } & Frame) {
  const { snapshot, book } = desk;
  const w = book.words;
  const { round, seats, left, first, invasion } = facts as RoundEnd;
  const labels = left.map((card) => book.pages.cards[card]?.label).join(", ");
  const begins = first === undefined ? "" : tell(w, "begins", snapshot, { name: first }, { round: round + 1 });
  return (
    <div class="rn-end" style={skyStyle(round, book.pages)}>
      <h3>{fill(w["end-title"], { round })}</h3>
      <ol class={classes("rn-harvest", seats.length > 3 && "rn-many")}>{seats.map(harvest)}</ol>
      <p class="rn-end-foot">
        <span>
          {labels ? fill(w["left-over"], { cards: labels }) : w["left-none"]} {begins}
        </span>
        <Bt class="rn-primary" data-home data-scene-next onClick={next}>
          {last ? null : <Icon name="token" />}
          {last ? w["next-round"] : invasion ? w["the-invasion"] : w["the-scoring"]}
        </Bt>
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

/** An invasion that has just come: how strong it was, and whose realm held. */
export function Struck({ desk }: { desk: MinuteDesk }) {
  const { snapshot, book } = desk;
  const w = book.words;
  const { struck, seats, round } = snapshot.picture;
  const last = Math.max(...Object.keys(struck).map(Number));
  const invasion = struck[String(last)];
  if (!invasion) return <div class="rn-struck" />;
  return (
    <div class="rn-struck" style={skyStyle(round, book.pages)}>
      <h3>
        <TokenMark token={invasion.strength} />
        {fill(w.struck, { number: roman(book.pages.invasions.indexOf(last) + 1), strength: invasion.strength })}
      </h3>
      <ol>
        {seats.map((seat, number) => {
          const held = invasion.held[number];
          const name = snapshot.names[number] ?? "";
          return (
            <li key={number}>
              <b class="rn-mono" aria-hidden>
                {monogram(name)}
              </b>
              <strong title={name}>{name}</strong>
              <span>
                <Icon name="shield" />
                <b>{seat.shields}</b>
                <span class="rn-sr">{w.shields}</span>
              </span>
              <span class={`rn-mark${held ? " rn-held" : ""}`} aria-hidden>
                {held ? "✓" : "✗"}
              </span>
              <small>{held ? w.held : w.fell}</small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The score sheets of all seats: rounds down, seats across, the last invasion as the last row. */
export function Sheets({ desk }: { desk: MinuteDesk }) {
  const { snapshot, book } = desk;
  const w = book.words;
  const { sheets = [], seats, winners } = snapshot.picture;
  const { rounds, invasions, cards } = book.pages;
  const rows = Math.max(0, ...sheets.map((sheet) => sheet.length));
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
