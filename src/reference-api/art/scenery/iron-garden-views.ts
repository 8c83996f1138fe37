/** Iron Garden: whole views, drawn with its things. */
import { circle, ellipse, group, line, mix, num, path, poly, rect, use } from '../kit';
import { birds, grass, leaf, rays } from '../kit-field';
import { figure } from '../kit-figures';
import { flecks, hillsPath } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { mech } from './iron-garden-places';
import { vault } from './iron-garden-props';

const palm = (s: Stage, x: number, y: number, k: number, tone: string): string =>
  group(
    [
      path('M-12 0Q-20 -160 10 -300H26Q8 -150 16 0Z', mix(tone, s.p.ink, 0.35)),
      ...[-170, -140, -100, -60, -30, 0, -200].map((t) =>
        leaf(18, -300, 210, t, tone, mix(tone, s.p.glow, 0.3)),
      ),
    ],
    { x, y, s: k },
  );

const fern = (s: Stage, x: number, y: number, k: number, tone: string): string =>
  group(
    [-150, -120, -96, -70, -40].map(
      (t) =>
        Array.from({ length: 7 }, (_, i) =>
          leaf(
            (30 + i * 26) * Math.cos((t * Math.PI) / 180),
            (30 + i * 26) * Math.sin((t * Math.PI) / 180),
            60 - i * 6,
            t + (i % 2 ? 50 : -50),
            tone,
            mix(tone, s.p.glow, 0.22),
          ),
        ).join('') +
        line(
          `M0 0L${num(220 * Math.cos((t * Math.PI) / 180))} ${num(220 * Math.sin((t * Math.PI) / 180))}`,
          tone,
          5,
        ),
    ),
    { x, y, s: k },
  );

/** Inside the glasshouse, the giant on its knee. */
export const house = (s: Stage): void => {
  const { mid, deep, ink, glow, haze, accent } = s.p;
  const vx = s.w * (s.wide ? 0.4 : 0.36);
  vault(s, vx, 400);
  s.put(path(hillsPath(s.r, s.w, s.h, 470, 40, 180), mix(haze, mid, 0.6)));
  for (const [fx, k] of [
    [0.2, 0.6],
    [0.5, 0.5],
    [0.06, 0.9],
  ] as const)
    s.put(palm(s, s.w * fx, 530, k, mix(mid, haze, 0.3)));
  s.put(
    path(
      `M-9 560Q${num(vx)} 500 ${num(s.w + 9)} 560V730H-9Z`,
      s.down(mix(mid, glow, 0.25), mid, deep),
    ),
    poly(
      [
        [vx - 30, 520],
        [vx + 30, 520],
        [vx + 260, 730],
        [vx - 200, 730],
      ],
      mix(haze, glow, 0.5),
      0.8,
    ),
  );
  mech(s, s.w * (s.wide ? 0.7 : 0.69), 674, s.wide ? 0.9 : 0.94);
  s.put(figure(vx + 20, 640, 92, ink, accent), birds(s.r, vx - 60, 240, 6, 13, deep, 0.7));
  s.put(
    grass(s.r, -20, s.w * 0.24, 716, 90, mix(deep, mid, 0.3), 16),
    grass(s.r, s.w * 0.5, s.w + 20, 718, 60, mix(deep, mid, 0.3), 15),
    ...[
      [0.03, 720, 1.15],
      [0.97, 730, 1.2],
    ].map(([fx = 0, y = 0, k = 1]) => use(s.shape(fern(s, 0, 0, 1, ink)), s.w * fx, y, k)),
  );
  // Vines hang down from the ribs into the upper corners.
  for (const [fx, l] of [
    [0.02, 250],
    [0.07, 150],
    [0.12, 90],
    [0.93, 120],
    [0.985, 210],
  ] as const) {
    const x = s.w * fx;
    s.put(line(`M${num(x)} -10Q${num(x + 16)} ${num(l * 0.5)} ${num(x - 4)} ${num(l)}`, ink, 5));
    for (let y = 10; y < l; y += 26)
      s.put(leaf(x + 5, y, 46, y % 52 < 26 ? 30 : 150, mix(ink, deep, 0.5), mix(deep, mid, 0.4)));
  }
  s.put(flecks(s.r, 0, 100, s.w, 520, 40, glow, 5, 0.9));
};

/** The hand: steel fingers hold a seedling; a close picture. */
export const hand = (s: Stage): void => {
  const { mid, deep, ink, glow, haze, accent } = s.p;
  s.sky(haze, mid, deep);
  s.put(s.halo(s.cx, 230, 520, glow, 1), rays(s.cx - 200, -200, 1300, 30, 110, 7, glow, 0.25));
  for (const [fx, y, k] of [
    [0.1, 560, 1.4],
    [0.9, 600, 1.5],
    [0.26, 520, 0.9],
    [0.75, 540, 1],
  ] as const)
    s.put(palm(s, s.w * fx, y, k, mix(mid, deep, 0.3)));
  const steel = s.slant(mix(deep, glow, 0.5), mix(deep, haze, 0.1), ink);
  const finger = (dx: number, turn: number, k: number): Stage =>
    s.camera({ x: s.cx + dx, y: 560, s: k, turn }, () =>
      s.put(
        rect(-40, -150, 80, 170, steel, 22),
        circle(0, -156, 40, steel),
        circle(0, -156, 18, accent),
        rect(-34, -300, 68, 140, steel, 22),
        circle(0, -300, 32, steel),
        circle(0, -300, 13, ink),
        path('M-28 -300L-20 -400Q0 -424 20 -400L28 -300Z', steel),
        line('M-30 -130V0M-24 -280V-190', mix(deep, glow, 0.85), 5, 0.8),
      ),
    );
  finger(-190, -34, 0.95);
  finger(190, 36, 0.95);
  finger(-90, -16, 1.02);
  finger(96, 15, 1.02);
  s.put(
    path(
      `M${num(s.cx - 270)} 560Q${num(s.cx)} 490 ${num(s.cx + 270)} 560L${num(s.cx + 220)} 740H${num(s.cx - 220)}Z`,
      steel,
    ),
    ellipse(s.cx, 560, 190, 42, ink),
    ellipse(s.cx, 550, 170, 34, mix(deep, mid, 0.3)),
  );
  s.put(
    s.halo(s.cx, 320, 260, glow, 0.9),
    line(`M${num(s.cx)} 554Q${num(s.cx - 26)} 440 ${num(s.cx)} 330`, mix(mid, deep, 0.4), 14),
    leaf(s.cx - 10, 450, 160, -155, mix(mid, deep, 0.2), mix(mid, glow, 0.5)),
    leaf(s.cx - 6, 430, 150, -28, mix(mid, deep, 0.2), mix(mid, glow, 0.5)),
    ...[0, 60, 120, 180, 240, 300].map((t) =>
      group(ellipse(0, -44, 30, 44, t < 180 ? mix(accent, glow, 0.25) : accent), {
        x: s.cx,
        y: 310,
        turn: t,
      }),
    ),
    circle(s.cx, 310, 26, glow),
    circle(s.cx + 4, 314, 19, mix(accent, ink, 0.25)),
  );
  s.put(
    fern(s, s.w * 0.06, 740, 1.5, ink),
    fern(s, s.w * 0.95, 740, 1.5, ink),
    flecks(s.r, 0, 0, s.w, 640, 40, glow, 6, 0.8),
    s.vignette(ink, 0.4),
  );
};
