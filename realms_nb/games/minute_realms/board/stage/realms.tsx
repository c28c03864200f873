// Time, danger and realms as one picture: a column a round, a row a seat, banners for the invasions.
import { memo } from "@realms/parts/memo";
import { SeatHead } from "@realms/parts/seat-head";
import { useStored } from "@realms/parts/store";
import { Count } from "@realms/shell/motion";
import { classes, fill, tell } from "@realms/shell/text";
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

/** Who plays at a seat, and how well: "Bo, level 3 of 4 (duke)". */
export function rival({ snapshot, book }: MinuteDesk, seat: number, player: string | undefined): string {
  return [snapshot.names[seat], player && (book.words[`level-${player}`] ?? player)].filter(Boolean).join(", ");
}

/** `ghost`: the card that is looked at would place a token. */
export function Realms({ desk, state, ghost }: { desk: MinuteDesk; state: MinuteState; ghost: boolean }) {
  const { snapshot, book } = desk;
  const { picture, names } = snapshot;
  const w = book.words;
  const grid = columns(book.pages);
  const coming = nextInvasion(picture, book.pages);
  // What can be lost is lit.
  const losable = (snapshot.options?.lose ?? []).filter((loss) => !loss.why).map((loss) => loss.card);
  // On a narrow screen one realm stands under the cards: that of whoever decides here, else one's own.
  const turn = picture.decision?.seat;
  const near = turn !== undefined && snapshot.people.includes(turn) ? turn : (snapshot.you ?? 0);
  const template = grid.map((column) => ("round" in column ? "minmax(0, 1fr)" : "var(--banner)")).join(" ");
  return (
    <section class="rn-realms" data-target="realms" aria-label={w.track} style={{ "--columns": template }}>
      <div class="rn-row rn-track">
        <div class="rn-seat">
          {/* Where plots are too small for names, the one that is pointed at or tapped is named here. */}
          <Tip desk={desk} />
          <strong class="rn-caps">{w.track}</strong>
          <small>{w["track-note"]}</small>
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
              near === number && "rn-nearby",
              deciding && "rn-deciding",
              picture.winners.includes(number) && "rn-won",
              picture.first === number && "rn-starts",
            )}
          >
            <SeatHead
              name={names[number]!}
              title={rival(desk, number, snapshot.players[String(number)])}
              points={seat.points}
              pointsWord={w["points-now"]!}
              first={picture.first === number ? w["first-player"] : undefined}
              light={`coins ${number}`}
              after={picture.winners.includes(number) && <Icon name="crown" />}
              figures={
                <>
                  <Icon name="coin" />
                  <b>
                    <Count value={seat.coins} />
                  </b>
                  <span class="rn-sr">{w.coins}</span>
                  <Icon name="shield" />
                  <b>{seat.shields}</b>
                  <span class="rn-sr">{w.shields}</span>
                </>
              }
            />
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
        lit={losable.includes(plot.card)}
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
        <li key={`i${round}`} class="rn-banner" data-target={`ring-${round}-${seat}`} title={label}>
          <span class={`rn-mark${held ? " rn-held" : ""}`} role="img" aria-label={label}>
            {held === null ? "?" : held ? "✓" : "✗"}
          </span>
        </li>
      );
    }
    const percent = odds?.holds[seat] ?? 0;
    const changes = coming?.round === round && picture.decision?.seat === seat;
    const now = fill(odds?.exact ? w["chance-to-stop"] : w["chance-about"], { percent });
    const label = `${fill(w.invasion, { round })}: ${now}`;
    return (
      <li key={`i${round}`} class="rn-banner" data-target={`ring-${round}-${seat}`} title={label}>
        <svg class="rn-ring" viewBox="0 0 44 44" role="img" aria-label={label}>
          <circle cx="22" cy="22" r="18" />
          {changes && <Foreseen state={state} percent={percent} />}
          <circle
            class={odds?.exact ? "rn-arc" : "rn-arc rn-rough"}
            cx="22"
            cy="22"
            r="18"
            pathLength="100"
            stroke-dasharray={odds?.exact ? `${percent} 100` : dotted(percent)}
          />
          <text x="22" y="26.3">
            {percent}
            {percent < 100 && "\u2009"}%
          </text>
        </svg>
      </li>
    );
  }
}

/** The ring says what is so now: what the use that is looked at would make of it is a pale arc, and said beside. */
function Foreseen({ state, percent }: { state: MinuteState; percent: number }) {
  const move = useStored(state.pointed, (each) => each);
  const then = state.foreseen(move)?.hold?.[1];
  if (then === undefined || then === percent) return null;
  return <circle class="rn-arc rn-arc2" cx="22" cy="22" r="18" pathLength="100" stroke-dasharray={`${then} 100`} />;
}

/** An arc so long, of dots: what is only estimated. */
function dotted(percent: number): string {
  const dots: number[] = [];
  for (let at = 0; at + 2 <= percent; at += 3) dots.push(2, 1);
  dots.push(Math.max(0, percent - 1.5 * dots.length), 200);
  return dots.join(" ");
}

/** The name of the card that is pointed at. */
function Tip({ desk }: { desk: MinuteDesk }) {
  const name = useStored(desk.pointed, (key) => key);
  return <small class="rn-tip">{desk.book.pages.cards[name ?? ""]?.label}</small>;
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
      data-light={name}
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
