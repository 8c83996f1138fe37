/** Rootwork: the ground cut open; roots, threads of fungus and ants hold their fronts below a small tree. */
import {
  blob,
  circle,
  ellipse,
  line,
  mix,
  num,
  path,
  poly,
  rect,
  smooth,
  type Point,
} from '../kit';
import { leaf } from '../kit-field';
import { flecks, hillsPath } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { ant, root, shroom } from './rootwork-props';
import { cut, net } from './rootwork-views';

/** In a tunnel: a patrol marches towards a glowing garden. */
const march = (s: Stage): void => {
  const { mid, deep, ink, glow, accent, haze } = s.p;
  s.sky(ink, deep);
  const [x, y] = [s.w * 0.62, 330];
  for (let i = 5; i >= 0; i -= 1)
    s.put(
      blob(
        Array.from({ length: 11 }, (_, j): Point => {
          const a = (j / 11) * 6.283;
          const r = s.r.range(0.9, 1.1) * (0.13 + i * 0.105);
          return [x + (s.cx - x) * (i / 6) + Math.cos(a) * r * s.w, y + Math.sin(a) * r * 820];
        }),
        mix(mix(accent, glow, 0.45), mix(deep, ink, 0.2), Math.min(1, 0.12 + i / 4.6)),
      ),
    );
  s.put(s.halo(x, y, 420, accent, 0.8));
  for (const [dx, dy, k] of [
    [-60, 66, 0.5],
    [0, 76, 0.72],
    [66, 64, 0.46],
    [30, 90, 0.34],
  ] as const)
    s.put(shroom(s, x + dx, y + dy, k));
  for (const [fx, a, l, w] of [
    [0.1, 1.3, 300, 36],
    [0.3, 1.7, 200, 24],
    [0.86, 1.8, 330, 40],
    [0.97, 2, 280, 30],
  ] as const)
    root(s, s.w * fx, -20, a, l, w, mix(mid, deep, 0.3), 1);
  s.put(
    path(
      `M-9 600Q${num(s.w * 0.3)} 520 ${num(x)} 430Q${num(s.w * 0.86)} 560 ${num(s.w + 9)} 620V730H-9Z`,
      s.down(mix(mid, haze, 0.2), ink),
    ),
  );
  for (const [fx, yy, k, load] of [
    [0.58, 466, 0.34, 1],
    [0.5, 506, 0.5, 0],
    [0.4, 556, 0.8, 1],
    [0.24, 626, 1.5, 0],
  ] as const)
    s.put(
      ellipse(s.w * fx, yy + 30 * k, 70 * k, 9 * k, ink, 0.4),
      ant(s, s.w * fx, yy, k, -12, load === 1, true),
    );
  s.put(
    ant(s, s.w * 0.84, 600, 1.1, 8, true),
    flecks(s.r, 0, 0, s.w, s.h, 50, accent, 4, 0.8),
    s.vignette(ink, 0.6),
  );
};

/** The edge of the network: a root tip meets threads in the dark. */
const tip = (s: Stage): void => {
  const { mid, deep, ink, glow, accent, haze } = s.p;
  s.sky(mix(deep, mid, 0.3), deep, ink);
  for (let i = 0; i < 40; i += 1)
    s.put(
      ellipse(
        s.r.range(0, s.w),
        s.r.range(0, 720),
        s.r.range(10, 60),
        s.r.range(8, 36),
        mix(deep, s.r.pick([ink, mid, haze]), 0.3),
        0.7,
      ),
    );
  const nodes: Point[] = Array.from({ length: 20 }, (_, i): Point => [
    s.w * (0.54 + (i % 5) * 0.11 + s.r.range(-0.035, 0.035)),
    70 + Math.floor(i / 5) * 150 + s.r.range(-50, 50),
  ]);
  net(s, nodes);
  s.put(s.halo(s.w * 0.5, 400, 420, accent, 0.6));
  const arm: Point[] = [
    [-60, 60],
    [s.w * 0.12, 170],
    [s.w * 0.24, 200],
    [s.w * 0.36, 320],
    [s.w * 0.5, 400],
  ];
  s.put(
    path(
      `${smooth(arm)}L${num(s.w * 0.49)} 430Q${num(s.w * 0.34)} 420 ${num(s.w * 0.22)} 330Q${num(s.w * 0.1)} 330 -60 290Z`,
      s.slant(mix(haze, glow, 0.4), haze, mid),
    ),
    circle(s.w * 0.497, 413, 26, mix(haze, glow, 0.6)),
    line(smooth(arm.map(([x, y]): Point => [x - 4, y + 14])), glow, 8, 0.6),
  );
  for (let i = 0; i < 16; i += 1)
    s.put(
      line(
        `M${num(s.w * (0.08 + i * 0.024))} ${num(310 + i * 7)}q${num(s.r.range(-14, 14))} ${num(s.r.range(20, 60))} ${num(s.r.range(-24, 24))} ${num(s.r.range(60, 120))}`,
        mix(haze, glow, 0.3),
        5,
        0.9,
      ),
    );
  s.put(
    shroom(s, s.w * 0.76, 660, 2.1),
    shroom(s, s.w * 0.9, 690, 1.3),
    shroom(s, s.w * 0.64, 690, 1),
    ant(s, s.w * 0.24, 190, 0.9, 24, false, true),
    poly(
      [
        [-9, 690],
        [s.w * 0.4, 660],
        [s.w + 9, 700],
        [s.w + 9, 730],
        [-9, 730],
      ],
      ink,
    ),
    s.vignette(ink, 0.55),
  );
};

/** Pictures of Rootwork. */
export const rootwork = scenery('rootwork', {
  cover: cut,
  banner: cut,
  'gallery-1': march,
  'gallery-2': tip,
  icon: (s) => {
    const { sky, mid, deep, accent, glow, haze, ink } = s.p;
    s.put(
      rect(0, 0, s.w, s.h, sky),
      rect(0, 300, s.w, 430, s.down(mid, deep, ink)),
      path(hillsPath(s.r, s.w, s.h, 310, 16, 300), s.down(mid, deep)),
    );
    for (const [a, l, w] of [
      [1.57, 300, 64],
      [2.35, 290, 50],
      [0.8, 290, 50],
    ] as const)
      root(s, s.cx, 290, a, l, w, mix(haze, glow, 0.25), 2);
    s.put(
      line(`M${num(s.cx)} 320V190`, mix(haze, glow, 0.25), 50),
      leaf(s.cx, 220, 260, -150, mix(accent, deep, 0.3), accent),
      leaf(s.cx, 220, 260, -34, mix(accent, deep, 0.3), mix(accent, glow, 0.4)),
    );
  },
  'scene-1': (s) => {
    s.hour('night');
    s.mirror(() => tip(s));
  },
  'scene-2': (s) => s.hour('dusk').mirror(() => march(s)),
  'scene-3': (s) => s.hour('pale').mirror(() => s.zoom(1.4, s.w * 0.7, 420, () => cut(s))),
});
