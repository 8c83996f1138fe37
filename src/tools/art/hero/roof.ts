/** The tiled roof on which the two friends sit, and what they have brought along. */
import {
  circle,
  ellipse,
  group,
  line,
  mix,
  num,
  path,
  rect,
  smooth,
  type Point,
} from '../../../reference-api/art/kit';
import type { Stage } from '../../../reference-api/art/kit-stage';
import { AMBER, CANDLE, dusk, EMBER, JADE } from '../shared/dusk';
import type { Light } from './light';

/** Height of the ridge at `x`, between the points of its line. */
export const ridgeAt = (ridge: readonly Point[], x: number): number => {
  const after = ridge.findIndex(([px]) => px >= x);
  const [a, b] = [ridge[Math.max(0, after - 1)] ?? [0, 0], ridge[Math.max(0, after)] ?? [0, 0]];
  const t = b[0] === a[0] ? 0 : (x - a[0]) / (b[0] - a[0]);
  // Eased like the smooth line itself, near enough to sit on.
  return a[1] + (b[1] - a[1]) * t;
};

/** The roof under its ridge line: rows of tiles that run towards the viewer, light pooling around `warm`. */
export const tiledRoof = (
  s: Stage,
  ridge: readonly Point[],
  warm: Point,
  k: number,
  light: Light['roof'],
): void => {
  const top = smooth(ridge);
  const [[x0] = [0], [x1] = [0]] = [ridge[0], ridge[ridge.length - 1]];
  const slope = `${top}L${num(x1)} ${num(s.h + 20)}L${num(x0)} ${num(s.h + 20)}Z`;
  const clip = s.clip(path(slope, '#000'));
  const rows: string[] = [];
  const step = 34 * k;
  for (let x = x0; x < x1 + 200; x += step) {
    const y = ridgeAt(ridge, Math.min(x, x1 - 1));
    const lean = (x - warm[0]) * 0.16;
    const near = Math.max(0, 1 - Math.abs(x - warm[0]) / (430 * k));
    const tone = mix(light.cold, light.warm, near * 0.62);
    rows.push(
      line(
        `M${num(x)} ${num(y)}Q${num(x + lean * 0.5)} ${num(y + 70 * k)} ${num(x + lean * 1.6)} ${num(s.h + 30)}`,
        mix(tone, light.dark, 0.45),
        step * 0.62,
      ),
      line(
        `M${num(x - 2)} ${num(y)}Q${num(x - 2 + lean * 0.5)} ${num(y + 70 * k)} ${num(x - 2 + lean * 1.6)} ${num(s.h + 30)}`,
        tone,
        step * 0.42,
      ),
      line(
        `M${num(x - step * 0.14)} ${num(y)}Q${num(x - step * 0.14 + lean * 0.5)} ${num(y + 70 * k)} ${num(x - step * 0.14 + lean * 1.6)} ${num(s.h + 30)}`,
        mix(tone, CANDLE, 0.12 + near * 0.4),
        step * 0.08,
        0.8,
      ),
    );
    for (let j = 0; j < 5; j += 1) {
      const d = (22 + j * 34) * k;
      const px = x + lean * (d / (110 * k)) * 0.8;
      rows.push(
        line(
          `M${num(px - step * 0.22)} ${num(y + d)}q${num(step * 0.22)} ${num(step * 0.2)} ${num(step * 0.44)} 0`,
          mix(tone, light.dark, 0.55),
          1.8 * k,
          0.8,
        ),
      );
    }
  }
  s.put(
    path(slope, light.dark),
    group(rows, { clip }),
    group(
      [
        rect(
          x0,
          warm[1] - 60,
          x1 - x0,
          s.h,
          s.down([light.dark, 0], [light.dark, 0.15, 0.35], [light.dark, 0.85]),
        ),
        s.halo(warm[0], warm[1], 330 * k, ...light.lamp),
      ],
      { clip },
    ),
    // The ridge itself: a course of stone, its lit upper edge, round tile ends below.
    line(top, light.dark, 17 * k),
    line(top, mix(light.course, light.warm, 0.28), 11 * k),
    line(
      top,
      s.across(
        [light.edge[0], 0.1],
        [light.edge[0], 0.3, 0.42],
        [light.edge[1], 0.95, 0.7],
        [light.edge[0], 0.6],
      ),
      2.4 * k,
      1,
      `transform="translate(0 ${num(-5.5 * k)})"`,
    ),
  );
  for (let x = x0 + step / 2; x < x1; x += step) {
    const y = ridgeAt(ridge, x) + 11 * k;
    const near = Math.max(0, 1 - Math.abs(x - warm[0]) / (460 * k));
    s.put(
      circle(x, y, step * 0.24, mix(light.ends, light.warm, near * 0.7)),
      circle(x, y, step * 0.13, mix(light.dark, EMBER, 0.1 + near * 0.35)),
    );
  }
};

/** A teapot with its cup, standing on x,y. */
export const teaSet = (s: Stage, x: number, y: number, k: number): void => {
  const body = s.ball(mix(JADE, CANDLE, 0.55), JADE, mix(JADE, dusk.ink, 0.6));
  s.put(
    group(
      [
        line('M28 -30Q50 -32 46 -52', mix(JADE, dusk.ink, 0.3), 8),
        line('M-28 -34Q-54 -40 -46 -16Q-40 -6 -26 -8', mix(JADE, dusk.ink, 0.35), 5),
        ellipse(0, -22, 33, 23, body),
        path('M-16 -42Q0 -54 16 -42Z', mix(JADE, CANDLE, 0.3)),
        circle(0, -52, 5, mix(JADE, CANDLE, 0.5)),
        path(
          'M62 -18H90Q88 0 76 0T62 -18Z',
          s.across(mix(CANDLE, dusk.haze, 0.1), mix(CANDLE, dusk.mid, 0.55)),
        ),
        line('M70 -28q-6 -10 0 -18t0 -18M82 -28q-6 -10 0 -18', '#ffffff', 3, 0.4),
      ],
      { x, y, s: k },
    ),
  );
};

/** A bowl of tangerines standing on x,y. */
export const fruitBowl = (s: Stage, x: number, y: number, k: number): void => {
  const fruit = s.ball('#ffe0a0', AMBER, '#e0652f');
  s.put(
    group(
      [
        circle(-15, -27, 12, fruit),
        circle(14, -27, 12, fruit),
        circle(0, -41, 12, fruit),
        path('M0 -52q8 -10 15 -6q-5 8 -15 6Z', JADE),
        path(
          'M-34 -24H34Q30 0 0 0T-34 -24Z',
          s.down(mix(CANDLE, dusk.haze, 0.35), mix(dusk.haze, dusk.deep, 0.5)),
        ),
        line('M-30 -18Q0 -12 30 -18', mix(dusk.haze, CANDLE, 0.2), 3),
      ],
      { x, y, s: k },
    ),
  );
};
