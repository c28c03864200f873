// The stage of Realm of Sand: day and night on one ground, a road of ten hourglasses, a market that answers the ground.
import { mount } from "@realms/shell/app";
import type { Stage } from "@realms/shell/stage";
import { fill } from "@realms/shell/text";
import { prepare } from "./acts";
import { fieldsWord } from "./aim";
import { Chances } from "./chances";
import { Goal } from "./goal";
import { key } from "./keys";
import { Legend } from "./legend";
import { Market } from "./market";
import { settle } from "./moved";
import { Panel } from "./panel";
import { ending, Result } from "./result";
import { Road } from "./road";
import { Beat } from "./scenes";
import { soundOf } from "./sounds";
import "./stage.css";
import { type SandState, useSand } from "./state";
import { Tabs } from "./tabs";
import { Stock, Time } from "./top";
import type { Options, Pages, Picture } from "./wire";
import { You } from "./you";

/** On a narrow screen: the part of the board where a place that is marked `data-target` lies; the road is in all. */
const partOf = (place: string) => (/^card-|^market$|^queue/.test(place) ? "market" : "board");

const stage: Stage<Picture, Options, Pages, SandState> = {
  use: useSand,
  Table({ desk, state, front }) {
    return (
      <div class="rn-sand">
        <You desk={desk} state={state} />
        <Road desk={desk} state={state} />
        <Market desk={desk} state={state} front={front} />
        <Goal desk={desk} state={state} />
        <Tabs desk={desk} state={state} />
      </div>
    );
  },
  marks({ snapshot: { picture } }, state, front) {
    const { kind, done } = picture.decision ?? {};
    return {
      seats: String(picture.seats.length),
      show: state.tab,
      step: kind ? (done ? `${kind}-done` : kind) : "over",
      hand: state.hand
        ? state.ghost && !state.ghost.legal && !state.ghost.thin.length
          ? "refused"
          : "held"
        : undefined,
      over: picture.winners.length || picture.rank !== undefined ? "" : undefined,
      fronted: front ? "" : undefined,
      looked: typeof state.show === "number" || state.show === "circle" ? "" : undefined,
      power: state.power || kind === "keep" || kind === "swap" || kind === "start" ? "" : undefined,
      picked: state.picked ? "" : undefined,
    };
  },
  Panel,
  Result,
  Chances,
  Beat,
  Time,
  Stock,
  Legend,
  picked: (_desk, { goal }) => (goal ? [`card-${goal}`] : []),
  reveal(_desk, state, place) {
    state.set({ tab: partOf(place), show: null });
  },
  turn: (picture) => picture.decision?.seat,
  ending,
  task({ snapshot: { picture, options }, book: { words } }, state) {
    const decision = picture.decision;
    if (!decision) return undefined;
    const { hand, ghost, seat } = state;
    if (hand?.kind === "tile" && ghost) {
      const number = seat.tiles.indexOf(hand.tile) + 1;
      return fill(words[ghost.legal || ghost.thin.length ? "task-on-trial" : "task-in-hand"], {
        number,
        fields: fieldsWord(state, ghost.place),
      });
    }
    if (decision.kind !== "turn") return words[`task-${decision.kind}`];
    if (!decision.done) {
      if (options?.builds) return words[options.summons ? "task-turn-build" : "task-lay-build"];
      return words[options?.summons ? "task-turn" : "task-lay"];
    }
    return words[options?.builds ? "task-after-build" : "task-after"];
  },
  prepare(desk, state, move) {
    prepare(desk, state, move);
    desk.choose();
  },
  points: (picture) => picture.seats.map((seat) => seat.points),
  sound: soundOf,
  ready: ({ snapshot: { options } }) => new Set(options?.builds?.map(({ card }) => card)).size,
  key,
  moved: (root, before, picture) => settle(root, before as Picture | null, picture),
};

export default mount(stage);
