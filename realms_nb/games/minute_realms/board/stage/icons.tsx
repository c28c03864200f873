// The signs of Minute Realms.
import { iconsOf, line, marksOf, round, SIGNS, type Signs, shape } from "@realms/parts/icons";
import type { Category, Token } from "./wire";

const HEX = "M12 .8 21.7 6.4v11.2L12 23.2 2.3 17.6V6.4z";
const STRIKE = "m2.6 2.6 18.8 18.8";
const WALL = "M2.5 21V6.2h4.1v2.9h3.3V6.2h4.2v2.9h3.3V6.2h4.1V21z";

const OWN: Signs = {
  productive: shape("M12 12 12 2.6 18.3 7zM12 12h9.4L17 18.3zM12 12v9.4L5.7 17zM12 12H2.6L7 5.7z"),
  residential: shape("M12 2.8 22.2 12H19v9.2h-4.7v-6.4H9.7v6.4H5V12H1.8z"),
  commercial: shape(
    "M5 3.4h14l3.1 7.4a3.35 3.35 0 0 1-6.7.2 3.4 3.4 0 0 1-6.8 0 3.35 3.35 0 0 1-6.7-.2zM4.4 16h15.2v5.2H4.4z",
  ),
  military: [shape("m12 1.4 2.4 3.4v8.4H9.6V4.8zM5.6 13.8h12.8v2.8H5.6zM10.6 16.6h2.8v3h-2.8z"), round(2.1, "", 20.9)],
  noble: shape("m2.4 6 5.3 4.9L12 3.3l4.3 7.6L21.6 6 20 16.1H4zM4 17.7h16v3.5H4z"),
  clerical: [
    shape("M12 2.3c4.4 0 6.3 3.3 6.3 7.4v4.5l2.7 3.7H3l2.7-3.7V9.7c0-4.1 1.9-7.4 6.3-7.4z"),
    round(2.3, "", 20.2),
  ],
  coin: [round(10.4, "gold"), round(7, "gold-ring")],
  gain: [round(10.4, "gold"), shape("M12 6.6v10.8M6.6 12h10.8", "gold-mark")],
  pay: [round(10.2, "pay"), shape("M6.8 12h10.4", "pay-mark")],
  token: [
    shape(HEX, "foe"),
    shape(
      "M12 6.4c3.2 0 4.9 2.2 4.9 4.9v4.5l-2.9 2.1v-4.5l-2-1.1-2 1.1v4.5l-2.9-2.1v-4.5c0-2.7 1.7-4.9 4.9-4.9zM5.3 5.2c-.2 2.4.5 3.9 2.2 4.8l-.8 1.8C4.5 10.4 4 8 5.3 5.2zM18.7 5.2c.2 2.4-.5 3.9-2.2 4.8l.8 1.8c2.2-1.4 2.7-3.8 1.4-6.6z",
      "helm",
    ),
  ],
  slot: shape(HEX, "slot"),
  shield: [
    shape("M12 1.7 21.1 5v6.8c0 5.2-3.8 8.6-9.1 10.6-5.3-2-9.1-5.4-9.1-10.6V5z", "stone"),
    shape("M12 4.4v15.2", "stone-line"),
  ],
  bastion: [shape(WALL, "stone"), shape("M9.5 21v-4a2.5 2.5 0 0 1 5 0v4z", "ink")],
  fixed: [shape(WALL, "hollow"), shape(STRIKE, "strike-gap"), shape(STRIKE, "strike")],
  seal: round(10.5),
  variety: shape("M6.5 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM13 2.5h9v9h-9zM12 13l5.5 9.2h-11z"),
  best: [shape("M2 15h5.5v7H2zM9.2 8.5h5.6V22H9.2zM16.5 12.5H22V22h-5.5z"), line("m8 5.5 4-4 4 4")],
  first: shape("M6 22V9H4V4h3v2h3V4h4v2h3V4h3v5h-2v13z"),
  crown: shape("m2.4 6 5.3 4.9L12 3.3l4.3 7.6L21.6 6 20 16.1H4zM4 17.7h16v3.5H4z"),
  check: line("m5 12.5 4.6 4.6L19 7.5"),
  cards: [line("M9.5 5.5h9.2v15H9.5z"), line("M5.6 17.6V2.8h9.2")],
  odds: [line("M3.5 20.5V12h4v8.5zM10 20.5V4h4v16.5zM16.5 20.5V9h4v11.5z")],
};

export const Icon = iconsOf({ ...SIGNS, ...OWN });

export function Badge({ category }: { category: Category }) {
  return (
    <span class={`rn-badge rn-cat-${category}`}>
      <Icon name={category} />
    </span>
  );
}

/** A token on the track: empty slot, face down, or turned up with its strength. */
export function TokenMark({ token, ghost }: { token: Token; ghost?: boolean }) {
  if (typeof token === "number")
    return (
      <svg class="rn-hex rn-up" viewBox="0 0 24 24" aria-hidden>
        <path d={HEX} class="rn-foe-open" />
        <text x="12" y="16.5" class="rn-foe-number">
          {token}
        </text>
      </svg>
    );
  return (
    <svg class={token ? "rn-hex rn-set" : "rn-hex"} viewBox="0 0 24 24" aria-hidden>
      {marksOf(token === null ? OWN.slot : OWN.token)}
      {token === null && ghost ? <g class="rn-ghost">{marksOf(OWN.token)}</g> : null}
    </svg>
  );
}
