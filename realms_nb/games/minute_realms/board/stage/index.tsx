// The stage of Minute Realms: a market of cards, and the realms as one picture of time and danger.
import { mount } from "@realms/shell/app";
import type { Stage, StageProps } from "@realms/shell/stage";
import { fill, tell } from "@realms/shell/text";
import { Chances } from "./chances";
import { Panel, Result } from "./choice";
import { Dock } from "./dock";
import { Beat, Sheets, Struck } from "./ends";
import { Icon } from "./icons";
import { Large } from "./large";
import { Legend } from "./legend";
import { Market } from "./market";
import { Parts, partOf } from "./parts";
import { Realms } from "./realms";
import { soundOf } from "./sounds";
import "./stage.css";
import { key, type MinuteState, offered, useMinute } from "./state";
import { type Drawn, travel } from "./travel";
import type { Options, Pages, Picture } from "./wire";

type Props = StageProps<Picture, Options, Pages, MinuteState>;

function Time({ desk: { snapshot, book } }: Props) {
  const { picture } = snapshot;
  const w = book.words;
  return (
    <span class="rn-round">
      <b>{fill(w.round, { round: picture.round })}</b> {fill(w["of-rounds"], { rounds: book.pages.rounds })}
      {picture.decision && (
        <span class="rn-began">
          , <Icon name="first" size={18} />
          {tell(w, "began", snapshot, { name: picture.first })}
        </span>
      )}
    </span>
  );
}

function Store({ desk: { snapshot, book } }: Props) {
  const { deck, discards, tokens } = snapshot.picture;
  return (
    <p class="rn-small" title={discards.map((card) => book.pages.cards[card]?.label).join(", ")}>
      {fill(book.words.stock, { deck, discards: discards.length, pile: tokens })}
    </p>
  );
}

const stage: Stage<Picture, Options, Pages, MinuteState> = {
  use: useMinute,
  Table({ desk, state, front }) {
    const taking = state.selected ? desk.snapshot.options?.take?.[state.selected] : undefined;
    const { picture } = desk.snapshot;
    const place =
      front ??
      (picture.sheets ? <Sheets desk={desk} /> : null) ??
      (offered(picture).length ? <Market desk={desk} state={state} /> : <Struck desk={desk} />);
    return (
      <>
        <div class="rn-stage" data-target="market">
          {place}
        </div>
        <Realms desk={desk} state={state} ghost={taking?.trade.some((step) => step.token) ?? false} />
        <Large desk={desk} state={state} />
        <Parts desk={desk} state={state} />
      </>
    );
  },
  Panel,
  Result,
  Chances,
  Dock,
  Beat,
  Time,
  Store,
  Legend,
  goal: (desk) => desk.book.pages.goal,
  ending: ({ snapshot }) => snapshot.picture.ending?.headline,
  picked: (_desk, { selected }) => (selected ? [`card-${selected}`] : []),
  turn: (picture) => picture.decision?.seat,
  task({ snapshot: { picture }, book: { words } }) {
    return picture.decision?.kind === "take" ? words.take : words.lose;
  },
  named({ book: { words, pages } }, move) {
    const [verb, ...rest] = move.split(" ");
    const card = pages.cards[rest.join(" ")]?.label.replaceAll("\u00ad", "");
    return card && words[`named-${verb}`] && fill(words[`named-${verb}`], { card });
  },
  prepare({ snapshot: { options } }, state, move) {
    const card = state.order.find((each) => {
      const uses = options?.take?.[each]?.uses;
      return uses && [uses.build.move, uses.bastion.move].includes(move);
    });
    if (card && card !== state.selected) state.pick(card);
  },
  reveal: (desk, state, place) => {
    // What a ring says of one's own realm stands under the cards, too.
    state.realms.show(/^ring-|^realms$/.test(place) && !place.endsWith(`-${desk.snapshot.you ?? 0}`));
  },
  marks(desk, state, front) {
    const { picture } = desk.snapshot;
    return {
      many: picture.fronts.length > 4 ? "" : undefined,
      // What happens is shown where the cards lie.
      part: front ? "cards" : partOf(desk, state),
      picked: state.selected ? "" : undefined,
      begun: desk.snapshot.history.at > 0 ? "" : undefined,
      over: picture.winners.length ? "" : undefined,
    };
  },
  points: (picture) => picture.seats.map((seat) => seat.points),
  sound: soundOf,
  key,
  moved: (root, before, picture) => travel(root, before as Drawn | null, picture),
};

export default mount(stage);
