/** Rootwork: things that its pictures are made of. */
import { circle, ellipse, group, line, mix, path, smooth, type Point } from '../kit';
import { leaf } from '../kit-field';
import { hillsPath } from '../kit-nature';
import { type Stage } from '../kit-stage';

/** Sky and the layers of the ground under y. */
export const soil = (s: Stage, y: number): void => {
  const { sky, haze, mid, deep, ink, glow } = s.p;
  s.sky(glow, sky);
  for (let i = 0; i < 5; i += 1)
    s.put(
      path(
        hillsPath(s.r, s.w, s.h, y + i * 130, 26, 260),
        [mix(haze, mid, 0.45), mix(mid, haze, 0.1), mix(mid, deep, 0.5), deep, mix(deep, ink, 0.5)][
          i
        ] ?? deep,
      ),
    );
  for (let i = 0; i < 44; i += 1) {
    const [x, yy, k] = [s.r.range(0, s.w), s.r.range(y + 40, 715), s.r.range(3, 20)];
    s.put(
      ellipse(x, yy, k, k * 0.66, mix(haze, deep, s.r.range(0.2, 0.9)), 0.7),
      k > 11
        ? ellipse(x - k * 0.25, yy - k * 0.22, k * 0.5, k * 0.24, mix(haze, glow, 0.3), 0.6)
        : '',
    );
  }
};

/** A root that forks: tapering strokes, lit on the upper left. */
export const root = (
  s: Stage,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  tone: string,
  depth = 0,
): void => {
  const points: Point[] = [[x, y]];
  let [px, py, a] = [x, y, angle];
  for (let i = 0; i < 4; i += 1) {
    a += s.r.range(-0.34, 0.34) + (Math.PI / 2 - a) * 0.06;
    px += (Math.cos(a) * length) / 4;
    py += (Math.sin(a) * length) / 4;
    points.push([px, py]);
  }
  s.put(
    line(smooth(points), tone, width),
    width > 13
      ? line(
          smooth(points.map(([u, v]): Point => [u - width * 0.2, v - width * 0.2])),
          mix(tone, s.p.glow, 0.35),
          width * 0.22,
          0.9,
        )
      : '',
  );
  if (depth < 2) {
    const forks = depth === 0 ? 3 : 2;
    for (let i = 0; i < forks; i += 1) {
      const from = points[2 + (i % 3)] ?? [px, py];
      root(
        s,
        from[0],
        from[1],
        a + s.r.range(0.25, 0.8) * (i % 2 ? 1 : -1),
        length * s.r.range(0.5, 0.72),
        width * 0.56,
        tone,
        depth + 1,
      );
    }
  }
};

/** An ant, with a leaf if it carries one. */
export const ant = (
  s: Stage,
  x: number,
  y: number,
  k: number,
  turn = 0,
  load = false,
  flip = false,
): string => {
  const { ink, glow, accent } = s.p;
  const shell = mix(ink, s.p.mid, 0.35);
  return group(
    [
      line('M-10 6L-34 30M0 8L-4 34M12 6L32 30M-46 -6L-62 -30L-80 -34M-44 0L-74 -14', ink, 5),
      ellipse(36, -4, 34, 23, shell),
      ellipse(28, -12, 18, 9, mix(shell, glow, 0.5)),
      ellipse(0, 0, 16, 13, ink),
      ellipse(-32, -4, 22, 18, shell),
      ellipse(-37, -10, 11, 6, mix(shell, glow, 0.5)),
      circle(-42, -6, 4, glow),
      load ? leaf(-50, -28, 100, -16, accent, mix(accent, glow, 0.5)) : '',
    ],
    { x, y, s: k, turn, flip },
  );
};

/** A glowing mushroom. */
export const shroom = (s: Stage, x: number, y: number, k: number, shining = true): string => {
  const { accent, glow, deep } = s.p;
  return (
    (shining ? s.halo(x, y - 70 * k, 130 * k, accent, 0.55) : '') +
    group(
      [
        path('M-13 0Q-8 -40 -10 -74H10Q8 -40 15 0Z', s.across(glow, mix(glow, deep, 0.3))),
        path(
          'M-58 -62Q-54 -124 0 -126Q54 -124 58 -62Q0 -84 -58 -62Z',
          s.slant(mix(accent, glow, 0.6), accent, mix(accent, deep, 0.5)),
        ),
        ellipse(-22, -98, 10, 7, glow),
        ellipse(14, -106, 12, 8, glow),
        ellipse(34, -84, 7, 5, glow),
      ],
      { x, y, s: k },
    )
  );
};
