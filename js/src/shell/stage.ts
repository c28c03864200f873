// What a game gives to the shell. The shell knows no game; it mounts the stage that a bundle brings along.
import type { ComponentChild, RefObject } from "preact";
import type { Shown } from "./kernel";
import type { BoardTexts, Reply } from "./wire";

/** What the shell lays before a stage: the position to draw, the book, and the ways to act. */
export interface Desk<Picture, Options, Pages> {
  /** What is shown: the position now, one of the past, or a frame of a scene. Only the first may have options. */
  snapshot: Shown<Picture, Options>;
  book: BoardTexts<Pages>;
  /** Whether the position now is shown, and not one of the past or a frame of a scene. */
  live: boolean;
  /** Whether charts stand in a dock at the foot of the panel: a studio. */
  docked: boolean;
  /** Keys of what is lit, because it is pointed at on the board, in the story or in a chart: see `lightOf`. */
  lit: string[];
  /** The element of the board. */
  root: RefObject<HTMLElement | null>;
  /** Light a thing, wherever it is drawn; null for none. */
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
  /** Turn the panel to the choice, as when a move is picked among the chances. */
  choose(): void;
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
  /** What each step of the tour points at, as selectors; its words are `tour-1`, `tour-1-text` and so on. */
  tour?: string[];
  /** Who is to decide in a picture: for positions of the past, of which the shell knows only the picture. */
  turn?(picture: Picture): number | undefined;
  /** What the seat to decide is asked, as a sentence that follows "Your turn." */
  task?(desk: Desk<Picture, Options, Pages>): string | undefined;
  /** A move in words, as in "Your move waits: build Sawmill."; without it the move is not named. */
  named?(desk: Desk<Picture, Options, Pages>, move: string): string | undefined;
  /** Choose a move on the board without playing it, as somebody in Python wishes. */
  prepare?(desk: Desk<Picture, Options, Pages>, state: State, move: string): void;
  /** Whether nothing lies on the table, so that the panel may stand in its place. */
  bare?(desk: Desk<Picture, Options, Pages>): boolean;
  /** The points of every seat, for the standings beside a scene. */
  points?(picture: Picture): number[];
  /** A key that is the stage's own; true if it was. Asked before the shell looks at the key. */
  key?(key: string, desk: Desk<Picture, Options, Pages>, state: State): boolean;
  /** After a drawing: move what has changed. Gets what it answered last time, null at first. */
  moved?(root: HTMLElement, before: unknown, picture: Picture): unknown;
}
