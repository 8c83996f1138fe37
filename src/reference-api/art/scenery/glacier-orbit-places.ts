/** Glacier Orbit: views, near and indoors. */
import { circle, group, line, mix, num, path, poly, rect, ring, type Point } from '../kit';
import { sparkle, stars } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { ice } from './glacier-orbit-props';

/** A dart-like cutter flying to the left. */
export const ship = (
  s: Stage,
  x: number,
  y: number,
  k: number,
  turn: number,
  foe = false,
): string => {
  const { accent, glow, deep, ink, mid } = s.p;
  const c = foe ? mix(deep, mid, 0.4) : accent;
  return group(
    [
      path('M70 0Q180 -14 330 0Q180 14 70 0Z', s.across([c, 0.9], [c, 0])),
      poly(
        [
          [-100, 0],
          [60, -52],
          [40, 0],
        ],
        mix(glow, mid, 0.25),
      ),
      poly(
        [
          [-100, 0],
          [60, 52],
          [40, 0],
        ],
        mix(mid, deep, 0.6),
      ),
      poly(
        [
          [-100, 0],
          [70, -14],
          [84, 0],
          [70, 14],
        ],
        glow,
      ),
      poly(
        [
          [-100, 0],
          [70, 0],
          [84, 0],
          [70, 14],
        ],
        mix(mid, glow, 0.3),
      ),
      poly(
        [
          [-40, -4],
          [6, -9],
          [12, 0],
          [-30, 0],
        ],
        ink,
      ),
      rect(60, -9, 20, 18, c, 4),
    ],
    { x, y, s: k, turn },
  );
};

/** A wedge of ships behind their leader. */
export const wedge = (
  s: Stage,
  x: number,
  y: number,
  k: number,
  turn: number,
  n: number,
  foe = false,
): void => {
  const one = s.shape(ship(s, 0, 0, 1, 0, foe));
  const ships: Point[] = [[0, 0]];
  for (let i = 1; i <= n; i += 1) ships.push([i * 150, i * 110], [i * 150, -i * 110]);
  s.put(
    group(
      ships.map(([a, b]) => `<use href="${one}" x="${num(a)}" y="${num(b)}"/>`),
      { x, y, s: k, turn },
    ),
  );
};

/** The battle map over the pole. */
export const map = (s: Stage): void => {
  const { accent, glow, ink } = s.p;
  const [cx, cy, r0] = s.wide ? [s.w * 0.78, 560, 300] : [s.w * 0.86, 640, 300];
  lanes(s, cx, cy, r0);
  wedge(s, s.w * (s.wide ? 0.56 : 0.42), 250, 0.36, 152, 3);
  wedge(s, s.w * (s.wide ? 0.36 : 0.14), 620, 0.22, -60, 2, true);
  s.put(ship(s, s.w * (s.wide ? 0.2 : 0.2), 250, 1.15, 154));
  s.put(
    ring(s.w * (s.wide ? 0.36 : 0.15), 600, 92, accent, 4),
    line(
      `M${num(s.w * (s.wide ? 0.36 : 0.15) - 120)} 600h50m140 0h50M${num(s.w * (s.wide ? 0.36 : 0.15))} 480v50m0 140v50`,
      accent,
      4,
    ),
  );
  for (const [fx, y, k, t] of [
    [0.02, 80, 1.5, 20],
    [0.12, 10, 0.8, 70],
    [0.5, 730, 1.2, 130],
    [0.98, 40, 1.3, 200],
  ] as const)
    s.put(ice(s, s.w * fx, y, k, t, 1));
  s.put(sparkle(s.w * 0.3, 130, 18, glow), s.vignette(ink, 0.55));
};

/** The planet and the lanes of its rings, seen from above. */
export const lanes = (s: Stage, cx: number, cy: number, r0: number): void => {
  const { sky, haze, mid, deep, ink, glow, accent } = s.p;
  s.sky(ink, sky, mix(sky, deep, 0.6));
  s.put(stars(s.r, s.w, s.h, 90, glow, 1.7));
  const widths = [
    [1.28, 0.05, 0.35],
    [1.4, 0.09, 0.6],
    [1.58, 0.16, 0.85],
    [1.84, 0.12, 0.55],
    [2.1, 0.2, 0.75],
    [2.42, 0.1, 0.4],
    [2.66, 0.16, 0.6],
    [2.95, 0.05, 0.3],
  ] as const;
  for (const [k, w, t] of widths)
    s.put(
      ring(cx, cy, r0 * k, mix(haze, mix(mid, glow, 0.3), t), r0 * w, 0.92),
      ring(cx, cy, r0 * (k - w * 0.4), glow, 2, 0.35),
    );
  for (const k of [1.97, 2.27])
    s.put(ring(cx, cy, r0 * k, accent, 3, 0.85, 'stroke-dasharray="3 16"'));
  s.put(
    path(
      `M${num(cx)} ${num(cy)}L${num(cx + r0 * 3.4)} ${num(cy - r0 * 0.36)}L${num(cx + r0 * 3.4)} ${num(cy + r0 * 1.5)}Z`,
      s.across([ink, 0.7], [ink, 0.25]),
    ),
  );
  s.put(
    s.halo(cx, cy, r0 * 1.4, accent, 0.5),
    circle(cx, cy, r0, s.ball(glow, mix(mid, accent, 0.4), mid, deep)),
  );
  const clip = s.clip(circle(cx, cy, r0, '#fff'));
  s.put(
    group(
      [0.25, 0.45, 0.62, 0.8].map((k, i) =>
        ring(0, 0, r0 * k, i % 2 ? glow : deep, r0 * 0.06, 0.22),
      ),
      { x: cx - r0 * 0.12, y: cy + r0 * 0.1, clip },
    ),
  );
  for (let i = 0; i < 46; i += 1) {
    const [k, w] = s.r.pick(widths);
    const a = s.r.range(0, 6.283);
    const rr = r0 * (k + s.r.range(-0.45, 0.45) * w);
    const [x, y] = [cx + Math.cos(a) * rr, cy + Math.sin(a) * rr];
    if (x > -40 && x < s.w + 40 && y > -40 && y < s.h + 40)
      s.put(ice(s, x, y, s.r.range(0.08, 0.3), s.r.range(0, 360)));
  }
};
