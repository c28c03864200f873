// What a game gives to the shell. The shell knows no game; it mounts the stage that a bundle brings along.
import type { ComponentChild, RefObject } from "preact";
import type { Store } from "../parts/store";
import type { Shown } from "./kernel";
import type { Tab } from "./panel";
import type { Sound } from "./sound";
import type { BoardTexts, Reply, Sentence } from "./wire";

/** What the shell lays before a stage: the position to draw, the book, and the ways to act. */
export interface Desk<Picture, Options, Pages> {
  /** What is shown: the position now, one of the past, or a frame of a scene. Only the first may have options. */
  snapshot: Shown<Picture, Options>;
  book: BoardTexts<Pages>;
  /** Whether the position now is shown, and not one of the past or a frame of a scene. */
  live: boolean;
  /** Whether charts stand in a dock at the foot of the panel: a studio. */
  docked: boolean;
  /** Keys of what Python lights: see `lightOf`. What carries `data-light` with such a key is lit by itself. */
  lit: string[];
  /** The key of what is pointed at, on the board or in the story, for those who draw it in words. */
  pointed: Store<string | null>;
  /** The element of the board. */
  root: RefObject<HTMLElement | null>;
  /** Light a thing, wherever it carries its key as `data-light`; null for none. Nothing is drawn again. */
  point(key: string | null): void;
  /** Play a move, as text. A second one before Python has answered is not sent. */
  play(move: string): void;
  /** Why is this move not allowed? An answer without `why` means that it is. */
  ask(move: string): Promise<Reply>;
  /** The move that is looked at, for charts beside the board; null for none. */
  look(move: string | null): void;
  /** What `chances` of the stage in Python says of the position now; undefined where it says nothing. */
  chances(look?: number): Promise<unknown>;
  /** The moves of a moment of the review that is looked at: the one that was played, and the better one. */
  compared?: { played: string; better: string };
  /** Every position from the start to the one that is shown. */
  positions(): Picture[];
  /** Open the reason of a step in the list of moves: the one place where it stands. */
  why(step: number): void;
  /** Whether whoever made the move of a step said why. */
  reasonAt(step: number): boolean;
  /** What a person has marked on this board, and to mark it: it is saved with the notebook. */
  marked(name: string): string;
  mark(name: string, value: string): void;
  /** Turn the panel to the choice, as when a move is picked among the chances. */
  choose(): void;
  /** The tabs of the panel, and the one that is open: a stage that shows one part at a time leads there by itself. */
  tabs: Tab[];
  tab: Tab;
  open(tab: Tab): void;
  /** Open the menu, or close it. */
  menu(): void;
}

export interface StageProps<Picture, Options, Pages, State> {
  desk: Desk<Picture, Options, Pages>;
  state: State;
}

/** A frame that a stage draws: what it shows, whether it is the last of its scene, and how to go on. */
export interface Beat {
  facts: unknown;
  last: boolean;
  next(): void;
  /** Whether all of its picture is seen; see it whole at once, or go on; see it again from the beginning. */
  whole: boolean;
  skip(): void;
  again(): void;
}

/** `State` is what a stage remembers between two drawings: what is selected, where the focus is. */
export interface Stage<Picture, Options, Pages, State> {
  /** A hook: called once for each drawing of the board, before everything else. */
  use(desk: Desk<Picture, Options, Pages>): State;
  /** The table. `front`, if there is something, stands in the place where the next choice lies: a scene, or the panel. */
  Table(props: StageProps<Picture, Options, Pages, State> & { front: ComponentChild }): ComponentChild;
  /** What can be chosen now; only asked for when a person is to decide. Choices carry `data-option` and `data-move`. */
  Panel(props: StageProps<Picture, Options, Pages, State>): ComponentChild;
  /** The result; only asked for when the game is over. */
  Result(props: StageProps<Picture, Options, Pages, State>): ComponentChild;
  /** Top line, after the title: where in the game we are. */
  Time?(props: StageProps<Picture, Options, Pages, State>): ComponentChild;
  /** What ends the game and who wins it, as a sentence: it is always there until the game is over. */
  goal?(desk: Desk<Picture, Options, Pages>): string | undefined;
  /** Who has won, as the line over the table says it; undefined as long as nobody has. */
  ending?(desk: Desk<Picture, Options, Pages>): string | undefined;
  /** In the menu: what lies in piles. */
  Store?(props: StageProps<Picture, Options, Pages, State>): ComponentChild;
  /** Top line, at the end: what is left. */
  Stock?(props: StageProps<Picture, Options, Pages, State>): ComponentChild;
  /** The tab Chances. It asks `desk.chances()` for what it shows. */
  Chances?(props: StageProps<Picture, Options, Pages, State>): ComponentChild;
  /** One chart at a time, at the foot of the panel while a choice is made; only asked for in a studio. */
  Dock?(props: StageProps<Picture, Options, Pages, State>): ComponentChild;
  /** A frame of a scene that has `facts`: drawn in the place of its line. `last` if the game goes on after it. */
  Beat?(props: StageProps<Picture, Options, Pages, State> & Beat): ComponentChild;
  /** What the signs of the game mean, for the page behind "?"; its keys are the word `keys-list`. */
  Legend?(props: { book: BoardTexts<Pages> }): ComponentChild;
  /** The places that are picked now without being played, by the names that the stage marks them with (`data-target`). */
  picked?(desk: Desk<Picture, Options, Pages>, state: State): string[];
  /** Turn to the part of the board where a place of that name is, where not all parts are in sight. */
  reveal?(desk: Desk<Picture, Options, Pages>, state: State, place: string): void;
  /** Who is to decide in a picture: for positions of the past, of which the shell knows only the picture. */
  turn?(picture: Picture): number | undefined;
  /** What the seat to decide is asked, as a sentence that follows "Your turn." */
  task?(desk: Desk<Picture, Options, Pages>, state: State): string | undefined;
  /** A move in words, as in "Your move waits: build Sawmill."; without it the move is not named. */
  named?(desk: Desk<Picture, Options, Pages>, move: string): string | undefined;
  /** Choose a move on the board without playing it, as somebody in Python wishes. */
  prepare?(desk: Desk<Picture, Options, Pages>, state: State, move: string): void;
  /**
   * What the style may ask of the whole board: each stands as `data-<name>` on `.rn-in`; undefined marks nothing.
   * `front` is whether something stands in the place of the table: see `Table`.
   */
  marks?(desk: Desk<Picture, Options, Pages>, state: State, front: boolean): Record<string, string | undefined>;
  /** Whether nothing lies on the table, so that the panel may stand in its place. */
  bare?(desk: Desk<Picture, Options, Pages>): boolean;
  /** The sound that belongs to what happened. What is heard is also seen. */
  sound?(sentence: Sentence, book: BoardTexts<Pages>): Sound | undefined;
  /** How many things are ready for whoever decides: one more is heard, and the first one is a small feast. */
  ready?(desk: Desk<Picture, Options, Pages>): number;
  /** Whether what the others did is told from the newest on, in whole sentences: the table shows where it lies. */
  newest?: boolean;
  /** The points of every seat, for the standings beside a scene. */
  points?(picture: Picture): number[];
  /** A key that is the stage's own; true if it was. Asked before the shell looks at the key. */
  key?(key: string, desk: Desk<Picture, Options, Pages>, state: State): boolean;
  /** After a drawing: move what has changed. Gets what it answered last time, null at first. */
  moved?(root: HTMLElement, before: unknown, picture: Picture): unknown;
}
