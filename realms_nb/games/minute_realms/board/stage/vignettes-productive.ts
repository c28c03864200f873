// Productive and residential scenes: things that work, and roofs to live under.
import {
  arch,
  beam,
  block,
  box,
  bush,
  cot,
  crenel,
  cypress,
  d,
  disc,
  dome,
  fir,
  G,
  gable,
  hall,
  hole,
  house,
  leafy,
  pair,
  poly,
  rafters,
  row,
  type Scene,
  smoke,
} from "./vignettes-shapes";

const windmill: Scene = (p, x, r) => {
  const turn = r(14, 36);
  const y = r(39, 42);
  p.wall += poly(x - 14, G, x - 8, y, x + 8, y, x + 14, G);
  p.roof += dome(x, y + 2, 20, 14) + box(x, 66, 27, 2.4);
  for (let i = 0; i < 4; i++) {
    const a = ((turn + 90 * i) * Math.PI) / 180;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at = (u: number, v: number): [number, number] => [x + u * c - v * s, y + u * s + v * c];
    p.roof += beam(x, y, ...at(34, 0), 2);
    p.window += poly(...at(9, 0.6), ...at(34, 0.6), ...at(34, 9), ...at(9, 9));
    for (const u of [17, 25.5]) p.detail += beam(...at(u, 1), ...at(u, 9), 1.2);
  }
  p.detail += disc(x, y, 3);
  p.window += arch(x, G, 7, 12) + box(x, 55, 5, 6);
  cot(p, x - 41, r(76, 78), 24);
  cot(p, x + 43, r(77, 79), 20);
  p.tree += bush(x - 24, 12) + bush(x + 24, r(10, 16)) + leafy(x + 60, 22, 7);
};

const barn: Scene = (p, x, r) => {
  const b = x - 6;
  const top = r(41, 46);
  const more = r(0, 1);
  p.wall += poly(b - 25, G, b - 25, 64, b - 17, 48, b, 37, b + 17, 48, b + 25, 64, b + 25, G);
  p.roof += poly(
    b - 29,
    66,
    b - 19,
    46.5,
    b,
    33.5,
    b + 19,
    46.5,
    b + 29,
    66,
    b + 24.5,
    66,
    b + 16,
    49.5,
    b,
    38.5,
    b - 16,
    49.5,
    b - 24.5,
    66,
  );
  p.window += box(b, 71, 20, 19) + arch(b, 61, 8, 11);
  p.detail += poly(
    b - 10,
    G,
    b - 0.9,
    71,
    b + 0.9,
    71,
    b + 10,
    G,
    b + 7.4,
    G,
    b + 0.9,
    76,
    b + 0.9,
    G,
    b - 0.9,
    G,
    b - 0.9,
    76,
    b - 7.4,
    G,
  );
  for (let i = 0; i <= more; i++) {
    const [s, y] = [x + 31 + 15 * i, top + 9 * i];
    p.wall += block(s, y, 13);
    p.roof += dome(s, y + 1, 14.5, 9) + box(s, y + 12, 13, 1.6) + box(s, y + 25, 13, 1.6);
  }
  cot(p, x - 47, 77, 22);
  p.tree += row(5, x + 62, 7, (q) => bush(q, 6)) + leafy(x - 62, 24, 7);
};

const sawtooth: Scene = (p, x, r) => {
  const f = x - 12;
  const y = r(61, 64);
  p.wall += block(f, y, 66);
  for (const l of [f - 33, f - 11, f + 11]) {
    p.wall += poly(l, y, l + 22, y - 16, l + 22, y);
    p.roof += poly(l - 3, y + 1.5, l + 22, y - 19, l + 22, y - 14.5, l + 2.5, y + 1.5);
    p.window += poly(l + 10.5, y - 1, l + 19.5, y - 8, l + 19.5, y - 1);
  }
  p.window += row(5, f - 5, 10.5, (q) => box(q, y + 7, 6, 7)) + arch(f + 25, G, 9, 16);
  p.roof += box(x + 29, 24, 10, 4) + box(x + 29, 36, 7.5, 2.2);
  p.wall += poly(x + 23.5, G, x + 25.6, 26, x + 32.4, 26, x + 34.5, G);
  p.tree += smoke(x + 30, 17);
  if (r(0, 1)) {
    p.wall += poly(x - 2, 62, x - 0.8, 33, x + 4.8, 33, x + 6, 62);
    p.roof += box(x + 2, 31, 8, 3.4);
  }
  for (const [a, b] of [
    [0, 0],
    [10, 0],
    [5, -8.6],
  ] as const) {
    p.wall += disc(x + 42 + a, 85 + b, 5);
    p.window += disc(x + 42 + a, 85 + b, 2.4);
  }
  p.tree += fir(x - 54, r(22, 28)) + fir(x - 64, 18);
};

const terraces: Scene = (p, x, r) => {
  const y = r(46, 50);
  p.wall += d`M${x - 80} 90C${x - 66} 66 ${x - 38} ${y} ${x} ${y}S${x + 66} 66 ${x + 80} 90z`;
  [
    [10, 7],
    [19, 11],
    [28, 15],
    [37, 19],
  ].forEach(([k = 0, n = 0], i) => {
    const w = n * 6.2;
    const v = y + k * ((88 - y) / 42);
    const c = x + (i % 2 ? 1 : -1);
    p.roof += d`M${c - w / 2} ${v}` + "a3.1 4 0 0 1 6.2 0".repeat(n) + d`v1.6h${-w}z`;
  });
  const h = x + r(-4, 4);
  p.wall += box(h, y - 14, 22, 15) + box(h + 9, y - 22, 10, 10);
  p.roof += gable(h - 3, y - 13, 22, 9, 8) + gable(h + 9, y - 21, 15, 8);
  p.window += row(2, h - 4.5, 7, (q) => box(q, y - 9, 4, 5)) + box(h + 9, y - 17, 4, 5);
  p.tree += pair(h, 20, (q) => d`M${q} ${y - 18}q7 12 2 21h-4q-5 -9 2 -21z`);
};

const arches: Scene = (p, x, r) => {
  const y = r(30, 35);
  p.wall +=
    box(80, y, 180, G - y) +
    row(5, x, 34, (q) => hole(q, G, 25, 84 - y - 24)) +
    row(9, x, 17, (q) => hole(q, y + 21, 10.5, 15));
  p.roof += box(80, y - 2, 180, 5) + box(80, y + 22.5, 180, 3);
  p.tree += row(4, x - 1, 34, (q, i) => (i % 2 ? cypress(q + 14, 26) : leafy(q + 18, 20, 7))) + bush(x - 62, 18);
};

const cottage: Scene = (p, x, r) => {
  const y = r(63, 66);
  p.wall += block(x, y, 46) + box(x + 12, 34, 8, 16);
  p.roof += d`M${x - 30} ${y + 3}q11 -3 15 -25q1 -2 3 -2h24q2 0 3 2q4 22 15 25z` + box(x + 12, 32, 10, 3);
  p.window += arch(x, G, 9, 16) + pair(x, 14.5, (q) => box(q, 72, 8, 8)) + dome(x, 57, 9, 6.5);
  p.detail += pair(x, 14.5, (q) => box(q, 72, 1.2, 8)) + box(x, 51, 1.2, 6);
  p.tree += smoke(x + 13, 26) + leafy(x - 42, r(36, 42), 12) + leafy(x + 44, r(28, 34), 9.5) + leafy(x + 59, 22, 6.5);
  p.wall += pair(x, 38, (q) => box(q, 82, 26, 1.6) + row(5, q, 5.6, (v) => block(v, 79.5, 2.2)));
};

const timber: Scene = (p, x, r) => {
  const y = r(45, 47);
  p.wall += block(x, 68, 44) + box(x, y, 50, 23) + gable(x, y + 1, 50, 28);
  p.roof += rafters(x, y + 4, 63, 36, 6) + box(x, y - 0.5, 50, 2.2) + box(x, 67, 52, 2.6);
  p.roof += pair(x, 23.9, (q) => box(q, y, 2.2, 22)) + pair(x, 11.5, (q) => box(q, y, 2, 22)) + box(x, y - 27, 2, 27);
  for (const s of [-1, 1]) {
    p.roof += beam(x + s * 12, 67, x + s * 24, y + 1, 2) + beam(x + s * 12, y + 1, x + s * 24, 67, 2);
    p.roof += beam(x + s * 15, y, x, y - 15, 2) + block(x + s * 21, 68, 2.2);
  }
  p.window += pair(x, 5.2, (q) => box(q, y + 6, 7, 9.5)) + arch(x, G, 9, 16) + pair(x, 13, (q) => box(q, 74, 7, 8));
  p.detail += pair(x, 5.2, (q) => box(q, y + 6, 1.1, 9.5)) + pair(x, 13, (q) => box(q, 74, 1.1, 8));
  cot(p, x - 41, r(70, 73), 24);
  cot(p, x + 41, r(72, 75), 22);
  p.tree += leafy(x + 61, 24, 8) + leafy(x - 62, 20, 7);
};

const gables: Scene = (p, x, r) => {
  const w = [19, 22, 24, 22, 19];
  let left = x - 55;
  w.forEach((v, i) => {
    const c = left + v / 2;
    const y = [r(66, 70), r(56, 62), r(46, 50), r(54, 60), r(66, 70)][i] ?? 60;
    p.tree += block(c + 11, y - 4, 15) + gable(c + 11, y - 4, 18, 9);
    if ((i + r(0, 1)) % 2) hall(p, c, y, v - 3.5, 12, 9);
    else house(p, c, y, v - 2, 12);
    p.roof += box(c + r(4, 5), y - 14, 4, 9);
    for (let t = y + 4; t < 76; t += 11) p.window += pair(c, 4.2, (q) => box(q, t, 4.6, 6));
    p.window += i % 2 ? arch(c, G, 6, 10) : pair(c, 4.2, (q) => box(q, 80, 4.6, 5));
    left += v;
  });
};

const court: Scene = (p, x, r) => {
  const y = r(60, 63);
  for (const s of [-1, 1]) {
    const c = x + s * 33;
    house(p, c, y, 30, 17);
    p.window += pair(c, 6.5, (q) => box(q, y + 5, 6, 7) + box(q, y + 17, 6, 6)) + disc(c, y - 5, 2.6);
    p.roof += box(c + s * 9, y - 19, 4.5, 12);
  }
  p.wall += block(x, 68, 38);
  p.roof += box(x, 65, 38, 4) + dome(x, 65.5, 22, 7);
  p.window += arch(x, G, 15, 19);
  p.detail += block(x, 71, 1.2) + pair(x, 2.6, (q) => disc(q, 82, 0.9));
  p.tree +=
    disc(x, 44, 15) +
    disc(x - 11, 51, 9) +
    disc(x + 11, 51, 9) +
    box(x, 50, 3, 20) +
    bush(x - 58, 14) +
    bush(x + 58, 12);
};

const towerHouse: Scene = (p, x, r) => {
  const y = r(24, 28);
  p.wall +=
    block(x, y + 9, 21) +
    poly(x - 10.5, y + 17, x - 14, y + 11, x + 14, y + 11, x + 10.5, y + 17) +
    crenel(x, y, 28, 12, 4);
  p.roof += gable(x, y + 1, 17, 11) + box(x, y + 10, 28, 2);
  p.window += arch(x, y + 30, 6, 10) + pair(x, 4.6, (q) => arch(q, y + 45, 4.6, 8)) + arch(x, G, 7, 12);
  house(p, x - 26, r(64, 67), 26, 13);
  hall(p, x + 26, r(69, 71), 28, 12, 12);
  p.window +=
    pair(x - 26, 6, (q) => box(q, 71, 5, 7)) + pair(x + 27, 6.5, (q) => box(q, 75, 5, 7)) + disc(x - 26, 61, 2.3);
  p.roof += box(x + 34, 55, 4.5, 10);
  p.tree += leafy(x + 53, 28, 9) + leafy(x - 54, 22, 8) + fir(x - 66, 16);
};

export const productive: Scene[] = [windmill, barn, sawtooth, terraces, arches];
export const residential: Scene[] = [cottage, timber, gables, court, towerHouse];
