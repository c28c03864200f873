// Time, danger and realms as one picture: a column a round, a row a seat, banners for the invasions.
import { skyOf } from "./card";
import { Badge, Icon, TokenMark } from "./icons";
import { Scene, Wall } from "./scene";
import { fill, monogram, roman } from "./text";
import type { Book, Picture, Snapshot } from "./types";

export interface RealmsProps {
  snapshot: Snapshot;
  book: Book;
  lit: string[];
  ghost: boolean;
  onHover: (card: string | null) => void;
}

type Column = { round: number } | { invasion: number; number: number };

function columns(book: Book): Column[] {
  const all: Column[] = [];
  for (let round = 1; round <= book.rounds; round++) {
    all.push({ round });
    const number = book.invasions.indexOf(round) + 1;
    if (number) all.push({ invasion: round, number });
  }
  return all;
}

export function Realms({ snapshot, book, lit, ghost, onHover }: RealmsProps) {
  const { picture, names } = snapshot;
  const w = book.words;
  const grid = columns(book);
  const template = grid.map((column) => ("round" in column ? "minmax(0, 1fr)" : "var(--banner)")).join(" ");
  return (
    <section class="rn-realms" aria-label={w.track} style={{ "--columns": template }}>
      <div class="rn-row rn-track">
        <div class="rn-seat">
          <strong class="rn-caps">{w.track}</strong>
          <small>{fill(w["track-note"], { pile: picture.tokens })}</small>
        </div>
        <ol class="rn-strip">
          {grid.map((column) =>
            "round" in column ? (
              <Space key={column.round} round={column.round} picture={picture} book={book} ghost={ghost} />
            ) : (
              <li key={`i${column.invasion}`} class="rn-banner rn-head" title={fill(w.invasion, { round: column.invasion })}>
                <span class="rn-sr">{fill(w.invasion, { round: column.invasion })}</span>
                {picture.struck[String(column.invasion)] ? (
                  <TokenMark token={picture.struck[String(column.invasion)]!.strength} />
                ) : (
                  <Icon name="token" />
                )}
                <b aria-hidden="true">{roman(column.number)}</b>
              </li>
            ),
          )}
        </ol>
      </div>
      {picture.seats.map((seat, number) => {
        const deciding = picture.decision?.seat === number;
        return (
          <div
            key={number}
            class={["rn-row", snapshot.you === number && "rn-me", deciding && "rn-deciding", picture.winners.includes(number) && "rn-won"].filter(Boolean).join(" ")}
          >
            <div class="rn-seat">
              <p class="rn-who">
                <b class="rn-mono" aria-hidden="true">
                  {monogram(names[number] ?? "")}
                </b>
                <strong title={snapshot.players[String(number)]}>{names[number]}</strong>
                {picture.first === number && (
                  <span title={w["first-player"]}>
                    <Icon name="first" />
                    <span class="rn-sr">{w["first-player"]}</span>
                  </span>
                )}
              </p>
              <p class="rn-goods">
                <Icon name="coin" />
                <b>{seat.coins}</b>
                <span class="rn-sr">{w.coins}</span>
                <Icon name="shield" />
                <b>{seat.shields}</b>
                <span class="rn-sr">{w.shields}</span>
              </p>
              <b class="rn-score">
                {seat.points}
                <span class="rn-sr"> {w["points-now"]}</span>
              </b>
            </div>
            <ol class="rn-strip" aria-label={fill(w["realm-of"], { name: names[number] ?? "" })}>
              {grid.map((column) =>
                "round" in column ? plotCell(number, column.round) : ring(number, column.invasion),
              )}
            </ol>
          </div>
        );
      })}
    </section>
  );

  // Plain functions, not components: a component made anew in every drawing would be thrown away and built again.
  function plotCell(seat: number, round: number) {
    const plots = picture.seats[seat]!.plots;
    const plot = plots[round - 1];
    const sky = { "--sky": `var(--sky-${skyOf(round, book.rounds)})`, "--sky2": `var(--sky-${skyOf(round, book.rounds) + 1})` };
    const now = picture.decision?.kind === "take" && picture.decision.seat === seat && plots.length === round - 1;
    if (!plot) {
      const lost = plot === null;
      return (
        <li key={round} class={`rn-plot rn-empty${now ? " rn-now" : ""}`} style={sky}>
          <span class="rn-label">{now ? w["your-move"] : lost ? w["lost-turn"] : ""}</span>
        </li>
      );
    }
    const card = book.cards[plot.card];
    if (!card) return null;
    const label = plot.down ? `${w["bastion-name"]}: ${card.label}` : `${card.label}. ${fill(w["points-label"], { points: plot.points })}`;
    return (
      <li
        key={round}
        class={`rn-plot ${plot.down ? "rn-down" : `rn-cat-${card.category}`}${lit.includes(plot.card) ? " rn-lit" : ""}`}
        style={sky}
        title={`${label}. ${plot.down ? "" : card.words}`}
        onMouseEnter={() => onHover(plot.card)}
        onMouseLeave={() => onHover(null)}
      >
        {plot.down ? <Wall /> : <Scene card={card} round={round} rounds={book.rounds} />}
        {plot.down ? (
          <b class="rn-def">
            <Icon name="shield" />
            {book.bastion.shields}
          </b>
        ) : (
          <>
            <Badge category={card.category} />
            <b class="rn-seal">{plot.points}</b>
            {card.shields > 0 && (
              <span class="rn-own-shield">
                <Icon name="shield" />
              </span>
            )}
          </>
        )}
        <span class="rn-label">{plot.down ? w["bastion-name"] : card.label}</span>
      </li>
    );
  }

  function ring(seat: number, round: number) {
    const struck = picture.struck[String(round)];
    const odds = picture.rings[String(round)];
    if (struck) {
      const held = struck.held[seat];
      return (
        <li key={`i${round}`} class="rn-banner" title={fill(w.invasion, { round })}>
          <span class={`rn-mark ${held ? "rn-held" : "rn-fell"}`} role="img" aria-label={held ? "✓" : "✗"}>
            {held ? "✓" : "✗"}
          </span>
        </li>
      );
    }
    const percent = odds?.holds[seat] ?? 0;
    const label = fill(w["chance-to-hold"], { percent });
    return (
      <li key={`i${round}`} class="rn-banner" title={label}>
        <svg class="rn-ring" viewBox="0 0 44 44" role="img" aria-label={label}>
          <circle cx="22" cy="22" r="18" />
          <circle class="rn-arc" cx="22" cy="22" r="18" pathLength="100" stroke-dasharray={`${percent} 100`} />
          <text x="22" y="26.5">
            {odds?.exact ? percent : `≈${percent}`}
          </text>
        </svg>
      </li>
    );
  }
}

function Space({ round, picture, book, ghost }: { round: number; picture: Picture; book: Book; ghost: boolean }) {
  const w = book.words;
  const token = picture.track[round - 1] ?? null;
  const now = picture.round === round && picture.decision !== null;
  const sky = skyOf(round, book.rounds);
  const label = token === null ? w["token-none"] : token === "face down" ? w["token-down"] : fill(w["token-up"], { strength: token });
  return (
    <li
      class={`rn-space${now ? " rn-now" : ""}`}
      style={{ "--sky": `var(--sky-${sky})`, "--sky2": `var(--sky-${sky + 1})` }}
      title={label}
    >
      <b>{round}</b>
      <TokenMark token={token} ghost={now && ghost} />
      <span class="rn-sr">{label}</span>
    </li>
  );
}
