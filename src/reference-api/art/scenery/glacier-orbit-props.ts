/** Glacier Orbit: things that its pictures are made of. */
import { group, mix, poly } from '../kit';
import { type Stage } from '../kit-stage';

/** An ice block with three facets. */
export const ice = (s: Stage, x: number, y: number, k: number, turn: number, near = 0): string => {
  const { glow, mid, deep, haze } = s.p;
  const [a, b, c] = near
    ? [mix(mid, glow, 0.35), mid, mix(deep, mid, 0.35)]
    : [glow, mix(mid, glow, 0.45), mix(mid, haze, 0.4)];
  return group(
    [
      poly(
        [
          [-50, 10],
          [-20, -46],
          [36, -40],
          [56, 6],
          [16, 50],
          [-30, 44],
        ],
        b,
      ),
      poly(
        [
          [-50, 10],
          [-20, -46],
          [4, -6],
        ],
        a,
      ),
      poly(
        [
          [-20, -46],
          [36, -40],
          [4, -6],
        ],
        mix(a, b, 0.5),
      ),
      poly(
        [
          [56, 6],
          [16, 50],
          [4, -6],
        ],
        c,
      ),
      poly(
        [
          [16, 50],
          [-30, 44],
          [4, -6],
        ],
        mix(b, c, 0.6),
      ),
    ],
    { x, y, s: k, turn },
  );
};
