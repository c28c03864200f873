// The stage of Realm of Sand: day and night on one board, a market that answers it, and the city that grows.
import { mount } from "@realms/shell/app";
import type { Stage } from "@realms/shell/stage";
import { Standings } from "@realms/shell/story";
import { classes, fill, tell } from "@realms/shell/text";
import { prepare } from "./acts";
import { Chances } from "./chances";
import { key } from "./keys";
import { Legend } from "./legend";
import { settle } from "./moved";
import { Others } from "./others";
import { Panel } from "./panel";
import { Ring } from "./ring";
import { Beat, byLevel, placed } from "./scenes";
import { Icon, One } from "./signs";
import "./stage.css";
import { type Props, type SandState, useSand } from "./state";
import type { Options, Pages, Picture } from "./wire";
import { bestOf, label } from "./words";
import { You } from "./you";

const TABS = ["board", "market", "others", "story"];
const TAB_ICONS: Record<string, string> = { board: "grid", market: "city", others: "others", story: "step" };

function Time({ desk: { snapshot, book } }: Props) {
  const { picture } = snapshot;
  const w = book.words;
  const solo = picture.seats.length === 1;
  if (solo)
    return (
      <span class="rn-when">
        {fill(w["turn-of-turns"], { at: Math.min(book.pages.turns, picture.round), turns: book.pages.turns })}
      </span>
    );
  return (
    <span class="rn-when">
      <b>{fill(w.round, { round: picture.round })}</b>
      {picture.last ? (
        `, ${w["the-last"]}`
      ) : (
        <span class="rn-starter">
          , <Icon name="first" size={18} /> {tell(w, "began", snapshot, { name: 0 })}
        </span>
      )}
    </span>
  );
}

function Stock({ desk: { snapshot, book } }: Props) {
  const { squares, discs } = snapshot.picture;
  const { words: w, pages } = book;
  const name = (letter: string, count: number) => {
    const colour = pages.colours[letter.toUpperCase()]!;
    return `${count} ${letter === letter.toUpperCase() ? colour : fill(w["disc-of"], { disc: colour })}`;
  };
  const all = [
    ...[..."GRK"].map((letter, at) => [letter, squares[at]!] as const),
    ...[..."grkby"].map((letter, at) => [letter, discs[at]!] as const),
  ];
  return (
    <span
      class="rn-sup"
      role="img"
      aria-label={`${w.supply}: ${all.map(([letter, count]) => name(letter, count)).join(", ")}`}
    >
      {w.supply}
      {all.map(([letter, count]) => (
        <span key={letter} title={count ? name(letter, count) : w["none-left"]} class={count ? undefined : "rn-none"}>
          <One letter={letter} size={15} />
          {count}
        </span>
      ))}
    </span>
  );
}

function Result({ desk, state }: Props) {
  const { snapshot, book } = desk;
  const { words: w, pages } = book;
  const { winners, seats, rank, tie } = snapshot.picture;
  const all = seats.map((seat) => seat.points);
  const order = placed(snapshot.picture);
  const points = all[winners[0]!] ?? 0;
  const solo = rank !== undefined;
  const next = pages.ranks.find((each) => each.least > all[0]!);
  return (
    <div class="rn-result">
      <h3>{solo ? pages.ranks.find((each) => each.key === rank)?.name : w.over}</h3>
      <p>
        {solo
          ? `${fill(w["points-label"], { points: all[0]! })}. ${next ? fill(w["next-rank"], { count: next.least - all[0]!, rank: next.name }) : ""}`
          : winners.length > 1
            ? tell(w, "share", snapshot, { names: winners }, { points })
            : tell(w, "wins", snapshot, { name: winners }, { points })}
      </p>
      {tie && <p>{w[`tie-${tie}`]}</p>}
      <p class="rn-quiet">{decided()}</p>
      {!solo && <Standings names={snapshot.names} points={all} most={Math.max(...all)} order={order} />}
      <p class="rn-quiet">{w["look-back"]}</p>
    </div>
  );

  /** What decided it: the level that the winner is furthest ahead in; alone the building that was nearest. */
  function decided(): string {
    const lacks = (card: string) => bestOf(desk, state, card)?.missing ?? 9;
    const [near] = [...state.cards].sort(
      (one, other) => lacks(one) - lacks(other) || pages.cards[other]!.points - pages.cards[one]!.points,
    );
    if (solo)
      return near
        ? fill(w["was-near"], { card: label(desk, near), count: lacks(near), points: pages.cards[near]!.points })
        : "";
    const [first, second] = order.map((seat) => byLevel(pages.cards, seats[seat]!));
    if (!first || !second || tie) return "";
    const lead = first.map((sum, level) => sum - second[level]!);
    const level = lead.indexOf(Math.max(...lead));
    return fill(w["level-decided"], { size: w[`size-${level + 1}`]!, more: first[level]!, less: second[level]! });
  }
}

/** On a narrow screen one part at a time is shown. */
function Tabs({ desk, state }: Props) {
  const w = desk.book.words;
  const ready = new Set(desk.snapshot.options?.builds?.map((build) => build.card)).size;
  return (
    <nav class="rn-parts" aria-label={w.parts}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          class={classes(state.tab === tab && "rn-at")}
          aria-current={state.tab === tab}
          data-to={tab}
          onClick={() => state.set({ tab, show: null })}
        >
          <Icon name={TAB_ICONS[tab]!} />
          {w[`tab-${tab}`]}
          {tab === "market" && ready > 0 && <em>{ready}</em>}
        </button>
      ))}
    </nav>
  );
}

const stage: Stage<Picture, Options, Pages, SandState> = {
  use: useSand,
  Table({ desk, state, front }) {
    const seats = desk.snapshot.picture.seats.length;
    return (
      <div class="rn-sand" data-seats={seats} data-show={state.tab} data-fronted={front ? "" : undefined}>
        <You desk={desk} state={state} />
        <Ring desk={desk} state={state} front={front} />
        <Others desk={desk} state={state} />
        <Tabs desk={desk} state={state} />
      </div>
    );
  },
  Panel,
  Result,
  Chances,
  Beat,
  Time,
  Stock,
  Legend,
  tour: [".rn-act", ".rn-loop", ".rn-side"],
  turn: (picture) => picture.decision?.seat,
  task({ snapshot: { picture, options }, book: { words } }) {
    const decision = picture.decision;
    if (!decision) return undefined;
    if (decision.kind !== "turn") return words[`task-${decision.kind}`];
    if (!decision.done) return words[options?.builds ? "task-turn-build" : "task-turn"];
    return words[options?.builds ? "task-after-build" : "task-after"];
  },
  prepare(desk, state, move) {
    prepare(desk, state, move);
    desk.choose();
  },
  points: (picture) => picture.seats.map((seat) => seat.points),
  key,
  moved: (root, before, picture) => settle(root, before as Picture | null, picture),
};

export default mount(stage);
