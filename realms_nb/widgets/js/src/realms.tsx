// Time, danger and realms as one picture: a column a round, a row a seat, banners for the invasions.
import { skyStyle } from "./card";
import { memo } from "./memo";
import { Count } from "./motion";
import { Badge, Icon, TokenMark } from "./icons";
import { Scene, Wall } from "./scene";
import { fill, monogram, roman } from "./text";
import type { Book, Picture, Plot as PlotFacts, Snapshot } from "./types";

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
  const about = book.cards[lit[0] ?? ""];
  const template = grid.map((column) => ("round" in column ? "minmax(0, 1fr)" : "var(--banner)")).join(" ");
  return (
    <section class="rn-realms" aria-label={w.track} style={{ "--columns": template }}>
      <div class="rn-row rn-track">
        <div class="rn-seat">
          <strong class="rn-caps">{w.track}</strong>
          <small>{fill(w["track-note"], { pile: picture.tokens })}</small>
          {/* Where plots are too small for names, the one that is pointed at or tapped is named here. */}
          <small class="rn-tip">{about && `${about.label}: ${about.words}`}</small>
        </div>
        <ol class="rn-strip">
          {grid.map((column) =>
            "round" in column ? (
              space(column.round)
            ) : (
              <li key={`i${column.invasion}`} class="rn-banner rn-head" title={fill(w.invasion, { round: column.invasion })}>
                <span class="rn-sr">{fill(w.invasion, { round: column.invasion })}</span>
                {picture.struck[String(column.invasion)] ? (
                  <TokenMark token={picture.struck[String(column.invasion)]!.strength} />
                ) : (
                  <Icon name="token" />
                )}
                <b aria-hidden>{roman(column.number)}</b>
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
                <b class="rn-mono" aria-hidden>
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
              <p class={lit.includes(`coins ${number}`) ? "rn-goods rn-lit" : "rn-goods"}>
                <Icon name="coin" />
                <b>
                  <Count value={seat.coins} />
                </b>
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

  function space(round: number) {
    const now = picture.round === round && picture.decision !== null;
    return <Space key={round} round={round} token={picture.track[round - 1] ?? null} now={now} ghost={now && ghost} book={book} />;
  }

  function plotCell(seat: number, round: number) {
    const { plots } = picture.seats[seat]!;
    const plot = plots[round - 1];
    const now = picture.decision?.kind === "take" && picture.decision.seat === seat && plots.length === round - 1;
    const label = now ? (snapshot.people.includes(seat) ? w["your-move"] : "…") : plot === null ? w["lost-turn"] : "";
    return plot ? (
      <Plot key={round} {...plot} round={round} book={book} lit={lit.includes(plot.card)} onHover={onHover} />
    ) : (
      <li key={round} class={`rn-plot rn-empty${now ? " rn-now" : ""}`} style={skyStyle(round, book)}>
        <span class="rn-label">{label}</span>
      </li>
    );
  }

  function ring(seat: number, round: number) {
    const struck = picture.struck[String(round)];
    const odds = picture.rings[String(round)];
    if (struck) {
      const held = struck.held[seat];
      const label = held === null ? fill(w.invasion, { round }) : held ? w.held : w.fell;
      return (
        <li key={`i${round}`} class="rn-banner" title={label}>
          <span class={`rn-mark${held ? " rn-held" : ""}`} role="img" aria-label={label}>
            {held === null ? "?" : held ? "✓" : "✗"}
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

interface PlotProps extends PlotFacts {
  round: number;
  book: Book;
  lit: boolean;
  onHover: (card: string | null) => void;
}

const Plot = memo(({ card: name, down, points, round, book, lit, onHover }: PlotProps) => {
  const w = book.words;
  const card = book.cards[name];
  if (!card) return null;
  const label = down ? `${w["bastion-name"]}: ${card.label}` : `${card.label}. ${fill(w["points-label"], { points })}`;
  return (
    <li
      class={`rn-plot ${down ? "" : `rn-cat-${card.category}`}${lit ? " rn-lit" : ""}`}
      style={skyStyle(round, book)}
      data-plot={name}
      title={`${label}. ${down ? "" : card.words}`}
      onMouseEnter={() => onHover(name)}
      onMouseLeave={() => onHover(null)}
    >
      {down ? (
        <>
          <Wall />
          <b class="rn-def">
            <Icon name="shield" />
            {book.bastion.shields}
          </b>
        </>
      ) : (
        <>
          <Scene card={card} round={round} rounds={book.rounds} />
          <Badge category={card.category} />
          <b class="rn-seal">{points}</b>
          {card.shields > 0 && (
            <span class="rn-own-shield">
              <Icon name="shield" />
            </span>
          )}
        </>
      )}
      <span class="rn-label">{down ? w["bastion-name"] : card.name}</span>
    </li>
  );
});

interface SpaceProps {
  round: number;
  token: Picture["track"][number];
  now: boolean;
  ghost: boolean;
  book: Book;
}

const Space = memo(({ round, token, now, ghost, book }: SpaceProps) => {
  const w = book.words;
  const label = token === null ? w["token-none"] : token === "face down" ? w["token-down"] : fill(w["token-up"], { strength: token });
  return (
    <li class={`rn-space${now ? " rn-now" : ""}`} style={skyStyle(round, book)} title={label}>
      <b>{round}</b>
      <TokenMark token={token} ghost={ghost} />
      <span class="rn-sr">{label}</span>
    </li>
  );
});
