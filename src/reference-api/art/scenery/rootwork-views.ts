/** Rootwork: whole views, drawn with its things. */
import { blob, circle, ellipse, line, mix, num, path, rect, smooth, type Point } from '../kit';
import { grass } from '../kit-field';
import { hillsPath, roundTree } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { ant, root, shroom, soil } from './rootwork-props';

/** A hollow with a lit floor: chambers of the nest. */
const hollow = (s: Stage, x: number, y: number, rx: number, ry: number): void => {
  const { ink, deep, mid, haze, glow } = s.p;
  const points: Point[] = Array.from({ length: 9 }, (_, i): Point => [
    x + Math.cos((i / 9) * 6.283) * rx * s.r.range(0.9, 1.1),
    y + Math.sin((i / 9) * 6.283) * ry * s.r.range(0.9, 1.08),
  ]);
  s.put(
    blob(
      points.map(([a, b]): Point => [a + 4, b + 7]),
      mix(mid, haze, 0.6),
    ),
    blob(points, s.down(ink, mix(ink, deep, 0.6), mix(deep, mid, 0.6))),
    ellipse(x, y + ry * 0.2, rx * 0.6, ry * 0.5, s.out([glow, 0.18], [glow, 0])),
  );
};

const tunnel = (s: Stage, points: readonly Point[], w: number): void => {
  s.put(
    line(smooth(points.map(([x, y]): Point => [x + 3, y + 6])), mix(s.p.mid, s.p.haze, 0.6), w),
    line(smooth(points), mix(s.p.ink, s.p.deep, 0.25), w),
  );
};

/** Threads of fungus between the nodes that are near each other. */
export const net = (s: Stage, nodes: readonly Point[]): void => {
  const { accent, glow } = s.p;
  nodes.forEach(([x, y], i) =>
    nodes.slice(i + 1).forEach(([u, v]) => {
      if (Math.hypot(x - u, y - v) < 215)
        s.put(
          line(
            `M${num(x)} ${num(y)}Q${num((x + u) / 2 + s.r.range(-36, 36))} ${num((y + v) / 2 + s.r.range(-36, 36))} ${num(u)} ${num(v)}`,
            accent,
            3,
            0.7,
          ),
        );
    }),
  );
  for (const [x, y] of nodes)
    s.put(s.halo(x, y, 34, accent, 0.8), circle(x, y, 7, mix(accent, glow, 0.6)));
};

/** The ground cut open under the tree. */
export const cut = (s: Stage): void => {
  const { mid, deep, ink, glow, accent, haze } = s.p;
  const x = s.w * (s.wide ? 0.6 : 0.5);
  const side = s.wide ? 1.5 : Math.min(1, s.w / 1150);
  soil(s, 190);
  tunnel(
    s,
    [
      [x + 90 * side, 180],
      [x + 220 * side, 260],
      [x + 330 * side, 270],
      [x + 420 * side, 400],
      [x + 330 * side, 560],
    ],
    34,
  );
  tunnel(
    s,
    [
      [x + 330 * side, 270],
      [x + 500 * side, 240],
    ],
    30,
  );
  tunnel(
    s,
    [
      [x + 420 * side, 400],
      [x + 250 * side, 470],
    ],
    30,
  );
  hollow(s, x + 350 * side, 270, 110, 56);
  hollow(s, x + 440 * side, 410, 130, 64);
  hollow(s, x + 300 * side, 590, 150, 66);
  s.put(s.halo(x, 330, 480, mix(haze, glow, 0.5), 0.45));
  // The clip keeps every root below the turf, however it bends.
  s.camera({ clip: s.clip(rect(0, 186, s.w, 540, '#fff')) }, () => {
    for (const [a, l, w] of [
      [1.57, 300, 52],
      [2.2, 300, 44],
      [0.95, 290, 42],
      [2.75, 270, 34],
      [0.42, 240, 30],
    ] as const)
      root(s, x + Math.cos(a) * 26, 186, a, l * (s.wide ? 1.15 : 1), w, mix(haze, mid, 0.35));
  });
  net(
    s,
    [
      [-490, 330],
      [-390, 420],
      [-520, 500],
      [-300, 520],
      [-420, 610],
      [-220, 640],
      [-560, 640],
      [-130, 560],
      [-270, 400],
      [60, 640],
      [-30, 470],
    ].map(([dx = 0, y = 0]): Point => [x + dx * side, y]),
  );
  for (const [dx, y, k] of [
    [-470, 560, 0.9],
    [-380, 580, 0.62],
    [-210, 690, 1],
    [-120, 700, 0.6],
    [-540, 700, 0.7],
  ] as const)
    s.put(shroom(s, x + dx * side, y, k));
  s.put(
    path(
      `M${num(x - 60)} 206Q${num(x - 34)} 150 ${num(x - 24)} 96H${num(x + 24)}Q${num(x + 34)} 150 ${num(x + 64)} 206Z`,
      s.across(mix(haze, glow, 0.35), mid),
    ),
  );
  for (const [dx, y, r] of [
    [0, 30, 74],
    [-70, 62, 56],
    [70, 60, 58],
    [-20, 80, 50],
    [36, 84, 48],
  ] as const)
    s.put(circle(x + dx, y, r, mix(accent, deep, 0.35)));
  for (const [dx, y, r] of [
    [-24, 8, 44],
    [-90, 40, 32],
    [50, 40, 32],
  ] as const)
    s.put(ellipse(x + dx, y, r, r * 0.7, mix(accent, glow, 0.35)));
  s.put(grass(s.r, -20, s.w + 20, 184, 34, mix(accent, deep, 0.5), 12));
  for (const [fx, h] of [
    [0.06, 90],
    [0.17, 60],
    [0.9, 80],
    [0.97, 56],
  ] as const)
    s.put(roundTree(s.r, s.w * fx, 186, h, mix(accent, deep, 0.35), mix(accent, glow, 0.4), deep));
  for (const [dx, y, t, f] of [
    [150, 208, 24, 0],
    [250, 262, 6, 0],
    [330, 290, 0, 1],
    [400, 292, 0, 0],
    [410, 438, 0, 1],
    [490, 440, 0, 1],
    [460, 262, -8, 1],
  ] as const)
    s.put(ant(s, x + dx * side, y, 0.42, t, f === 1 && dx !== 410, dx > 440));
  s.put(
    ant(s, x + 270 * side, 610, 1.15),
    ...[0, 1, 2, 3, 4].map((i) =>
      ellipse(x + (350 + i * 22) * side, 630 - (i % 2) * 12, 15, 10, glow),
    ),
    path(`M${num(x + 236 * side)} 574l8 -22l10 14l10 -18l8 18l12 -12l4 22Z`, accent),
  );
  s.put(path(hillsPath(s.r, s.w, s.h, 712, 18, 200), ink), s.vignette(ink, 0.4));
};
