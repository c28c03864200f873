// Signs of Realm of Sand. A square is a rune, a circle with a rim a spirit; hollow is what is still missing.

import { iconsOf, line, type Mark, marksOf, round, SIGNS, shape } from "@realms/parts/icons";
import { memo } from "@realms/parts/memo";
import { cellsOf, heightOf, widthOf } from "./ground";

const RUNES: Record<string, Mark[]> = {
  G: [shape("M12 3.5c6.5 4 7 11 0 17-7-6-6.5-13 0-17z"), shape("M12 8v12", "cut")],
  R: [shape("M4 10.5q4-6 8 0t8 0M4 16.5q4-6 8 0t8 0", "wave")],
  K: [shape("m12 3.5 6 6.5-6 10.5L6 10z"), shape("M6 10h12", "cut")],
  B: [shape("M12 3.5c4 5.5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-5.5 6-11z")],
  Y: [shape("M15.5 4.5A8.2 8.2 0 1 0 20 16a6.8 6.8 0 1 1-4.5-11.5z")],
};

interface PieceProps {
  /** A capital letter for a square, a small one for a disc. */
  letter: string;
  hollow?: boolean;
  /** Only the sign, without anything under it: so that nobody takes it for a piece that lies there. */
  bare?: boolean;
}

// Lines over a wave, slanted ones over a shard, none over a leaf: drawn where somebody wants patterns.
const PATTERNS: Record<string, string> = {
  R: "M1 4h22M1 8h22M1 12h22M1 16h22M1 20h22",
  K: "M1 7 7 1M1 15 15 1M1 23 23 1M9 23 23 9M17 23l6-6",
};

/** A piece on a ground of 24 x 24; drawn within its sign, as no component of its own. */
export function Piece({ letter, hollow, bare }: PieceProps) {
  const colour = letter.toUpperCase();
  const disc = letter !== colour;
  return (
    <g class={`rn-rune rn-c-${colour}${hollow || bare ? " rn-hol" : ""}${bare ? " rn-bare" : ""}`}>
      {bare ? null : disc ? (
        <circle class="rn-ba" cx={12} cy={12} r={11.2} />
      ) : (
        <rect class="rn-ba" x={0.75} y={0.75} width={22.5} height={22.5} rx={3} />
      )}
      {!disc && !hollow && !bare && PATTERNS[colour] && <path class="rn-pattern" d={PATTERNS[colour]} />}
      {disc && !hollow && !bare && <circle class="rn-rim" cx={12} cy={12} r={9.2} />}
      {disc ? <g transform="translate(3.4 3.4) scale(.72)">{marksOf(RUNES[colour])}</g> : marksOf(RUNES[colour])}
    </g>
  );
}

/** A piece in a picture of its own, as no component: a field draws many of them. */
export function pictureOf({ letter, hollow, bare, size, class: name }: PieceProps & { size?: number; class?: string }) {
  const style = size ? { width: `${size}px`, height: `${size}px` } : undefined;
  return (
    <svg class={name ?? "rn-i"} viewBox="0 0 24 24" style={style} aria-hidden>
      {Piece({ letter, hollow, bare })}
    </svg>
  );
}

/** A piece alone. */
export const One = memo(pictureOf);

/** Blue and yellow can only be discs; the others are drawn as squares. */
export const asPiece = (colour: string) => (colour === "B" || colour === "Y" ? colour.toLowerCase() : colour);

/** A tile or a pattern; `hollow` says of each of its squares whether it is missing, as a row of 1 and 0. */
export const Shape = memo(({ pattern, px, hollow }: { pattern: string; px: number; hollow?: string }) => {
  const [wide, high] = [widthOf(pattern), heightOf(pattern)];
  return (
    <svg
      class="rn-t"
      width={wide * px}
      height={high * px}
      style={{ "--wide": `${wide * px}px`, "--high": `${high * px}px` }}
      viewBox={`0 0 ${wide * 24} ${high * 24}`}
      aria-hidden
    >
      {cellsOf(pattern).map(({ x, y, c }, at) => (
        <g key={at} transform={`translate(${x * 24} ${y * 24})`}>
          {Piece({ letter: asPiece(c), hollow: hollow?.[at] === "1" })}
        </g>
      ))}
    </svg>
  );
});

const lamp = (name: string) => [
  shape("M9 3h6M12 3v2", "stroke"),
  shape("M7 8q5-5 10 0l1 10H6z", name),
  shape("M5 20.5h14", "base"),
  shape("M12 10c2 2.5 2 4.5 0 6-2-1.5-2-3.5 0-6z", `${name}-flame`),
];

export const Icon = iconsOf({
  ...SIGNS,
  glass: [
    shape("M5 2h14v2.5c0 4-3.5 5.5-5 7.5 1.5 2 5 3.5 5 7.5V22H5v-2.5c0-4 3.5-5.5 5-7.5-1.5-2-5-3.5-5-7.5z", "paper"),
    shape("M8 19.5c1-3 3-3.5 4-5 1 1.5 3 2 4 5zM8.5 6h7c-.5 2-2.5 3-3.5 4-1-1-3-2-3.5-4z", "grains"),
  ],
  lamp: lamp("lamp"),
  lamp1: lamp("lamp1"),
  lamp0: shape("M7 8q5-5 10 0l1 10H6zM9 3h6M12 3v2M5 20.5h14", "lamp0"),
  up: [
    shape("M4 3h5M6.5 3v2", "stroke"),
    shape("M2.5 8q4-4.5 8 0l1 10h-10z", "lamp"),
    shape("M.8 20.5h11.4", "base"),
    shape("M18.5 20V6M14 10.5l4.5-5 4.5 5", "base"),
  ],
  queen: shape("M12 1.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM4 7l4 3 4-4.5L16 10l4-3-2 7H6zM7.5 15h9l2.5 7.5H5z", "queen"),
  turn: line("M19 12a7.2 7.2 0 1 1-2.3-5.2M17.5 2.5v5h-5"),
  flip: [shape("M12 2v20", "axis"), shape("M9 6v12H2z"), line("M15 6v12h7z")],
  ok: shape("m4 12.5 5.5 5.5L20 6.5", "tick"),
  first: shape("M6 22V9H4V4h3v2h3V4h4v2h3V4h3v5h-2v13z"),
  swap: line("M3 8h16m-4-4.5L19.5 8 15 12.5M21 16H5m4-4.5L4.5 16 9 20.5"),
  shut: line("M2 10q10 10 20 0M5 13.5 3 17m9-1.5V20m7-6.5 2 3.5"),
  lock: [line("M7 11V8a5 5 0 0 1 10 0v3"), shape("M5 11h14v10H5z")],
  grid: line("M3 3h18v18H3zM9 3v18M15 3v18M3 9h18M3 15h18"),
  pin: shape("M8 2.5h8l-1 2v5l3.5 3.5v2H13v6l-1 1.5-1-1.5v-6H5.5v-2L9 9.5v-5z"),
  city: line("M2 21v-9h5v9M7 21V7a4 4 0 0 1 8 0v14m0 0v-8h7v8z"),
  others: [round(3.5, undefined, 8), shape("M5.5 20c0-8 13-8 13 0z")],
  endless: line("M12 12c-3-5-9-5-9 0s6 5 9 0 9-5 9 0-6 5-9 0z"),
});

/** The pocket watch with the crystal: colourless, fresh with its hands running, active with a tinted face. */
export function Watch({ power, crystal, size = 42 }: { power: string; crystal: string | undefined; size?: number }) {
  const colour = `var(--p-${power})`;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      class={`rn-watch rn-${crystal}`}
      style={{ "--p": colour }}
      aria-hidden
    >
      <circle class="rn-face" cx={12} cy={12.5} r={10} />
      <path d="M10 1.5h4v1.6h-4z" />
      <path class="rn-gem" d="m12 6.5 5 5.5-5 6.5L7 12z" />
      {crystal === "fresh" && <path class="rn-stroke" d="M12 12.5V5m0 7.5 5 3" />}
    </svg>
  );
}

/** A field with a crystal: its points look out from under a piece. */
export const Crystal = ({ power }: { power: string }) => (
  <svg class="rn-cry" viewBox="0 0 24 24" style={{ "--p": `var(--p-${power})` }} aria-hidden>
    <path d="M12 1.5 22.5 12 12 22.5 1.5 12z" />
    <path class="rn-cross" d="M12 6v12M6 12h12" />
  </svg>
);
