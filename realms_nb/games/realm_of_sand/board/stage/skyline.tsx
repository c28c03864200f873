// Silhouettes: one for each of the 18 patterns, 96 x 60, the ground at 60. Solid shapes, then openings.
import { memo } from "@realms/parts/memo";

const box = (x: number, w: number, h: number) => `M${x} 60v${-h}h${w}v${h}z`;
const dome = (x: number, w: number, base: number) => `M${x} ${60 - base}a${w / 2} ${w / 2} 0 0 1 ${w} 0z`;
const onion = (x: number, w: number, base: number) =>
  `M${x + w * 0.1} ${60 - base}c${-w * 0.25} ${-w * 0.55} ${w * 0.3} ${-w * 0.6} ${w * 0.4} ${-w * 1.05}c${w * 0.1} ${w * 0.45} ${w * 0.65} ${w * 0.5} ${w * 0.4} ${w * 1.05}z`;
const roof = (x: number, w: number, base: number, h: number) => `M${x} ${60 - base}l${w / 2} ${-h}l${w / 2} ${h}z`;
const arch = (x: number, w: number, h: number) => `M${x} 60v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;
const pane = (x: number, y: number) => `M${x} ${y}v-4.8a2 2 0 0 1 4 0v4.8z`;
const teeth = (x: number, w: number, base: number) =>
  Array.from({ length: Math.ceil((w - 2) / 6) }, (_, at) => `M${x + at * 6} ${60 - base}v-4h3.5v4z`).join("");
const palm = (x: number, h: number) =>
  `M${x} 60q1 ${-h / 2} 0 ${-h}h2q1.5 ${h / 2} .8 ${h}zM${x + 1} ${60 - h}q-8-5-11 3q6-3 11-2q-6 3-6 8q4-5 6-7q3 3 6 7q0-5-5-8q6-1 10 2q-3-8-11-5z`;
const all = (xs: number[], one: (x: number) => string) => xs.map(one).join("");

const KINDS: [solid: string, openings: string][] = [
  // I: wall, well, lamp, tent, house, tower
  [box(6, 84, 20) + teeth(6, 84, 20) + box(36, 24, 30) + teeth(36, 24, 30), arch(43, 10, 16)],
  [`${box(34, 28, 12)}${box(35, 3, 34)}${box(58, 3, 34)}${roof(29, 38, 34, 12)}${palm(76, 30)}M47 27h2v12h-2z`, ""],
  [
    box(38, 20, 26) + teeth(38, 20, 26) + box(43, 10, 40) + dome(42, 12, 40) + box(14, 16, 10) + box(66, 18, 12),
    pane(46, 27),
  ],
  [`${roof(12, 44, 0, 36)}${roof(48, 36, 0, 28)}M33 20h2v6h-2z`, "M30 60l4-18 4 18z"],
  [box(24, 34, 26) + dome(30, 22, 26) + box(58, 20, 18) + palm(12, 28), pane(30, 46) + pane(44, 46) + arch(64, 7, 12)],
  [
    box(40, 16, 44) + teeth(39, 18, 44) + onion(41, 14, 46) + box(22, 16, 14) + box(58, 18, 18),
    pane(46, 30) + pane(46, 44),
  ],
  // II: mill, bath, inn, gate, stairs, school
  [`M38 60l4-34h12l4 34z${dome(41, 14, 34)}M48 24l-22-10 2-4 21 11 8-20 4 2-8 21 20 10-2 4-21-10-9 20-4-2z`, ""],
  [
    box(12, 72, 16) + dome(14, 20, 16) + dome(36, 24, 16) + dome(62, 20, 16),
    arch(20, 8, 10) + arch(44, 8, 12) + arch(68, 8, 10),
  ],
  [
    box(22, 40, 34) + box(18, 48, 3) + roof(20, 44, 34, 9) + box(66, 16, 16),
    all([29, 40, 51], (x) => pane(x, 38)) + arch(28, 8, 16) + arch(48, 8, 16),
  ],
  [all([16, 62], (x) => box(x, 18, 42) + teeth(x, 18, 42)) + box(34, 28, 28) + teeth(35, 26, 28), arch(40, 16, 22)],
  [box(10, 76, 10) + box(20, 56, 20) + box(30, 36, 30) + box(38, 20, 42), arch(44, 8, 12)],
  [box(14, 68, 4) + box(16, 64, 24) + roof(12, 72, 24, 14), all([22, 34, 46, 58, 68], (x) => arch(x, 6, 18))],
  // III: fountain, shrine, arcade, cistern, palace, aqueduct
  [
    `${box(22, 52, 9)}${box(45, 6, 30)}M32 40h32q-4 9-16 9t-16-9zM38 26h20q-3 7-10 7t-10-7zM47 26v-10h2v10z${dome(43, 10, 42)}`,
    "",
  ],
  [
    `${box(20, 56, 6)}${box(26, 44, 24)}${dome(28, 40, 24)}M47 6h2v10h-2z`,
    arch(42, 12, 18) + arch(31, 6, 14) + arch(59, 6, 14),
  ],
  [box(8, 80, 32) + teeth(8, 80, 32), all([13, 33, 53, 71], (x) => arch(x, 12, 24))],
  [box(18, 60, 18) + dome(22, 52, 18) + box(8, 8, 12), all([26, 44, 62], (x) => arch(x, 8, 14))],
  [
    box(14, 68, 24) + onion(34, 28, 24) + box(8, 11, 34) + onion(7, 13, 34) + box(77, 11, 34) + onion(76, 13, 34),
    arch(43, 10, 18) + pane(28, 48) + pane(64, 48),
  ],
  [
    box(0, 96, 40),
    all([4, 23, 42, 61, 79], (x) => arch(x, 14, 24)) +
      all([3, 15, 27, 39, 51, 63, 75, 87], (x) => `M${x} 33v-7a3 3 0 0 1 6 0v7z`),
  ],
];

export const PALACE = 16;

/** A silhouette: pale behind the pattern of a card, with a far dune; in the city it stands in clay. */
export const Silhouette = memo(({ kind, city }: { kind: number; city?: boolean }) => {
  const [solid, openings] = KINDS[kind % KINDS.length]!;
  return (
    <svg class="rn-sil" viewBox={city ? "10 3 76 57" : "0 0 96 60"} preserveAspectRatio="xMidYMax meet" aria-hidden>
      {!city && <path opacity=".45" d="M-60 60V48q40-14 80-2t60-4 90 4v14z" />}
      <path d={solid} />
      <path class="rn-pane" d={openings} />
    </svg>
  );
});
