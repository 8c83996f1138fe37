/** Snowline Express: things that its pictures are made of. */
import { circle, group, line, mix, num, path, poly, rect, use, type Point } from '../kit';
import { hillsPath, pine, ridgePath } from '../kit-nature';
import { type Stage } from '../kit-stage';

/** A row of snowy conifers. */
export const forest = (
  s: Stage,
  y: number,
  h: number,
  step: number,
  from: number,
  to: number,
  fill: string,
): void => {
  const tree = s.shape(pine(0, 0, 100, fill, mix(fill, s.p.glow, 0.75)));
  for (let x = from; x < to; x += step * s.r.range(0.5, 1.4))
    s.put(use(tree, x, y + s.r.range(-8, 8), (h / 100) * s.r.range(0.7, 1.2)));
};

/** The snow plain before the mountains. */
export const land = (s: Stage, base: number): void => {
  const { sky, haze, mid, glow, deep } = s.p;
  s.sky(mix(sky, mid, 0.5), sky, haze, glow);
  s.put(s.halo(s.w * 0.2, 140, 300, glow, 0.9), circle(s.w * 0.2, 140, 46, glow));
  s.put(
    path(ridgePath(s.r, s.w, s.h, base, 230, 150), mix(mid, haze, 0.45)),
    path(ridgePath(s.r, s.w, s.h, base - 80, 120, 150), glow, 0.35),
    s.mist(base - 120, 170, haze, 0.9),
  );
  forest(s, base + 10, 60, 24, 0, s.w, mix(mid, deep, 0.35));
  s.put(
    path(hillsPath(s.r, s.w, s.h, base + 30, 40, 300), glow),
    path(hillsPath(s.r, s.w, s.h, base + 60, 40, 260), mix(haze, glow, 0.5)),
  );
};

/** The engine seen from the front. */
export const engine = (s: Stage, x: number, y: number, k: number): void => {
  const { accent, ink, glow, deep, haze } = s.p;
  s.put(
    group(
      [
        rect(
          -104,
          -200,
          208,
          200,
          s.across(mix(accent, glow, 0.25), accent, mix(accent, ink, 0.35)),
          26,
        ),
        path('M-116 -190Q0 -270 116 -190Z', glow),
        path('M-116 -190Q0 -236 116 -190Z', haze),
        rect(-78, -170, 66, 56, deep, 10),
        rect(12, -170, 66, 56, deep, 10),
        poly(
          [
            [-74, -120],
            [-40, -168],
            [-22, -168],
            [-54, -120],
          ],
          glow,
          0.45,
        ),
        poly(
          [
            [18, -120],
            [52, -168],
            [70, -168],
            [36, -120],
          ],
          glow,
          0.35,
        ),
        rect(-104, -92, 208, 16, glow),
        circle(0, -44, 40, s.out([glow, 1], [glow, 0.9, 0.5], [accent, 0.2])),
        circle(0, -44, 25, '#ffffff'),
        circle(-70, -44, 14, glow),
        circle(70, -44, 14, glow),
        path('M-130 20L-104 -20H104L130 20Q0 52 -130 20Z', ink),
        path('M-130 20L-104 -20H-60L-50 34Q-96 32 -130 20Z', mix(ink, glow, 0.3)),
        path('M-190 40Q-120 -20 -90 24Q0 70 90 24Q120 -20 190 40Q0 90 -190 40Z', glow),
      ],
      { x, y, s: k },
    ),
  );
  s.put(s.halo(x, y - 44 * k, 210 * k, glow, 0.8));
};

/** The train along a curve: every wagon is a slab in perspective, small far away, the engine in front. */
export const express = (s: Stage, x0: number): void => {
  const { accent, deep, ink, glow, haze, mid } = s.p;
  interface Spot {
    readonly x: number;
    readonly y: number;
    readonly k: number;
  }
  // Plain perspective: z is the distance, the track turns away to the right.
  const pos = (z: number): Spot => ({
    x: x0 - 60 + (86 * Math.pow(Math.max(0, z - 0.9), 1.75)) / z,
    y: 318 + 292 / z,
    k: 1 / z,
  });
  const depths = Array.from({ length: 30 }, (_, i) => 0.72 * Math.pow(1.085, i));
  const strip = (from: number, to: number, fill: string): string =>
    poly(
      [
        ...depths.map((z): Point => [pos(z).x + from * pos(z).k, pos(z).y + 8 * pos(z).k]),
        ...depths.map((z): Point => [pos(z).x + to * pos(z).k, pos(z).y + 8 * pos(z).k]).reverse(),
      ],
      fill,
    );
  s.put(strip(-250, 230, mix(mid, haze, 0.6)), strip(-190, 170, mix(mid, haze, 0.3)));
  for (let i = 0; i < 26; i += 1) {
    const a = pos(0.74 * Math.pow(1.075, i));
    s.put(line(`M${num(a.x - 130 * a.k)} ${num(a.y + 8 * a.k)}h${num(260 * a.k)}`, deep, 13 * a.k));
  }
  s.put(strip(-84, -66, ink), strip(66, 84, ink));
  const cars = [7.6, 6.2, 5.05, 4.1, 3.3, 2.6, 2.0, 1.48, 1.04];
  cars.slice(0, -1).forEach((z, i) => {
    const [a, e] = [pos(z), pos(cars[i + 1] ?? 1)];
    const g = 0.95;
    const b = { x: a.x + (e.x - a.x) * g, y: a.y + (e.y - a.y) * g, k: a.k + (e.k - a.k) * g };
    const fade = Math.min(0.6, (z - 1) * 0.09);
    const red = mix(mix(accent, ink, 0.3), haze, fade);
    const side = (t: number, h: number): Point => [
      a.x + 95 * a.k + (b.x + 95 * b.k - a.x - 95 * a.k) * t,
      a.y + (b.y - a.y) * t - h * (a.k + (b.k - a.k) * t),
    ];
    s.put(
      poly([side(0, 12), side(1, 12), side(1, 200), side(0, 200)], red),
      poly([side(0, 12), side(1, 12), side(1, 34), side(0, 34)], mix(ink, haze, fade)),
    );
    s.put(
      poly(
        [
          [b.x - 95 * b.k, b.y - 12 * b.k],
          [b.x + 95 * b.k, b.y - 12 * b.k],
          [b.x + 95 * b.k, b.y - 200 * b.k],
          [b.x - 95 * b.k, b.y - 200 * b.k],
        ],
        mix(mix(accent, ink, 0.5), haze, fade),
      ),
    );
    for (let w = 0; w < 3; w += 1)
      s.put(
        poly(
          [
            side(0.12 + w * 0.29, 160),
            side(0.3 + w * 0.29, 160),
            side(0.3 + w * 0.29, 100),
            side(0.12 + w * 0.29, 100),
          ],
          mix(glow, accent, 0.12),
        ),
      );
    s.put(
      poly(
        [
          [a.x - 95 * a.k, a.y - 200 * a.k],
          [a.x, a.y - 238 * a.k],
          side(0, 200),
          side(1, 200),
          [b.x, b.y - 238 * b.k],
          [b.x - 95 * b.k, b.y - 200 * b.k],
        ],
        mix(glow, haze, 0.3),
      ),
      poly(
        [[a.x, a.y - 238 * a.k], [b.x, b.y - 238 * b.k], side(1, 200), side(0, 200)],
        mix(haze, mid, 0.25),
      ),
    );
  });
  engine(s, pos(1).x, pos(1).y, 1);
};
