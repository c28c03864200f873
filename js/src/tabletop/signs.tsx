// Signs that tell colours, seats and things apart without colour; each one shape on a 24 x 24 grid.

const dots = (points: [number, number][], r = 2.2) =>
  points.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`).join("");

export const SIGNS: Record<string, string> = {
  heart: "M12 21C4 14.5 2 11 3.2 7.6 4.6 3.8 9.4 3.6 12 7.4c2.6-3.8 7.4-3.6 8.8.2C22 11 20 14.5 12 21z",
  leaf: "M20 3C9 3 4 8 4 14c0 1.7.5 3.2 1.3 4.4L3 21l1.5 1 2.6-2.6C8.3 20.4 10 21 12 21 19 21 20 12 20 3zM8 16c2-4 5-6.5 9-8.5-3 2.8-5.5 5.5-7 9.5z",
  drop: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z",
  spade:
    "M12 2c3 5 9 7.5 9 12a4.3 4.3 0 0 1-7.6 2.6c.2 2 .9 3.7 2.2 5.4H8.4c1.3-1.7 2-3.4 2.2-5.4A4.3 4.3 0 0 1 3 14C3 9.5 9 7 12 2z",
  sun: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4.2 5.6l1.4-1.4 2.8 2.8L7 8.4zM15.6 17l1.4-1.4 2.8 2.8-1.4 1.4zM4.2 18.4 7 15.6 8.4 17l-2.8 2.8zM15.6 7l2.8-2.8 1.4 1.4L17 8.4z",
  moon: "M15 2a10 10 0 1 0 7 13.5A9 9 0 0 1 15 2z",
  star: "m12 2 3 6.7 7.2.8-5.4 4.9 1.6 7.2L12 18l-6.4 3.6 1.6-7.2L1.8 9.5 9 8.7z",
  diamond: "M12 1.5 21 12l-9 10.5L3 12z",
  ring: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12z",
  flame: "M13 1c1 5 6 7 6 13a7 7 0 0 1-14 0c0-3 1.5-5 3-6.5 0 2 .6 3 1.6 3.5C9.3 7 10 3.5 13 1z",
  flower: `${dots(
    [
      [12, 6],
      [17.5, 10],
      [15.5, 16.5],
      [8.5, 16.5],
      [6.5, 10],
    ],
    3.6,
  )}M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0z`,
  shield: "M12 2l8 3v6c0 5-3.5 8.5-8 11-4.5-2.5-8-6-8-11V5z",
  sword: "M21 2l-1 5-9.5 9.5 2 2-1.5 1.5-3-3L4 21l-2-2 4-4-3-3L4.5 10.5l2 2L16 3z",
  coin: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM11 7h2v10h-2z",
  crown: "M2 7l5 4 5-8 5 8 5-4-2 13H4z",
  house: "M12 3 2 12h3v9h5v-6h4v6h5v-9h3z",
  tree: "M12 1 5 10h3l-5 7h7.5v5h3v-5H21l-5-7h3z",
  wave: "M2 9c3.5-4 6.5-4 10 0s6.5 4 10 0v4c-3.5 4-6.5 4-10 0s-6.5-4-10 0zM2 16c3.5-4 6.5-4 10 0s6.5 4 10 0v4c-3.5 4-6.5 4-10 0s-6.5-4-10 0z",
  fish: "M1 12c4-8 12-8 16-2l6-5c-1.5 4.5-1.5 9.5 0 14l-6-5C13 20 5 20 1 12zm5-3.2a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z",
  shrimp:
    "M20 3c-9-2-17 3-17 11 0 5 4 8 9 8h3l-1.5-3 4 1c0-3-2-5-5-5-3 0-4.5-1-4.5-3 0-3 5-4 12-4 1.5-1.5 1.5-3.5 0-5zM15.5 5.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z",
  dumpling:
    "M1 17C2 9 7 6 12 6s10 3 11 11c-7 3-15 3-22 0zM7 9l1.5 5h1.6L9 8.4zM11.2 8v6h1.6V8zM15 8.4 13.9 14h1.6L17 9z",
  egg: "M12 2c4 0 8 7 8 12a8 8 0 0 1-16 0C4 9 8 2 12 2zm0 8.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  roll: "M3 11c0-3 18-4.5 18-1.5v1L3 13zM2 14.5l20-2.5v5c0 2-2 3-4 3H6c-2.5 0-4-1.5-4-3z",
  squid: "M12 1l5 6-2 1v5h-6V8L7 7zM9 14h6l2 8h-2l-1.3-5H13v6h-2v-6h-.7L9 22H7z",
  stone: "M7 6l7-2 6 5 1 8-5 4H7l-5-6z",
  bolt: "M14 1 4 14h6l-2 9 12-14h-7z",
};

/** A drawn sign. */
export const Sign = ({ name }: { name: string }) => (
  <svg class="rn-tt-sign" viewBox="0 0 24 24" aria-hidden>
    <path d={SIGNS[name]} fill-rule="evenodd" />
  </svg>
);

// A shape for each seat: whoever sees no colours tells them apart.
const SEATS = [
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  "M12 2.5 22 20.5H2z",
  "M3.5 3.5h17v17h-17z",
  "M12 1.5 22.5 12 12 22.5 1.5 12z",
  SIGNS.star!,
  "M7 3h10l5 9-5 9H7l-5-9z",
];

/** The piece of a seat: its shape in its colour. */
export const Piece = ({ seat }: { seat: number }) => (
  <svg
    class="rn-tt-piece"
    viewBox="0 0 24 24"
    style={{ "--seat": `var(--tt-seat-${seat % SEATS.length})` }}
    aria-hidden
  >
    <path d={SEATS[seat % SEATS.length]} />
  </svg>
);

// Where the pips of a die lie, by its number.
const PIPS: [number, number][][] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
];

/** A die: pips up to six, beyond that the number; a question mark under a cup. */
export function Die({ face, sides }: { face: number | null; sides: number }) {
  const pips = face !== null && sides <= 6 ? PIPS[face] : undefined;
  return (
    <span class="rn-tt-die" data-hidden={face === null || undefined}>
      {pips ? (
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={dots(pips)} />
        </svg>
      ) : (
        <b aria-hidden>{face ?? "?"}</b>
      )}
      <span class="rn-sr">{face ?? "?"} </span>
    </span>
  );
}
