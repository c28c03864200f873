// What a click or a key does, apart from where it is drawn.

import { fillField } from "./aim";
import { keyOf } from "./ground";
import type { Now, SandDesk, SandState } from "./state";
import type { Build } from "./wire";
import { bestOf } from "./words";

export const buildMove = (build: Build) => `build ${build.card} ${build.fields.match(/../g)!.join(" ")}`;

/** A disc to summon comes into the hand; the same one again goes back. */
export function takeDisc(desk: SandDesk, state: SandState, colour: string) {
  if (!desk.snapshot.options?.summons?.[colour])
    return state.refuse(`summon ${colour} ${state.ground.name(state.field)}`);
  const again = state.hand?.kind === "disc" && state.hand.colour === colour;
  state.take(again ? null : { kind: "disc", colour, at: state.field });
}

/** A tile comes into the hand; the same one again goes back. */
export function takeTile(desk: SandDesk, state: SandState, tile: string) {
  const { options } = desk.snapshot;
  if (options?.asides?.includes(tile)) return state.set({ chosen: tile });
  if (options?.swaps?.[tile] && (state.power || desk.snapshot.picture.decision?.kind === "swap"))
    return state.set({ wish: { ...state.wish, give: tile } });
  if (!options?.lays?.[tile]) {
    const place = state.ground.held(desk.book.pages.tiles[tile]!.faces[0]!, state.field);
    const fields = place.map(([field, colour]) => `${state.ground.name(field)}=${colour}`);
    return state.refuse(`lay ${tile} ${fields.join(" ")}`);
  }
  const again = state.hand?.kind === "tile" && state.hand.tile === tile;
  state.take(again ? null : { kind: "tile", tile, face: 0, at: state.field });
}

/** A field is clicked with nothing in hand: a disc that may be moved, or a square that may be shifted, is lifted. */
export function lift(desk: SandDesk, state: SandState, field: number) {
  const { options } = desk.snapshot;
  const name = state.ground.name(field);
  if (state.power && options?.shifts?.[name]) state.take({ kind: "shift", from: field, at: field });
  else if (state.power && options?.exchanges?.[name]) state.set({ wish: { give: name, take: null } });
  else if (options?.summons?.[name]) state.take({ kind: "lift", from: field, at: field });
  else if (state.power && options?.shifts) state.refuse(`shift ${name} ${name}`);
  else if (options?.lays && !state.summoning && fillField(desk, state, field)) return;
  else if (options?.lays || options?.summons)
    state.say(desk.book.words[state.summoning || !options.lays ? "choose-spirit" : "choose-tile"]);
  state.set({ field });
}

/** A card is looked at while the pointer or the focus is on it. */
export function peeks(now: Now, card: string) {
  const look = () => now.current.state.peek.set(card);
  const leave = () => now.current.state.peek.set(null);
  return { onMouseEnter: look, onMouseLeave: leave, onFocus: look, onBlur: leave };
}

/** A card is made the goal; the goal is let go. */
export const pin = (state: SandState, card: string) =>
  state.set({ goal: state.goal === card ? null : card, picked: null });

/** A card is clicked: one that can be built in one way is built, one that is not ready becomes the goal. */
export function pickCard(desk: SandDesk, state: SandState, card: string, sure: boolean) {
  const builds = state.builds(card);
  // A finger, or a key, first looks and then builds.
  if ((sure || state.picked === card) && builds.length === 1 && desk.live) state.play(buildMove(builds[0]!));
  else if (!builds.length && bestOf(desk, state, card)?.missing !== 0) pin(state, card);
  else state.set({ picked: state.picked === card ? null : card, way: 0, hand: null });
}

/** The end of the turn: with a summoning under way that ends first; a building that is left is asked for once. */
export function endTurn(desk: SandDesk, state: SandState) {
  const { options, picture } = desk.snapshot;
  const { pages } = desk.book;
  const ready = (card: string) => state.ground.standing(pages.cards[card]!, state.seat.board).length > 0;
  if (options?.finish && picture.decision?.kind === "summon" && ![...state.cards, ...state.kept].some(ready))
    state.play("finish", "end");
  else if (options?.finish) state.play("finish");
  else if (options?.end && options.builds && !state.ending) state.set({ ending: true });
  else if (options?.end) state.play("end");
}

/** The pocket watch: a power without a choice is used from the panel, the others open their step there. */
export function pressPower(desk: SandDesk, state: SandState) {
  const { options } = desk.snapshot;
  const ready = options && (options.looks || options.exchanges || options.shifts || options.swaps || options.spend);
  if (ready)
    state.set({
      power: !state.power,
      hand: null,
      picked: null,
      wish: { give: null, take: null },
      chosen: null,
      // On a phone the circle is swapped with where it lies.
      tab: options.swaps && !state.power ? "market" : "board",
    });
  else if (options) {
    // The crystal is asked about with a move of its own power: why it sleeps, or why nothing can be done with it.
    const { power, tiles } = state.seat;
    const moves = { red: "look I", yellow: "exchange G R", green: "shift B2 C2", blue: `swap ${tiles[0]} ${tiles[1]}` };
    state.refuse(moves[power as keyof typeof moves] ?? "crystal");
  }
}

/** A move that was picked elsewhere is made ready on the board, to be looked at and played: nothing is played here. */
export function prepare({ book }: SandDesk, state: SandState, move: string) {
  const { ground } = state;
  const [verb, what = "", ...rest] = move.split(" ");
  const at = ground.number(rest[0] ?? "");
  const fresh = { hand: null, picked: null, chosen: null, power: false, way: 0 };
  if (verb === "lay") {
    const fields = rest.map((each) => each.slice(0, 2)).join("");
    const colours = rest.map((each) => each.slice(3));
    const lies = (key: string) =>
      key.startsWith(fields) &&
      colours.every((colour, place) => colour === "-" || key[fields.length + place] === colour);
    for (const [face, pattern] of book.pages.tiles[what]!.faces.entries())
      for (let field = 0; field < ground.size; field++)
        if (lies(keyOf(ground, ground.held(pattern, field))))
          return state.take({ kind: "tile", tile: what, face, at: field }, true);
  } else if (verb === "summon") state.take({ kind: "disc", colour: what, at });
  else if (verb === "move") state.take({ kind: "lift", from: ground.number(what), at });
  else if (verb === "shift") {
    state.take({ kind: "shift", from: ground.number(what), at });
    state.set({ power: true });
  } else if (verb === "build") {
    const way = state.builds(what).findIndex((build) => buildMove(build) === move);
    state.set({ ...fresh, picked: what, way: Math.max(0, way) });
  } else if (verb === "exchange" || verb === "swap")
    state.set({ ...fresh, power: true, wish: { give: what, take: rest[0] ?? null } });
  else state.set({ ...fresh, chosen: what || null, power: verb === "look" || verb === "crystal" });
}
