// Time, danger and realms as one picture: a column a round, a row a seat, banners for the invasions.
import { memo } from "@realms/shell/memo";
import { Count } from "@realms/shell/motion";
import { classes, fill, monogram, tell } from "@realms/shell/text";
import type { BoardTexts } from "@realms/shell/wire";
import { skyStyle, Words } from "./card";
import { Badge, Icon, TokenMark } from "./icons";
import type { MinuteDesk, MinuteState } from "./state";
import { Scene, Wall } from "./vignette";
import type { Pages, Picture, PlotPicture as PlotFacts, Token } from "./wire";

/** Roman numerals for invasions; there are never many. */
export function roman(number: number): string {
  return ["", "I", "II", "III", "IV", "V"][number] ?? String(number);
}

type Column = { round: number } | { invasion: number; number: number };

function columns({ rounds, invasions }: Pages): Column[] {
  const all: Column[] = [];
  for (let round = 1; round <= rounds; round++) {
    all.push({ round });
    const number = invasions.indexOf(round) + 1;
    if (number) all.push({ invasion: round, number });
  }
  return all;
}

/** The next invasion: after which round, and its numeral; undefined when none is to come. */
export function nextInvasion({ rings }: Picture, { invasions }: Pages): { round: number; name: string } | undefined {
  const round = Math.min(...Object.keys(rings).map(Number));
  return Number.isFinite(round) ? { round, name: roman(invasions.indexOf(round) + 1) } : undefined;
}

/** `ghost`: the card that is looked at would place a token. */
export function Realms({ desk, state, ghost }: { desk: MinuteDesk; state: MinuteState; ghost: boolean }) {
  const { snapshot, book, lit } = desk;
  const { picture, names } = snapshot;
  const w = book.words;
  const grid = columns(book.pages);
  const about = book.pages.cards[lit[0] ?? ""];
  const coming = nextInvasion(picture, book.pages);
  // What can be lost is lit.
  const losable = (snapshot.options?.lose ?? []).filter((loss) => !loss.why).map((loss) => loss.card);
  const template = grid.map((column) => ("round" in column ? "minmax(0, 1fr)" : "var(--banner)")).join(" ");
  return (
    <section
      class="rn-realms"
      aria-label={w.track}
      data-many={picture.fronts.length > 4 || undefined}
      style={{ "--columns": template }}
    >
      <div class="rn-row rn-track">
        <div class="rn-seat">
          <strong class="rn-caps">{w.track}</strong>
          <small>{fill(w["track-note"], { pile: picture.tokens })}</small>
          {/* Where plots are too small for names, the one that is pointed at or tapped is named here. */}
          <small class="rn-tip">{about?.label}</small>
        </div>
        <ol class="rn-strip">
          {grid.map((column) =>
            "round" in column ? (
              space(column.round)
            ) : (
              <li
                key={`i${column.invasion}`}
                class="rn-banner rn-head"
                title={fill(w.invasion, { round: column.invasion })}
              >
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
            class={classes(
              "rn-row",
              snapshot.you === number && "rn-me",
              deciding && "rn-deciding",
              picture.winners.includes(number) && "rn-won",
              picture.first === number && "rn-starts",
            )}
          >
            <div class="rn-seat">
              <p class="rn-who">
                {/* Whoever began the round has battlements. */}
                <b class="rn-mono" aria-hidden title={picture.first === number ? w["first-player"] : undefined}>
                  {monogram(names[number] ?? "")}
                </b>
                <strong title={[names[number], snapshot.players[String(number)]].filter(Boolean).join(", ")}>
                  {names[number]}
                </strong>
                {picture.first === number && <span class="rn-sr">{w["first-player"]}</span>}
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
            <ol class="rn-strip" aria-label={tell(w, "realm-of", snapshot, { name: number })}>
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
    const now = picture.round === round && picture.decision !== undefined;
    return (
      <Space
        key={round}
        round={round}
        token={picture.track[round - 1] ?? null}
        now={now}
        ghost={now && ghost}
        book={book}
      />
    );
  }

  function plotCell(seat: number, round: number) {
    const { plots } = picture.seats[seat]!;
    const plot = plots[round - 1];
    const now = picture.decision?.kind === "take" && picture.decision.seat === seat && plots.length === round - 1;
    const label =
      now && desk.live ? (snapshot.people.includes(seat) ? w["your-move"] : "…") : plot === null ? w["lost-turn"] : "";
    return plot ? (
      <Plot
        key={round}
        {...plot}
        round={round}
        book={book}
        lit={lit.includes(plot.card) || losable.includes(plot.card)}
        onPoint={desk.point}
        onEnlarge={state.enlarge}
      />
    ) : (
      <li key={round} class={`rn-plot rn-empty${now ? " rn-now" : ""}`} style={skyStyle(round, book.pages)}>
        <span class="rn-label">{label}</span>
      </li>
    );
  }

  function ring(seat: number, round: number) {
    const struck = picture.struck[String(round)];
    const odds = picture.rings[String(round)];
    if (struck) {
      const held = struck.held[seat] ?? null;
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
    // The ring of whoever decides shows the same two figures as the choice that is looked at.
    const looked = coming?.round === round && picture.decision?.seat === seat ? state.looked?.hold : undefined;
    const then = looked && looked[1] !== percent ? looked[1] : undefined;
    const about = then === undefined ? String(percent) : fill(w["hold-to"], { now: percent, then });
    const label = `${fill(w.invasion, { round })}: ${fill(w["chance-to-hold"], { percent: about })}`;
    const shown = odds?.exact ? String(percent) : `≈${percent}`;
    return (
      <li key={`i${round}`} class="rn-banner" title={label}>
        <svg class="rn-ring" viewBox="0 0 44 44" role="img" aria-label={label}>
          <circle cx="22" cy="22" r="18" />
          <circle class="rn-arc" cx="22" cy="22" r="18" pathLength="100" stroke-dasharray={`${percent} 100`} />
          {then !== undefined && (
            <circle class="rn-arc rn-arc2" cx="22" cy="22" r="18" pathLength="100" stroke-dasharray={`${then} 100`} />
          )}
          {then === undefined ? (
            <text x="22" y="26.5">
              {shown}
            </text>
          ) : (
            <text class="rn-two" x="22" y="20.5">
              {shown}
              <tspan x="22" dy="11.5">
                →{then}
              </tspan>
            </text>
          )}
        </svg>
      </li>
    );
  }
}

interface PlotProps extends PlotFacts {
  round: number;
  book: BoardTexts<Pages>;
  lit: boolean;
  onPoint: (card: string | null) => void;
  onEnlarge: (card: string) => void;
}

const Plot = memo(({ card: name, down, points, round, book, lit, onPoint, onEnlarge }: PlotProps) => {
  const w = book.words;
  const card = book.pages.cards[name];
  if (!card) return null;
  const label = down ? `${w["bastion-name"]}: ${card.label}` : `${card.label}. ${fill(w["points-label"], { points })}`;
  return (
    <li
      class={`rn-plot ${down ? "" : `rn-cat-${card.category}`}${lit ? " rn-lit" : ""}`}
      style={skyStyle(round, book.pages)}
      data-plot={name}
      title={`${label}. ${down ? "" : card.words}`}
      onMouseEnter={() => onPoint(name)}
      onMouseLeave={() => onPoint(null)}
    >
      {down ? (
        <>
          <Wall />
          <b class="rn-def">
            <Icon name="shield" />
            {book.pages.bastion.shields}
          </b>
        </>
      ) : (
        <>
          <Scene card={card} round={round} rounds={book.pages.rounds} />
          <Badge category={card.category} />
          <b class="rn-seal">{points}</b>
          {card.shields > 0 && (
            <span class="rn-own-shield">
              <Icon name="shield" />
            </span>
          )}
        </>
      )}
      <span class="rn-label">
        <span>{down ? w["bastion-name"] : <Words text={card.name} />}</span>
      </span>
      <button
        type="button"
        class="rn-zoom"
        data-enlarge={name}
        tabIndex={-1}
        aria-label={fill(w.enlarge, { card: label })}
        onClick={() => onEnlarge(name)}
        onFocus={() => onPoint(name)}
        onBlur={() => onPoint(null)}
      />
    </li>
  );
});

interface SpaceProps {
  round: number;
  token: Token;
  now: boolean;
  ghost: boolean;
  book: BoardTexts<Pages>;
}

const Space = memo(({ round, token, now, ghost, book }: SpaceProps) => {
  const w = book.words;
  const label =
    token === null
      ? w["token-none"]
      : token === "face down"
        ? w["token-down"]
        : fill(w["token-up"], { strength: token });
  return (
    <li class={`rn-space${now ? " rn-now" : ""}`} style={skyStyle(round, book.pages)} title={label}>
      <b>{round}</b>
      <TokenMark token={token} ghost={ghost} />
      <span class="rn-sr">{label}</span>
    </li>
  );
});
