// Commercial and military scenes: trade, water and walls.
import {
  arch,
  beam,
  block,
  box,
  bush,
  crenel,
  cypress,
  d,
  disc,
  fir,
  flag,
  G,
  gable,
  hall,
  hole,
  house,
  leafy,
  type Paint,
  pair,
  type Rand,
  row,
  type Scene,
  smoke,
  wave,
} from "./vignettes-shapes";

const water = (p: Paint, r: Rand): void => {
  p.window += row(4, 80, 38, (q, i) => wave(q + r(-7, 7), 95.5 + (i % 2) * 2, 13));
};

const inn: Scene = (p, x, r) => {
  const m = x - 5;
  const y = r(55, 58);
  hall(p, m, y, 46, 22, 22);
  p.wall += pair(m, 10, (q) => box(q, y - 11, 9, 10));
  p.roof += pair(m, 10, (q) => gable(q, y - 10, 14, 8)) + box(m + 15, y - 30, 6, 16) + box(m, y + 14.5, 46, 2.2);
  p.window += pair(m, 10, (q) => box(q, y - 8, 5, 6)) + row(4, m, 11, (q) => box(q, y + 5, 6, 7));
  p.window += arch(m, G, 9, 14) + pair(m, 14.5, (q) => box(q, 77, 8, 6));
  p.tree += smoke(m + 16, y - 36);
  hall(p, m - 36, 72, 27, 10, 16);
  p.window += pair(m - 36, 6, (q) => box(q, 77, 5, 6));
  const s = m + 36;
  p.roof += box(m + 31, 63, 18, 2) + box(s, 63, 1.4, 6) + beam(m + 23, 72, m + 30, 64, 1.6);
  p.window += disc(s, 75, 7);
  p.detail += box(s - 1, 71.4, 5.4, 7.4) + d`M${s + 2.4} 73a2.2 2.2 0 0 1 0 4.4z`;
  p.tree += leafy(x + 54, r(24, 30), 8);
};

function stall(p: Paint, x: number, y: number, w: number): void {
  const u = w / 5;
  p.roof += pair(x, w / 2 - 5, (q) => block(q, y, 2));
  for (let i = 0; i < 5; i++) {
    const a = x + (i - 2.5) * u;
    const t = x + (i - 2.5) * u * 0.72;
    p[i % 2 ? "window" : "roof"] +=
      d`M${a} ${y + 15}L${t} ${y}h${u * 0.72}L${a + u} ${y + 15}a${u / 2} ${u / 2} 0 0 1 ${-u} 0z`;
  }
  p.wall += block(x, 76, w - 6);
  p.roof += box(x, 75, w - 3, 2.6);
  p.window += row(3, x, w / 4.4, (q, i) => (i % 2 ? disc(q, 71.8, 3.2) : box(q, 69.5, 5, 5.5)));
}

const stalls: Scene = (p, x, r) => {
  stall(p, x - 40, r(46, 49), 34);
  stall(p, x + 40, r(46, 49), 34);
  const y = r(32, 35);
  stall(p, x, y, 41);
  p.roof += flag(x, y, 14);
  p.tree += leafy(x - 62, r(24, 32), 8) + leafy(x + 63, r(24, 32), 8);
};

const warehouse: Scene = (p, x, r) => {
  const m = x - 10;
  p.wall += block(m, 52, 50);
  p.roof += box(m, 50, 52, 3);
  [40, 28, 15].forEach((w, i) => {
    p.wall += box(m, 42 - 9 * i, w, 10);
    p.roof += pair(m, w / 2 - 2.5, (q) => box(q, 40 - 9 * i, 7, 3));
  });
  p.roof += box(m, 21.5, 17, 3.2) + box(m, 67, 50, 2.2);
  p.window += arch(m, 38, 6, 8) + row(3, m, 10, (q) => arch(q, 49, 5, 6.5)) + row(5, m, 9.4, (q) => box(q, 56, 5.4, 7));
  p.window += row(3, m, 15.5, (q) => arch(q, G, 11, 17));
  p.detail += row(3, m, 15.5, (q) => block(q, 73.5, 1.2));
  const c = x + 31;
  const t = r(38, 42);
  p.roof +=
    block(c, t, 3.4) +
    beam(c - 6, t + 3, c + 24, t - 7, 2.8) +
    beam(c, t + 20, c + 13, t - 3, 2) +
    box(c + 22, t - 6, 1.3, 21) +
    box(c, 86, 13, 4);
  p.wall += box(c + 22, t + 14, 10, 9) + box(c + 21, 80, 13, 10) + box(c + 13, 84, 5, 6);
  p.window += box(c + 22, t + 17.5, 10, 1.6) + box(c + 21, 84, 13, 1.6);
  p.tree += leafy(x - 50, 26, 9) + leafy(x - 63, 18, 6.5);
};

const arcade: Scene = (p, x, r) => {
  const y = r(46, 49);
  p.wall += block(x, y, 76);
  p.roof += gable(x, y, 84, 8, 74) + gable(x, y - 2, 38, 19) + box(x, 66, 80, 2.6);
  p.roof += flag(x, y - 19, 12);
  p.window +=
    disc(x, y - 2, 5.4) + row(7, x, 10.4, (q) => box(q, y + 7, 5.6, 9)) + row(5, x, 14.6, (q) => arch(q, G, 11, 19));
  p.detail += box(x, y - 6, 1.2, 4.6) + box(x + 1.8, y - 2, 3.6, 1.2);
  p.tree += pair(x, 50, (q) => cypress(q, r(32, 38))) + pair(x, 62, (q) => bush(q, 14));
};

const bridge: Scene = (p, x, r) => {
  const y = r(22, 26);
  p.wall += "M-10 70Q80 38 170 70V90H-10z" + hole(80, G, 40, 30) + pair(80, 47, (q) => hole(q, G, 30, 22));
  p.roof +=
    "M-10 65Q80 33 170 65v6Q80 39 -10 71z" +
    pair(80, 27, (q) => block(q, 84, 12)) +
    pair(80, 67, (q) => block(q, 84, 9));
  const c = x > 80 ? x - 4 : x + 4;
  p.wall += box(c, y + 4, 21, 52 - y);
  p.roof += gable(c, y + 5, 27, 17) + box(c, y + 13, 23, 2) + flag(c, y - 11, 9);
  p.window += pair(c, 4, (q) => box(q, y + 7, 4, 4.5));
  p.opening += arch(c, 51, 10, 14);
  p.roof += pair(c, 36, (q) => box(q, 35, 1.8, 19));
  p.window += pair(c, 36, (q) => disc(q, 34, 3));
  p.tree += "M-10 84h180v6H-10z";
  water(p, r);
};

const ship: Scene = (p, x, r) => {
  const s = x - 14;
  const y = r(12, 15);
  p.wall += d`M${s - 31} 74q31 7 62 -2q-3 13 -11 18h-41q-8 -6 -10 -16z`;
  p.roof += d`M${s - 32} 72.5q32 7 65 -3l-1 5q-31 8 -63 2z` + box(s, y, 2.4, 66) + d`M${s + 1.2} ${y}l13 3.4l-13 4z`;
  p.window += d`M${s - 2.6} ${y + 8}q-25 22 -25 45q14 -6 25 0z` + d`M${s + 3} ${y + 13}q23 17 19 41q-10 -5 -19 -1z`;
  const h = x + 38;
  house(p, h, 62, 28, 17);
  p.window += row(2, h, 11, (q) => box(q, 66, 5.5, 6.5)) + row(2, h, 12, (q) => arch(q, G, 8, 12)) + disc(h, 56, 2.8);
  p.roof += d`M${x + 20} 86H170v6H${x + 20}z`;
  water(p, r);
};

/** A curtain wall from edge to edge with a few stones. */
function curtain(p: Paint, y: number, r: Rand): void {
  p.wall += crenel(80, y, 180, G - y, 15);
  p.roof += box(80, y + 8, 180, 1.8);
  p.roof += row(6, 80, 27, (q, i) => box(q + r(-5, 5), y + (i % 2 ? 18 : 13.5), 7, 1.5));
}

/** A tower of width w with a battlement that stands out. */
function keep(p: Paint, x: number, y: number, w: number): void {
  p.wall += block(x, y + 8, w) + crenel(x, y, w + 6, 12, 4) + d`M${x - w / 2 - 3} ${y + 12}h${w + 6}l-3 5h${-w}z`;
  p.roof += box(x, y + 10.4, w + 6, 1.8);
}

const watchtower: Scene = (p, x, r) => {
  const y = r(21, 25);
  keep(p, x, y, 22);
  curtain(p, r(66, 69), r);
  p.roof += flag(x, y + 1, 15) + box(x - 5, 50, 6, 1.5) + box(x + 5, 56, 6, 1.5);
  p.roof += pair(x, 11.4, (q) => block(q, 62, 1.4));
  p.window += pair(x, 5, (q) => arch(q, y + 24, 4.2, 8)) + arch(x, y + 40, 4.2, 9) + arch(x, G, 9, 15);
  p.detail += block(x, 77, 1.2);
  p.tree += fir(x + 34, 38) + fir(x + 44, 32) + fir(x - 38, 34);
};

const garrison: Scene = (p, x, r) => {
  const y = r(40, 44);
  p.wall += block(x, 58, 50);
  p.roof += gable(x, 60, 52, 17, 34) + box(x, 70, 46, 1.8) + flag(x, 44, 15);
  for (const s of [-1, 1]) {
    keep(p, x + s * 31, y, 18);
    p.window += arch(x + s * 31, y + 26, 4.4, 9);
    p.roof += box(x + s * 31 - 3, 74, 6, 1.5) + box(x + s * 31 + 3, 80, 6, 1.5);
  }
  p.window += row(4, x, 10, (q) => box(q, 62.5, 5, 5.5)) + arch(x, G, 11, 16) + pair(x, 14, (q) => box(q, 76, 5, 6));
  p.detail += block(x, 74, 1.3);
  p.tree += fir(x - 53, r(26, 32)) + fir(x - 62, 22) + fir(x + 54, r(24, 30));
};

const gate: Scene = (p, x, r) => {
  const y = r(29, 33);
  curtain(p, r(67, 70), r);
  p.wall += crenel(x, 45, 36, 45, 5);
  for (const s of [-1, 1]) {
    keep(p, x + s * 22, y, 17);
    p.roof += flag(x + s * 22, y + 1, 13) + block(x + s * 13.2, 58, 1.4) + block(x + s * 30.8, 66, 1.4);
    p.window += arch(x + s * 22, y + 27, 4.4, 9);
    p.roof += box(x + s * 22 - 3, 70, 6, 1.5) + box(x + s * 22 + 3, 77, 6, 1.5);
  }
  p.opening += arch(x, G, 20, 29);
  // A grating: the arch in the roof colour, its meshes cut out by the evenodd rule.
  p.detail += arch(x, 81, 21, 20.5) + [67.5, 74].map((v) => row(4, x, 4.7, (q) => box(q, v, 3, 4.8))).join("");
  p.detail += row(5, x, 4.7, (q) => d`M${q - 1} 81h2l-1 3z`);
};

const targets: Scene = (p, x, r) => {
  curtain(p, r(71, 74), r);
  const t = x + 38;
  const y = r(42, 45);
  keep(p, t, y, 17);
  p.roof += flag(t, y + 1, 13) + block(t - 8.8, 68, 1.4) + block(t + 8.8, 68, 1.4);
  p.window += arch(t, y + 27, 4.4, 9);
  for (const [q, v] of [
    [x - 29, r(53, 55)],
    [x + 5, r(50, 53)],
  ] as const) {
    p.roof += beam(q - 2, v, q - 12, G, 2.4) + beam(q + 2, v, q + 12, G, 2.4);
    p.window += disc(q, v, 15.5);
    p.detail += disc(q, v, 15.5) + disc(q, v, 12.6) + disc(q, v, 9.4) + disc(q, v, 6) + disc(q, v, 2.8);
  }
};

export const commercial: Scene[] = [inn, stalls, warehouse, arcade, bridge, ship];
export const military: Scene[] = [watchtower, garrison, gate, targets];
