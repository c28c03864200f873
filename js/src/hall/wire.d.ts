// Made by tools/wire_types.py from realms_nb/halls/wire.py: do not edit. What may be None there may be missing here.

export type Tongue = "en" | "de" | "it";

/** Somebody with a key is there, for the first time or again; the last question that was answered, if any. */
export interface Sit {
  kind: "sit";
  key: string;
  language?: Tongue;
}

/** What the board of a seat says; `Message` in the board's wire. */
export interface ToSeat {
  kind: "board";
  content: Record<string, unknown>;
}

/** The language of the page. */
export interface Speak {
  kind: "speak";
  value: Tongue;
}

export type SignName = "well-played" | "thanks" | "one-moment" | "help" | "wow" | "sorry";

/** One of six signs, for those at the table and the teacher; there is no chat. */
export interface SendSign {
  kind: "sign";
  value: SignName;
}

/** An answer to what the teacher asks. */
export interface SendGuess {
  kind: "guess";
  value: string;
}

/** Take the lesson of the game while nothing is played yet, or put it away. */
export interface Learn {
  kind: "learn";
  on: boolean;
}

/** I am not who this seat is for: it becomes free again. */
export interface Leave {
  kind: "leave";
}

/** The line is whole: said from both sides, since a line that is cut looks whole for minutes. */
export interface Here {
  kind: "here";
}

export type FromGuest = Sit | ToSeat | Speak | Leave | Here | SendSign | SendGuess | Learn;

export type Presence = "here" | "away" | "bot" | "empty";

/** Who sits at a seat: here, away for so many seconds, or played by a strategy. */
export interface Neighbour {
  name: string;
  presence: Presence;
  you: boolean;
  seconds?: number;
  player?: string;
  sign?: SignName;
}

/** A square of `size` fields, the white around it included, and the path of its dark ones. */
export interface Qr {
  size: number;
  path: string;
}

/** What a page shows around the board: where one sits, with whom, and what the table waits for. */
export interface HallRoom {
  kind: "room";
  title: string;
  language: Tongue;
  neighbours: Neighbour[];
  stage: "waiting" | "playing" | "over" | "late" | "wall";
  paused: boolean;
  said: string;
  table?: number;
  turn?: number;
  since?: number;
  patience?: number;
  fill?: string;
  code?: string;
  address?: string;
  qr?: Qr;
  scores?: number[];
  signs?: SignName[];
  question?: string;
  guess?: string;
  learns?: boolean;
  learning?: boolean;
  cards?: boolean;
  words?: Record<string, string>;
}

/** The whole board of a seat. Another `game` begins anew; the same goes on with what was not answered. */
export interface SeatBoard {
  kind: "state";
  game: string;
  bundle: string;
  state: Record<string, unknown>;
}

/** What the board is told: new values, or an answer. */
export interface ToBrowser {
  kind: "board";
  data: Record<string, unknown>;
}

/** This key opens nothing any more: why, in a sentence. Or not now: `later` the same hall may be opened again. */
export interface Gone {
  kind: "gone";
  text: string;
  later?: boolean;
}

/** What was sent could not be read; nothing has changed. */
export interface Unread {
  kind: "unread";
  text: string;
}

export type ToGuest = HallRoom | SeatBoard | ToBrowser | Gone | Unread | Here;

/** A table at a glance: who is there, how far its game is, whose turn it is for how many seconds, who leads. */
export interface TableRow {
  number: number;
  seats: Neighbour[];
  moves: number;
  game: number;
  paused: boolean;
  over: boolean;
  turn?: number;
  since?: number;
  leads?: string;
  points?: number;
  trouble?: string;
}

/** What the teacher sees of a hall. */
export interface HallView {
  title: string;
  game: string;
  code: string;
  address: string;
  wall: string;
  here: number;
  people: number;
  rows: TableRow[];
  late: string[];
  begun: boolean;
  fill: string;
  head: string[];
  words: Record<string, string>;
  language: Tongue;
  projected?: number;
  trouble?: string;
  closed?: boolean;
  qr?: Qr;
  next_round?: boolean;
}

export type Act = "start" | "pause" | "resume" | "project" | "stand-in" | "give-back" | "seat-late" | "next-round";

/** A button of the class view that was pressed; without a table it is for all of them. */
export interface Deed {
  act: Act;
  table?: number;
  seat?: number;
  name?: string;
}
