// Made by tools/wire_types.py from realms_nb/games/minute_realms/board/wire.py: do not edit. What may be None there may be missing here.

export type Category = "productive" | "residential" | "commercial" | "military" | "noble" | "clerical";

export type Token = number | "face down" | null;

/** How a card scores, in signs: seal, operator, thing. */
export interface Sign {
  kind: string;
  points: number;
  least?: number;
  categories?: Category[];
}

/** A card: `name` is the label with soft hyphens, `signs` what its signs say, for whoever hears the board. */
export interface CardFacts {
  id: number;
  place: number;
  label: string;
  name: string;
  category: Category;
  cost: number;
  trade: string;
  shields: number;
  fixed: boolean;
  sign: Sign;
  words: string;
  trades: string;
  signs: string;
}

/** What a bastion brings. */
export interface BastionFacts {
  shields: number;
  words: string;
}

/** Cards and numbers of the rules; `goal` says what ends the game and who wins. */
export interface Pages {
  goal: string;
  rounds: number;
  invasions: number[];
  bastion: BastionFacts;
  cards: Record<string, CardFacts>;
  categories: Record<string, string>;
}

/** A used card: a building with the points it brings now, or face down as a bastion. */
export interface PlotPicture {
  card: string;
  down: boolean;
  points: number;
}

/** A realm; null stands for a lost turn. */
export interface Seat {
  coins: number;
  shields: number;
  points: number;
  plots: (PlotPicture | null)[];
}

/** What is asked, and whom. */
export interface Decision {
  kind: "take" | "lose";
  seat: number;
}

/** A card taken this round, and from whom; without a holder, from the middle. */
export interface Took {
  card: string;
  holder?: number;
}

/** An invasion that has come: its tokens, and of each seat its shields then, whether they were enough, what it lost. */
export interface Struck {
  strength: number;
  tokens: number[];
  held: (boolean | null)[];
  shields: number[];
  lost: (string | null)[];
}

/** An invasion that is to come: the chance of each realm to hold, in percent. */
export interface Ring {
  exact: boolean;
  holds: number[];
}

/** A line of a score sheet: a plot with what it brings and why, or the last invasion (without a card). */
export interface SheetLine {
  points: number;
  words: string;
  card?: string;
  down?: boolean;
}

/** The end in words: the line over the table, who has won, one's own place, and what made the difference. */
export interface Ending {
  headline: string;
  title: string;
  reason: string;
  place?: string;
}

/** The table. */
export interface Picture {
  round: number;
  first: number;
  seats: Seat[];
  fronts: (string | null)[];
  middle: string[];
  origin: Record<string, number>;
  took: Record<string, Took>;
  track: Token[];
  tokens: number;
  deck: number;
  discards: string[];
  struck: Record<string, Struck>;
  rings: Record<string, Ring>;
  winners: number[];
  decision?: Decision;
  sheets?: ((SheetLine | null)[])[];
  ending?: Ending;
}

/** One way of using a card: numbers before and after, or why it is not allowed. */
export interface Use {
  move: string;
  coins: [number, number];
  points: number;
  shields: [number, number];
  hold?: [number, number];
  why?: string;
  rule?: string;
}

/** Both ways of using a card. */
export interface Uses {
  build: Use;
  bastion: Use;
}

/** One trade action with the coins before and after it. */
export interface TradePicture {
  action: string;
  before: number;
  after: number;
  token: boolean;
  words: string;
}

/** What a card would bring at once to each seat that can still take it, by what all can see; and in words. */
export interface CardWorth {
  words: string;
  gains: [number, number][];
}

/** What taking a card means: where it comes from, its trade, both ways of using it, what it is worth to each. */
export interface Taking {
  own: boolean;
  source: string;
  trade: TradePicture[];
  uses: Uses;
  worth: CardWorth;
}

/** The only thing left to do when no card can be taken. */
export interface Discard {
  move: string;
  text: string;
}

/** A building, and what losing it costs; or why it cannot be lost. */
export interface Loss {
  move: string;
  card: string;
  words: string;
  why?: string;
  rule?: string;
}

/** What can be done: cards to take, a card to discard, or buildings to lose. */
export interface Options {
  take?: Record<string, Taking>;
  discard?: Discard;
  lose?: Loss[];
}

/** What a seat did with a round: the card, and numbers before and after; without a card for a lost turn. */
export interface Harvest {
  coins: [number, number];
  points: [number, number];
  shields: [number, number];
  card?: string;
  down?: boolean;
}

/** The end of a round, before the next one is dealt: what each seat did, what was left over, who begins. */
export interface RoundEnd {
  kind: "round";
  round: number;
  seats: Harvest[];
  left: string[];
  first: number;
}

/** A frame of a scene whose picture says it all: an invasion seat by seat, or the score sheets row by row. */
export interface ScenePicture {
  kind: "invasion" | "scoring";
}

/** The chance to win of a move, with its 95 % interval, in percent. */
export interface MoveChance {
  move: string;
  card: string;
  win: number;
  low: number;
  high: number;
}

/** How likely the coming invasion is to be this strong, in percent. */
export interface Strength {
  strength: number;
  percent: number;
}

/** The coming invasion: its round, how strong it may be, and each realm's shields and chance to hold. */
export interface Coming {
  round: number;
  strengths: Strength[];
  shields: number[];
  words: string;
}

/** The tab Chances: the moves by chance to win, best first, from so many futures each; then the invasion. */
export interface Chances {
  playouts: number;
  even: number;
  moves: MoveChance[];
  invasion?: Coming;
}
