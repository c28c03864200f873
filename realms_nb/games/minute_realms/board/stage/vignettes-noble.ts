// Noble and clerical scenes: spires, domes, bells.
import {
  arch,
  beam,
  block,
  box,
  bush,
  cot,
  crenel,
  cross,
  cypress,
  d,
  disc,
  dome,
  fir,
  flag,
  G,
  gable,
  house,
  lancet,
  leafy,
  onion,
  type Paint,
  pair,
  poly,
  rafters,
  row,
  type Scene,
} from "./vignettes-shapes";

const castle: Scene = (p, x, r) => {
  const y = r(38, 41);
  p.wall += block(x, y, 23) + crenel(x, 62, 84, 28, 10);
  p.roof += gable(x, y + 1, 30, 28) + flag(x, y - 25, 11);
  for (const s of [-1, 1]) {
    const v = r(51, 55);
    p.wall += block(x + s * 21, v - 7, 13) + block(x + s * 41, v + 6, 15);
    p.roof += gable(x + s * 21, v - 6, 18, 21) + gable(x + s * 41, v + 7, 20, 21);
    p.window += arch(x + s * 21, v + 7, 4.4, 8) + arch(x + s * 41, v + 20, 4.8, 9) + arch(x + s * 23, 82, 4.4, 8);
  }
  p.roof += pair(x, 11.9, (q) => block(q, 62, 1.2));
  p.window += pair(x, 5, (q) => arch(q, y + 15, 4.4, 9)) + disc(x, y + 25, 2.8) + lancet(x, G, 12, 19);
  p.detail += block(x, 74, 1.3);
  p.tree += pair(x, 60, (q) => leafy(q, r(20, 26), 7.5));
};

const palace: Scene = (p, x, r) => {
  const y = r(54, 57);
  p.wall += block(x, y, 98) + block(x, 44, 40) + gable(x, 44, 44, 16);
  p.roof +=
    box(x, y - 3, 102, 4) + box(x, 42.5, 48, 4) + rafters(x, 43, 52, 21, 5) + box(x, 86, 56, 4) + box(x, 83, 48, 3);
  p.roof += flag(x, 24, 13) + pair(x, 36, (q) => row(3, q, 12, (v) => dome(v, y - 3, 4, 4)));
  p.window += row(4, x, 11, (q) => box(q, 49, 5, 34) + box(q, 48, 7, 2.2)) + disc(x, 36.5, 3.4);
  for (const s of [-1, 1]) p.window += row(2, x + s * 36, 13, (q) => arch(q, y + 16, 6, 11) + box(q, y + 21, 6, 8));
  p.tree += pair(x, 60, (q) => bush(q, 16));
};

const rotunda: Scene = (p, x, r) => {
  const y = r(55, 58);
  p.wall += block(x, y, 74) + box(x, y - 14, 40, 12);
  p.roof +=
    box(x, y - 4, 82, 5) + dome(x, y - 13, 42, 22) + box(x, y - 15, 44, 2.6) + box(x, 85, 80, 5) + box(x, 88, 90, 2);
  p.roof += box(x, y - 41, 6, 8) + dome(x, y - 40, 8, 5) + box(x, y - 51, 1.6, 8);
  p.window +=
    row(6, x, 12.4, (q) => box(q, y + 4, 5.4, 81 - y) + box(q, y + 3, 8, 2)) +
    row(5, x, 7.4, (q) => arch(q, y - 5.5, 4, 6));
  p.tree += pair(x, 50, (q) => cypress(q, r(34, 40))) + pair(x, 64, (q) => cypress(q, 22));
};

const onions: Scene = (p, x, r) => {
  const y = r(60, 63);
  p.wall += block(x, 44, 30) + block(x, y, 88);
  p.roof += onion(x, 44, 30, 30) + box(x, 42.5, 34, 3.6) + box(x, 11, 1.6, 8) + disc(x, 11, 1.8);
  for (const s of [-1, 1]) {
    const c = x + s * 44;
    p.roof +=
      gable(x + s * 26, y + 1, 30, 11, 24) + box(c, y - 6, 18, 2.8) + onion(c, y - 5, 17, 17) + box(c, y - 25, 1.4, 6);
    p.wall += block(c, y - 5, 15);
    p.window +=
      row(2, x + s * 26, 10.5, (q) => arch(q, 77, 5.4, 9) + box(q, 81, 5.4, 5)) +
      arch(c, y + 9, 5, 9) +
      box(c, 78, 5, 8);
  }
  p.window += row(3, x, 8.4, (q) => arch(q, 60, 5, 10)) + arch(x, G, 12, 19) + pair(x, 11, (q) => box(q, 74, 4, 8));
  p.roof += box(x, 65, 30, 2);
  p.detail += block(x, 72, 1.3);
  p.tree += pair(x, 62, (q) => leafy(q, r(16, 20), 6));
};

function tent(p: Paint, x: number, y: number, w: number): void {
  const m = y + (G - y) * 0.4;
  const u = w / 5;
  p.roof +=
    d`M${x} ${y}q${-w * 0.12} ${(m - y) * 0.7} ${-w / 2 - 2} ${m - y}h${w + 4}q${-w * 0.38} ${(y - m) * 0.3} ${-w / 2 - 2} ${y - m}z` +
    flag(x, y + 2, 13);
  p.wall += poly(x - w / 2, m, x + w / 2, m, x + w / 2 + 4, G, x - w / 2 - 4, G);
  p.window += pair(x, u, (q, s) => poly(q - u / 2, m, q + u / 2, m, q + u / 2 + s * 1.8, G, q - u / 2 + s * 1.8, G));
  p.roof +=
    d`M${x - w / 2 - 2} ${m - 0.5}` + d`h${w + 4}` + d`a${(w + 4) / 12} 3.4 0 0 1 ${-(w + 4) / 6} 0`.repeat(6) + "z";
  p.detail += poly(x, m + 8, x + u * 0.42, G, x - u * 0.42, G);
}

const tents: Scene = (p, x, r) => {
  tent(p, x - 39, r(44, 48), 24);
  tent(p, x + 39, r(44, 48), 24);
  tent(p, x, r(24, 28), 34);
  p.roof += pair(x, 62, (q) => box(q, 81, 16, 2)) + pair(x, 62, (q) => pair(q, 6, (v) => block(v, 78, 2)));
  p.tree += pair(x, 19, (q) => leafy(q, r(38, 46), 9));
};

const chapel: Scene = (p, x, r) => {
  const y = r(62, 64);
  const t = x - 15;
  p.wall += block(x + 14, y, 46) + block(t, 44, 21);
  p.roof +=
    poly(x - 6, y + 1, x - 6, y - 18, x + 30, y - 18, x + 41, y + 1) +
    gable(t, 45, 27, 29) +
    cross(t, 18, 11) +
    block(t + 10.6, y, 1.3);
  p.window += row(3, x + 16, 11.5, (q) => lancet(q, 82, 5.6, 13)) + lancet(t, 62, 6, 11) + lancet(t, G, 10, 17);
  p.detail += block(t, 74, 1.2);
  p.tree += cypress(x + 52, r(30, 36)) + cypress(x - 40, r(34, 40)) + cypress(x - 52, 24) + bush(x + 64, 14);
};

const cloister: Scene = (p, x, r) => {
  const y = r(64, 66);
  const c = x + r(-1, 1) * 6;
  p.wall += block(x, y, 92) + block(c, 50, 34) + box(c, 36, 14, 16);
  p.roof += gable(x, y + 1, 100, 10, 88) + gable(c, 52, 42, 8, 24) + gable(c, 37, 20, 16) + cross(c, 23, 10);
  p.roof += box(x, 87, 94, 3);
  p.opening += arch(c, 49, 7.6, 11);
  p.detail += d`M${c - 3} 46q1.4 -1.6 1.4 -4.4a1.6 1.8 0 0 1 3.2 0q0 2.8 1.4 4.4z`;
  p.window += row(7, x, 12.4, (q) => arch(q, 87, 8.6, 16));
  p.tree += cypress(x - 60, r(30, 36)) + cypress(x + 60, r(26, 32)) + leafy(c - 32, 46, 10) + leafy(c + 30, 42, 9);
};

const graveyard: Scene = (p, x, r) => {
  house(p, x, 58, 28, 15);
  p.roof += cross(x, 40, 11) + box(x, 86, 34, 4) + box(x, 57, 28, 2);
  p.window += lancet(x, 86, 11, 21) + pair(x, 10, (q) => box(q, 64, 3, 18));
  p.detail += box(x, 67, 1.3, 19);
  for (const s of [-1, 1]) {
    p.wall += arch(x + s * 31, G, 10, r(15, 18)) + arch(x + s * 60, G, 9, r(12, 15));
    p.roof += cross(x + s * 46, G, r(18, 21)) + box(x + s * 31, 88, 14, 2) + box(x + s * 60, 88, 13, 2);
    p.window += box(x + s * 31, 80, 5, 1.4) + box(x + s * 31, 83, 5, 1.4);
  }
  p.tree +=
    pair(x, 22, (q) => cypress(q, r(40, 48))) +
    pair(x, 38, (q) => cypress(q, r(28, 36))) +
    pair(x, 54, (q) => cypress(q, r(24, 30)));
};

const cathedral: Scene = (p, x, r) => {
  const y = r(38, 41);
  p.wall += block(x, 52, 30) + gable(x, 53, 30, 18);
  p.roof += rafters(x, 54, 32, 23, 4.4) + box(x, 68, 30, 1.8);
  for (const s of [-1, 1]) {
    const c = x + s * 23;
    p.wall +=
      block(c, y, 18) +
      poly(
        ...(s < 0 ? [x - 50, G, x - 50, 76, x - 31, 66, x - 31, G] : [x + 31, G, x + 31, 66, x + 50, 76, x + 50, G]),
      );
    p.roof +=
      gable(c, y + 1, 23, 27) +
      cross(c, y - 24, 9) +
      beam(x + s * 52, 76.5, x + s * 31.5, 65, 3.4) +
      box(c, y + 19, 18, 1.8);
    p.roof += block(x + s * 14.4, 54, 1.2);
    p.window += lancet(c, y + 16, 5.6, 12) + lancet(c, G, 8, 15) + lancet(x + s * 41, 86, 5, 10);
  }
  p.window += disc(x, 56, 8) + lancet(x, G, 12, 19);
  p.detail += disc(x, 56, 8) + disc(x, 56, 6.6) + disc(x, 56, 2.2);
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3;
    p.detail += beam(x + 2.4 * Math.cos(a), 56 + 2.4 * Math.sin(a), x + 6.4 * Math.cos(a), 56 + 6.4 * Math.sin(a), 1);
  }
  p.detail += block(x, 74, 1.3);
};

const campanile: Scene = (p, x, r) => {
  const y = r(32, 35);
  p.wall += block(x, y, 22);
  p.roof += gable(x, y + 1, 29, 20) + cross(x, y - 17, 9) + box(x, y + 21, 25, 2.4);
  p.opening += arch(x, y + 20, 14, 16);
  p.detail += d`M${x - 5.4} ${y + 17.5}q2.4 -2.4 2.4 -6.5a3 3.4 0 0 1 6 0q0 4.1 2.4 6.5z` + box(x, y + 18, 2.4, 1.8);
  p.window += lancet(x, y + 38, 5, 10) + arch(x, G, 8, 14);
  p.wall += block(x + 28, 68, 36);
  p.roof += gable(x + 29, 69, 43, 14, 30) + pair(x, 11.4, (q) => block(q, 69, 1.2));
  p.window += row(3, x + 29, 10.5, (q) => lancet(q, 83, 5, 10));
  cot(p, x - 26, r(73, 75), 26);
  p.tree += cypress(x - 50, r(28, 34)) + cypress(x + 56, r(26, 32)) + leafy(x - 62, 18, 6);
};

const hermitage: Scene = (p, x, r) => {
  const y = r(58, 62);
  p.tree += poly(
    x - 60,
    G,
    x - 47,
    76,
    x - 38,
    78,
    x - 27,
    y + 3,
    x - 20,
    y,
    x + 22,
    y,
    x + 31,
    y + 6,
    x + 37,
    75,
    x + 47,
    73,
    x + 60,
    G,
  );
  p.wall += box(x + 4, y - 15, 26, 15) + box(x - 12, y - 26, 12, 26);
  p.roof +=
    poly(x - 7, y - 14, x - 7, y - 25, x + 13, y - 25, x + 21, y - 14) +
    gable(x - 12, y - 25, 17, 13) +
    cross(x - 12, y - 36, 10);
  p.opening += arch(x - 12, y - 14, 5.6, 8);
  p.window += arch(x + 1, y, 6, 10) + box(x + 10.5, y - 10, 5, 6);
  const h = G - y;
  p.window += d`M${x - 1} ${y}c13 ${h * 0.45} -19 ${h * 0.5} -8 ${h}h8c-8 ${-h * 0.48} 19 ${-h * 0.55} 4 ${-h}z`;
  p.wall += pair(x, 60, (q) => fir(q, r(24, 30))) + fir(x + 46, 20) + fir(x - 48, 18);
};

export const noble: Scene[] = [castle, palace, rotunda, onions, tents];
export const clerical: Scene[] = [chapel, cloister, graveyard, cathedral, campanile, hermitage];
