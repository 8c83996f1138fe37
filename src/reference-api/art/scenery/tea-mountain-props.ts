/** Tea Mountain Road: things that its pictures are made of. */
import { ellipse, group, line, mix, path, rect, smooth, type Point } from '../kit';
import { leaf } from '../kit-field';
import { figure } from '../kit-figures';
import { hillsPath, ridgePath, roundTree } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { roof } from '../kit-things';

/** One terraced hill seen from above: nested uneven rings, each a dark step, a lit edge and dotted bushes. */
const terrace = (
  s: Stage,
  x: number,
  y: number,
  rx: number,
  ry: number,
  steps: number,
  rise: number,
): void => {
  const { mid, deep, glow, haze } = s.p;
  const wob = Array.from({ length: 10 }, () => s.r.range(0.86, 1.12));
  for (let i = 0; i < steps; i += 1) {
    const k = 1 - i / (steps + 0.6);
    const at = (grow: number, dy: number): Point[] =>
      wob.map((v, j) => [
        x + Math.cos((j / 10) * 6.283) * rx * k * v * grow,
        y - rise * i + dy + Math.sin((j / 10) * 6.283) * ry * k * v * grow,
      ]);
    const tone = mix(mix(deep, mid, 0.35 + (i / steps) * 0.65), haze, i % 2 ? 0.18 : 0);
    s.put(
      path(smooth(at(1, rise * 0.9), true), mix(deep, s.p.ink, 0.25)),
      path(
        smooth(at(0.99, 2), true),
        tone,
        1,
        `stroke="${mix(tone, glow, 0.42)}" stroke-width="4"`,
      ),
    );
    s.put(
      line(smooth(at(0.92, 2), true), mix(deep, tone, 0.35), 9, 0.75, 'stroke-dasharray="1 15"'),
    );
  }
};

const horse = (s: Stage, x: number, y: number, h: number, flip = false): string => {
  const { ink, accent, glow, deep } = s.p;
  return group(
    [
      line('M-26 -30L-30 0M-16 -30L-14 0M20 -30L18 0M30 -30L34 0', ink, 7),
      path(
        'M-34 -54Q0 -46 30 -56L52 -88Q60 -92 72 -74L68 -66L56 -70Q50 -36 30 -28H-28Q-40 -34 -34 -54Z',
        ink,
      ),
      path('M50 -86L44 -70L30 -56L36 -50L50 -66Z', deep),
      line('M-34 -50Q-48 -40 -44 -18', ink, 6),
      rect(-26, -74, 22, 34, accent, 7),
      rect(6, -72, 20, 30, accent, 7),
      rect(-26, -74, 8, 34, mix(accent, glow, 0.5), 5),
      rect(6, -72, 7, 30, mix(accent, glow, 0.5), 5),
      line('M-24 -58H24', glow, 4),
    ],
    { x, y, s: h / 90, flip },
  );
};

/** A guide and the pack horses behind. */
export const train = (s: Stage, points: readonly Point[], h: number): void => {
  points.forEach(([x, y], i) =>
    s.put(
      ellipse(x, y + 2, h * 0.6, h * 0.1, s.p.ink, 0.3),
      i === 0 ? figure(x, y, h, s.p.accent, s.p.glow, true) : horse(s, x, y, h),
    ),
  );
};

/** A white tea house. */
export const house = (s: Stage, x: number, y: number, w: number): void => {
  const { ink, deep, glow, accent } = s.p;
  s.put(
    rect(x - w * 0.36, y - w * 0.34, w * 0.72, w * 0.34, mix(glow, s.p.haze, 0.3)),
    rect(x - w * 0.06, y - w * 0.26, w * 0.14, w * 0.26, accent, 2),
    rect(x + w * 0.06, y - w * 0.34, w * 0.3, w * 0.34, deep, 0, 0.3),
    roof(x, y - w * 0.32, w, w * 0.3, ink, deep),
  );
};

/** The terraced hills from above. */
export const above = (s: Stage): void => {
  const { sky, haze, mid, glow, deep, ink } = s.p;
  s.sky(glow, sky, haze, mid);
  s.put(
    s.halo(s.w * 0.16, 60, 380, glow, 0.9),
    path(ridgePath(s.r, s.w, s.h, 200, 110, 150), mix(haze, sky, 0.4)),
    path(hillsPath(s.r, s.w, s.h, 210, 70, 260), mix(haze, mid, 0.4)),
    s.mist(130, 150, glow, 0.9),
  );
  const spots: readonly [number, number, number, number, number][] = s.wide
    ? [
        [0.36, 350, 300, 90, 5],
        [0.88, 330, 340, 100, 6],
        [0.1, 470, 380, 140, 6],
        [0.62, 520, 460, 170, 7],
      ]
    : [
        [0.5, 330, 240, 80, 5],
        [0.95, 380, 330, 110, 6],
        [0.08, 430, 340, 130, 6],
        [0.62, 560, 430, 170, 7],
      ];
  for (const [fx, y, rx, ry, n] of spots) {
    terrace(s, s.w * fx, y, rx, ry, n, 22);
    s.put(s.mist(y + ry * 0.45, 110, glow, 0.6));
  }
  house(s, s.w * 0.61, s.wide ? 396 : 432, 104);
  s.put(roundTree(s.r, s.w * 0.61 + 82, s.wide ? 400 : 440, 90, deep, mid, ink));
  const path0: Point[] = [
    [-60, 640],
    [s.w * 0.14, 600],
    [s.w * 0.3, 660],
    [s.w * 0.44, 640],
    [s.w * 0.6, 700],
    [s.w * 0.8, 760],
  ];
  s.put(
    line(smooth(path0.map(([x, y]) => [x, y - 8] as Point)), mix(mid, glow, 0.62), 80),
    line(
      smooth(path0.map(([x, y]) => [x, y - 8] as Point)),
      glow,
      4,
      0.7,
      'stroke-dasharray="16 30"',
    ),
  );
  train(
    s,
    [
      [s.w * 0.46, 652],
      [s.w * 0.37, 656],
      [s.w * 0.28, 660],
      [s.w * 0.2, 632],
      [s.w * 0.11, 612],
    ],
    s.wide ? 74 : 66,
  );
  for (const [x, y, t, l] of [
    [0, 720, -60, 210],
    [40, 740, -34, 220],
    [s.w, 720, -120, 250],
    [s.w - 50, 740, -150, 240],
    [s.w, 600, -170, 190],
  ] as const)
    s.put(leaf(x, y, l, t, ink, deep));
};
