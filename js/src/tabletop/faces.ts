// What the face of a card shows: a large number, its colour with a sign, or an icon, and a few of its columns. Pure.
import { SIGNS } from "./signs";
import type { Column, ThingSeen } from "./wire";

export interface Face {
  name: string;
  /** What is read first: a number that tells cards of a colour apart. */
  big?: string;
  /** What stands below it: the name without that number. */
  caption: string;
  /** A drawn sign, or an icon as text. */
  sign?: string;
  icon?: string;
  /** One of the colours that have a name; otherwise a hue that follows from the name. */
  tone?: string;
  hue: number;
  lines: string[];
  text?: string;
}

// An emoji as a drawn sign, for machines that have no letters for it.
const EMOJI: Record<string, string> = {
  "❤": "heart",
  "♥": "heart",
  "🌿": "leaf",
  "🍀": "leaf",
  "🍃": "leaf",
  "💧": "drop",
  "♠": "spade",
  "☀": "sun",
  "🌞": "sun",
  "🌾": "sun",
  "🌙": "moon",
  "⭐": "star",
  "🌟": "star",
  "♦": "diamond",
  "💎": "diamond",
  "💍": "ring",
  "🔥": "flame",
  "🪔": "flame",
  "🌸": "flower",
  "🌼": "flower",
  "🛡": "shield",
  "⚔": "sword",
  "🗡": "sword",
  "🪙": "coin",
  "💰": "coin",
  "👑": "crown",
  "🏠": "house",
  "🏡": "house",
  "🌲": "tree",
  "🌳": "tree",
  "🌊": "wave",
  "🪨": "stone",
  "⚡": "bolt",
  "🐟": "fish",
  "🍤": "shrimp",
  "🦐": "shrimp",
  "🥟": "dumpling",
  "🥚": "egg",
  "🍣": "roll",
  "🦑": "squid",
};

const drawable = new Map<string, boolean>();

/** Whether this machine has letters for a text, or would draw the box that stands for none. */
export function canDraw(text: string): boolean {
  const known = drawable.get(text);
  if (known !== undefined) return known;
  const canvas = document.createElement("canvas");
  const pen = /^[\p{L}\p{N}]+$/u.test(text) ? null : canvas.getContext?.("2d", { willReadFrequently: true });
  const drawn = (letters: string) => {
    pen!.clearRect(0, 0, 40, 40);
    pen!.fillText(letters, 4, 30);
    return pen!.getImageData(0, 0, 40, 40).data.join();
  };
  if (pen) pen.font = "24px sans-serif";
  const can = !pen || drawn(text.replaceAll("\ufe0f", "")) !== drawn("\u{10fffd}");
  drawable.set(text, can);
  return can;
}

/** An icon as what can be drawn: one of our signs, or a text; neither where the machine has no letters for it. */
export function iconOf(icon: string | undefined): { sign?: string; icon?: string } {
  if (!icon) return {};
  if (icon in SIGNS) return { sign: icon };
  if (canDraw(icon)) return { icon };
  const sign = EMOJI[icon.replaceAll("\ufe0f", "")];
  return sign ? { sign } : {};
}

// Colours in the three languages, each with a sign that tells it without colour. No sign is a letter.
const TONES: Record<string, [string, string[]]> = {
  red: ["heart", ["red", "rot", "rosso", "rossa"]],
  green: ["leaf", ["green", "grün", "gruen", "verde"]],
  blue: ["drop", ["blue", "blau", "blu"]],
  black: ["spade", ["black", "schwarz", "nero", "nera"]],
  yellow: ["sun", ["yellow", "gelb", "giallo", "gialla", "gold", "oro"]],
  white: ["ring", ["white", "weiß", "weiss", "bianco", "bianca"]],
  orange: ["flame", ["orange", "arancione"]],
  purple: ["moon", ["purple", "violet", "lila", "violett", "viola"]],
  brown: ["diamond", ["brown", "braun", "marrone"]],
  pink: ["flower", ["pink", "rosa"]],
  grey: ["shield", ["grey", "gray", "grau", "grigio", "grigia", "silver", "silber", "argento"]],
};
const TONE_OF = new Map(Object.entries(TONES).flatMap(([tone, [, words]]) => words.map((word) => [word, tone])));
const NUMBERS = /^(number|value|rank|strength|points|zahl|nummer|wert|punkte|numero|valore|punti)$/i;
const TEXTS = /^(text|rule|effect|regel|wirkung|effetto|regola)$/i;
// So many columns fit on a card.
const COLUMNS = 3;

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** A number that is always the same for a name. */
export function hueOf(name: string): number {
  let hash = 7;
  for (const sign of name) hash = (hash * 31 + sign.codePointAt(0)!) % 3600;
  return hash % 360;
}

export function faceOf({ name = "", icon, columns = {} }: ThingSeen): Face {
  const entries = Object.entries(columns);
  const named = wordsOf(name);
  const colour = [...entries.map(([, value]) => value), ...named].find(
    (value): value is string => typeof value === "string" && TONE_OF.has(value.toLowerCase()),
  );
  const tone = colour && TONE_OF.get(colour.toLowerCase());
  const number =
    entries.find(([, value]) => typeof value === "number" && named.includes(String(value))) ??
    (tone ? entries.find(([key, value]) => typeof value === "number" && NUMBERS.test(key)) : undefined);
  const big = number && String(number[1]);
  const caption = big ? name.replace(new RegExp(`(^|\\s)${big}(?=\\s|$)`), " ").trim() || name : name;
  const text = entries.find(([key]) => TEXTS.test(key));
  const used = [number?.[0], text?.[0], entries.find(([, value]) => value === colour)?.[0]];
  const drawn = iconOf(icon);
  const said = (tone && TONES[tone]![0]) ?? named.find((word) => word in SIGNS);
  return {
    name,
    big,
    caption,
    sign: drawn.sign ?? (drawn.icon ? undefined : said),
    icon: drawn.icon,
    tone,
    hue: hueOf(name),
    lines: entries
      .filter(([key, value]) => !used.includes(key) && tells(value))
      .map(lineOf)
      .slice(0, COLUMNS),
    text: text && String(text[1]),
  };
}

const tells = (value: Column) => value !== 0 && value !== "" && value !== false;
const lineOf = ([key, value]: [string, Column]) =>
  typeof value === "number" ? `${key} ${value}` : value === true ? key : String(value);

/** Two letters for what has no sign: one alone is shared by too many names. */
export const shortOf = (name: string) => [...name].slice(0, 2).join("");

/** Everything on a card, for whoever points at it. */
export function titleOf(thing: ThingSeen): string {
  const columns = Object.entries(thing.columns ?? {}).map(([key, value]) => `${key} ${value}`);
  return [thing.name ?? "", ...columns].join(", ");
}

/** Equal things stand together, in the order in which the first of each lies there. */
export function together(things: (ThingSeen | null)[]): { thing: ThingSeen; count: number }[] {
  const found = new Map<string, { thing: ThingSeen; count: number }>();
  for (const thing of things) {
    if (!thing) continue;
    const key = thing.name === undefined ? `back ${thing.back ?? ""}` : `${thing.name} ${thing.seat ?? ""}`;
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { thing, count: 1 });
  }
  return [...found.values()];
}
