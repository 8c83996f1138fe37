/** Orchard Below: things that its pictures are made of. */
import {
  circle,
  ellipse,
  group,
  line,
  mix,
  path,
  rect,
  ring,
  smooth,
  use,
  type Point,
} from '../kit';
import { rays } from '../kit-field';
import { flecks, hillsPath } from '../kit-nature';
import { type Stage } from '../kit-stage';

/** Water with light falling from above. */
export const water = (s: Stage, lx: number): void => {
  const { sky, haze, mid, deep, glow, ink } = s.p;
  s.sky(mix(haze, glow, 0.35), haze, mid, deep, ink);
  s.put(
    s.halo(lx, -20, 520, glow, 0.75),
    rays(lx, -120, 1100, 20, 160, 9, glow, 0.13),
    rays(lx + 40, -120, 1200, 30, 150, 5, glow, 0.1),
    rect(0, 0, s.w, s.h, sky, 0, 0.12),
  );
};

/** A kelp tree along a bent stem, with leaves on both sides and fruit under some of them. */
export const kelp = (
  s: Stage,
  stem: readonly Point[],
  size: number,
  tone: string,
  fruit: number,
): void => {
  const { glow, accent } = s.p;
  const leafShape = s.shape(
    path('M0 0Q30 -34 100 -14Q60 26 0 0Z', tone),
    path('M0 0Q30 -34 100 -14Q50 -6 0 0Z', mix(tone, glow, 0.35)),
  );
  const lamp = s.shape(
    s.halo(0, 0, 100, accent, 0.6),
    circle(0, 0, 30, s.ball(mix(accent, '#ffffff', 0.6), accent, mix(accent, s.p.haze, 0.5))),
    path('M-8 -28Q0 -44 16 -42Q10 -28 0 -28Z', mix(tone, glow, 0.5)),
  );
  s.put(
    line(smooth(stem), mix(tone, s.p.ink, 0.25), size * 0.26),
    line(
      smooth(stem.map(([x, y]): Point => [x - size * 0.05, y])),
      mix(tone, glow, 0.3),
      size * 0.06,
    ),
  );
  const n = 9;
  for (let i = 1; i <= n; i += 1) {
    const q = (i / n) * (stem.length - 1);
    const a = stem[Math.floor(q)] ?? [0, 0];
    const b = stem[Math.min(stem.length - 1, Math.floor(q) + 1)] ?? a;
    const [x, y] = [a[0] + (b[0] - a[0]) * (q % 1), a[1] + (b[1] - a[1]) * (q % 1)];
    const k = (size / 60) * (1.15 - i / (n * 1.5));
    s.put(
      use(leafShape, x, y, k, 1, s.r.range(-38, -10)),
      use(leafShape, x, y, k, 1, s.r.range(182, 210)),
    );
    if (i <= fruit)
      s.put(
        use(
          lamp,
          x + (i % 2 ? 1 : -1) * size * 0.75 * k,
          y + size * 0.3,
          (size / 85) * s.r.range(0.8, 1.1),
        ),
      );
  }
};

const fish = (s: Stage, x: number, y: number, k: number, tone: string, flip = false): string =>
  group(
    [
      path('M-40 0Q-10 -30 34 0Q-10 30 -40 0Z', tone),
      path('M26 0L58 -22Q48 0 58 22Z', tone),
      path('M-40 0Q-10 -30 34 0Q-6 -14 -40 0Z', mix(tone, s.p.glow, 0.5)),
      circle(-24, -4, 4, s.p.ink),
    ],
    { x, y, s: k, flip },
  );

/** A loose shoal of small fish. */
export const shoal = (s: Stage, x: number, y: number, n: number, tone: string): void => {
  for (let i = 0; i < n; i += 1)
    s.put(fish(s, x + s.r.range(-150, 150), y + s.r.range(-60, 60), s.r.range(0.3, 0.6), tone));
};

/** A gardener in a brass helmet. */
const diver = (s: Stage, x: number, y: number, k: number, flip = false): void => {
  const { accent, glow, ink, deep, haze } = s.p;
  s.put(
    group(
      [
        path(
          'M-50 60Q-60 -20 -30 -40H30Q64 -20 52 60L44 130H12L4 80L-8 130H-42Z',
          s.across(mix(haze, glow, 0.3), mix(deep, haze, 0.3)),
        ),
        path('M-46 -10Q-110 20 -120 70L-96 84Q-76 50 -40 40Z', mix(haze, glow, 0.2)),
        path('M44 -10Q90 -40 100 -100L76 -106Q62 -60 30 -36Z', mix(deep, haze, 0.4)),
        path('M-54 128H-6V150H-66Q-66 134 -54 128ZM8 128H52Q66 134 66 150H8Z', ink),
        rect(40, -30, 34, 84, mix(accent, ink, 0.35), 14),
        circle(0, -76, 58, s.ball(mix(accent, glow, 0.7), accent, mix(accent, ink, 0.5))),
        circle(-12, -76, 36, ink),
        circle(-12, -76, 29, s.slant(mix(haze, glow, 0.7), deep)),
        path('M-34 -84Q-30 -100 -14 -100Q-28 -92 -30 -76Z', glow),
        ring(-12, -76, 36, mix(accent, glow, 0.5), 5),
        rect(-40, -28, 80, 16, mix(accent, ink, 0.2), 8),
      ],
      { x, y, s: k, flip },
    ),
  );
};

const fruitBasket = (s: Stage, x: number, y: number, k: number): string => {
  const { accent, ink, deep, glow } = s.p;
  return (
    s.halo(x, y - 60, 150 * k, accent, 0.7) +
    group(
      [
        ...[
          [-44, -56],
          [0, -66],
          [42, -56],
          [-22, -92],
          [22, -92],
        ].map(([a = 0, b = 0]) =>
          circle(a, b, 28, s.ball(mix(accent, '#ffffff', 0.6), accent, mix(accent, deep, 0.35))),
        ),
        path('M-86 -52H86L64 20H-64Z', mix(accent, ink, 0.6)),
        line('M-78 -28H78M-72 -6H72', mix(accent, glow, 0.1), 5, 0.6),
      ],
      { x, y, s: k },
    )
  );
};

/** The view up from the sea floor. */
export const lookUp = (s: Stage): void => {
  const { haze, mid, deep, ink, glow } = s.p;
  const lx = s.w * (s.wide ? 0.6 : 0.52);
  water(s, lx);
  for (let i = 0; i < 3; i += 1)
    s.put(ellipse(lx, 10 + i * 6, 300 - i * 70, 36 - i * 8, mix(haze, glow, 0.6 + i * 0.2), 0.5));
  const turtle = s.shape(
    ellipse(0, 0, 60, 44, deep),
    ellipse(-6, -6, 48, 32, mid),
    path(
      'M-50 -20Q-110 -70 -130 -40Q-100 -20 -54 -4ZM40 -30Q70 -90 100 -70Q80 -40 50 -16ZM-40 30Q-80 70 -60 80Q-30 60 -20 40ZM44 24Q70 60 86 50Q70 30 56 14ZM58 -10Q90 -24 96 -4Q90 10 58 8Z',
      deep,
    ),
  );
  s.put(use(turtle, lx - 130, 150, 0.7, 1, -20));
  shoal(s, lx + 200, 150, 12, mix(haze, deep, 0.45));
  const lean = (fx: number, y: number, top: number): Point[] =>
    Array.from({ length: 5 }, (_, i) => [
      s.w * fx + (lx - s.w * fx) * Math.pow(i / 4, 1.3) * 0.5 + (i % 2 ? 26 : -18),
      y + ((top - y) * i) / 4,
    ]);
  for (const [fx, y, top, size] of [
    [0.3, 620, 140, 24],
    [0.72, 620, 170, 24],
    [0.44, 600, 260, 16],
    [0.62, 600, 250, 17],
  ] as const)
    kelp(s, lean(fx, y, top), size, mix(mid, haze, 0.35), 3);
  s.put(path(hillsPath(s.r, s.w, s.h, 600, 50, 240), mix(mid, deep, 0.5)));
  for (const [fx, y, top, size] of [
    [0.16, 680, 60, 44],
    [0.86, 690, 80, 46],
  ] as const)
    kelp(s, lean(fx, y, top), size, mix(mid, deep, 0.55), 5);
  s.put(path(hillsPath(s.r, s.w, s.h, 655, 50, 300), s.down(deep, ink)));
  diver(s, lx - 36, 545, 0.82, true);
  s.put(fruitBasket(s, lx - 180, 650, 0.8));
  for (const [fx, top, size] of [
    [0.01, -60, 80],
    [0.99, -40, 84],
  ] as const)
    kelp(s, lean(fx, 780, top), size, mix(deep, ink, 0.5), 4);
  s.put(
    flecks(s.r, lx - 20, 150, 90, 360, 16, glow, 7, 0.5),
    flecks(s.r, 0, 200, s.w, 500, 40, s.p.accent, 3, 0.7),
  );
};
