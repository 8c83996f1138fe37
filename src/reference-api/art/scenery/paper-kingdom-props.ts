/** Paper Kingdom: things that its pictures are made of. */
import { mix, poly } from '../kit';
import { type Stage } from '../kit-stage';

/** Light, middle and dark side of one paper. */
export type Tones = readonly [light: string, middle: string, dark: string];

/** White paper. */
export const white = (s: Stage): Tones => [
  '#ffffff',
  mix(s.p.glow, s.p.haze, 0.3),
  mix(s.p.haze, s.p.mid, 0.55),
];

/** Red paper. */
export const red = (s: Stage): Tones => [mix(s.p.mid, s.p.glow, 0.25), s.p.mid, s.p.deep];

/** Gold paper. */
export const gold = (s: Stage): Tones => [
  mix(s.p.accent, s.p.glow, 0.55),
  s.p.accent,
  mix(s.p.accent, s.p.deep, 0.5),
];

/** An isometric paper tower: two walls, a folded crown and, if wanted, a pointed roof. */
export const tower = (
  x: number,
  y: number,
  w: number,
  h: number,
  t: Tones,
  cap?: Tones,
): string => {
  const q = w / 4;
  const parts = [
    poly(
      [
        [x - w / 2, y - q],
        [x, y],
        [x, y - h],
        [x - w / 2, y - q - h],
      ],
      t[1],
    ),
    poly(
      [
        [x + w / 2, y - q],
        [x, y],
        [x, y - h],
        [x + w / 2, y - q - h],
      ],
      t[2],
    ),
  ];
  parts.push(
    poly(
      [
        [x - w / 2, y - q - h],
        [x, y - h],
        [x - w * 0.34, y - q * 0.9],
      ],
      t[0],
      0.55,
    ),
    poly(
      [
        [x + w / 2, y - q],
        [x, y],
        [x + w / 2, y - q - h],
      ],
      t[1],
      0.25,
    ),
  );
  if (cap) {
    const e = w * 0.66;
    const top = y - h - w * 1.15;
    parts.push(
      poly(
        [
          [x - e, y - h - e / 2 + q * 0.7],
          [x, y - h + q * 1.4],
          [x, top],
        ],
        cap[0],
      ),
      poly(
        [
          [x + e, y - h - e / 2 + q * 0.7],
          [x, y - h + q * 1.4],
          [x, top],
        ],
        cap[2],
      ),
      poly(
        [
          [x - e * 0.3, y - h + q * 0.7],
          [x, y - h + q * 1.4],
          [x, top],
        ],
        cap[1],
      ),
    );
  } else {
    const m = w / 8;
    parts.push(
      poly(
        [
          [x - w / 2, y - q - h],
          [x, y - h],
          [x + w / 2, y - q - h],
          [x, y - h - q * 2],
        ],
        t[0],
      ),
    );
    for (let i = 0; i < 2; i += 1) {
      parts.push(
        poly(
          [
            [x - w / 2 + i * w * 0.29, y - q - h + i * q * 1.16],
            [x - w / 2 + i * w * 0.29 + w * 0.17, y - q - h + (i + 0.6) * q * 1.16],
            [x - w / 2 + i * w * 0.29 + w * 0.17, y - q - h - m + (i + 0.6) * q * 1.16],
            [x - w / 2 + i * w * 0.29, y - q - h - m + i * q * 1.16],
          ],
          t[1],
        ),
      );
      parts.push(
        poly(
          [
            [x + w / 2 - i * w * 0.29, y - q - h + i * q * 1.16],
            [x + w / 2 - i * w * 0.29 - w * 0.17, y - q - h + (i + 0.6) * q * 1.16],
            [x + w / 2 - i * w * 0.29 - w * 0.17, y - q - h - m + (i + 0.6) * q * 1.16],
            [x + w / 2 - i * w * 0.29, y - q - h - m + i * q * 1.16],
          ],
          t[2],
        ),
      );
    }
  }
  return parts.join('');
};
