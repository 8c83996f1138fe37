import { circle, ellipse, line, mix, path, smooth, type Point } from '../kit';
import { closed, oval } from './kit-shape';
import { onFace, type Person } from './person';

/** A mouth around its middle. */
export const mouth = (p: Person, x: number, y: number, size = 1, k = 1): string => {
  const { look, tones, dice } = p;
  const w = 26 * size * (0.45 + 0.55 * k);
  const lips = mix(tones.line, tones.blush, 0.35);
  const stroke = (points: readonly Point[], width = 4.6): string =>
    line(smooth(points), lips, width * size);
  switch (look.mood) {
    case 'smile': {
      if (dice.chance('open-smile', 0.55)) {
        const shape = closed(
          [
            [x - w, y - 6 * size],
            [x, y - 1],
            [x + w, y - 6 * size],
            [x + w * 0.6, y + 13 * size],
            [x, y + 19 * size],
            [x - w * 0.6, y + 13 * size],
          ],
          0.8,
        );
        return (
          path(shape, mix(tones.line, '#7c2630', 0.55)) +
          p.sheet.clip(
            shape,
            ellipse(x, y + 18 * size, w * 0.6, 9 * size, '#e8787a') +
              ellipse(x, y - 5 * size, w, 7 * size, '#fff8f0'),
          )
        );
      }
      return stroke(
        [
          [x - w, y - 6 * size],
          [x - w * 0.5, y + 5 * size],
          [x + w * 0.5, y + 5 * size],
          [x + w, y - 6 * size],
        ],
        5,
      );
    }
    case 'stern':
      return stroke(
        [
          [x - w * 0.8, y + 5],
          [x, y],
          [x + w * 0.8, y + 5],
        ],
        5,
      );
    case 'sly':
      return stroke(
        [
          [x - w * 0.9, y + 4],
          [x, y + 6],
          [x + w * 0.7, y - 1],
          [x + w * 1.05, y - 10 * size],
        ],
        4.8,
      );
    case 'sleepy':
      return dice.chance('yawn', 0.5)
        ? path(oval(x, y + 2, 8 * size, 9 * size), mix(tones.line, '#7c2630', 0.55))
        : stroke(
            [
              [x - w * 0.5, y],
              [x, y + 4],
              [x + w * 0.5, y],
            ],
            4.4,
          );
    case 'surprised':
      return (
        path(
          oval(x, y + 4, 12 * size * (0.6 + 0.4 * k), 16 * size),
          mix(tones.line, '#7c2630', 0.5),
        ) + ellipse(x, y + 13 * size, 7 * size, 5 * size, '#e8787a')
      );
    case 'calm':
      return stroke(
        [
          [x - w * 0.62, y - 1],
          [x, y + 5 * size],
          [x + w * 0.62, y - 1],
        ],
        4.6,
      );
  }
};

/** Colour on both cheeks. */
export const cheeks = (p: Person, x: number, y: number, size = 1): string => {
  const paint = p.sheet.defs.radial([
    [p.tones.blush, 0.85],
    [p.tones.blush, 0.45, 0.55],
    [p.tones.blush, 0],
  ]);
  return ([-1, 1] as const)
    .map((side) => {
      const at = onFace(p, side * x, y);
      return at.k < 0.25
        ? ''
        : ellipse(at.x, at.y, 27 * size * (0.4 + 0.6 * at.k), 17 * size, paint);
    })
    .join('');
};

/** Freckles, a mole or a small scar, for some people. */
export const marks = (p: Person): string => {
  const kind = p.dice.index('marks', 9);
  const spot = (x: number, y: number, r: number): string => {
    const at = onFace(p, x, y);
    return at.k < 0.4 ? '' : circle(at.x, at.y, r, p.tones.skinDark, 0.85);
  };
  if (kind === 0)
    return [
      [-46, 48],
      [-34, 54],
      [-56, 56],
      [46, 48],
      [34, 54],
      [56, 56],
    ]
      .map(([x = 0, y = 0]) => spot(x, y, 3.2))
      .join('');
  if (kind === 1) return spot(44, 58, 4);
  if (kind === 2) return spot(-24, 98, 3.6);
  if (kind === 3) {
    const at = onFace(p, 48, 44);
    return at.k < 0.4
      ? ''
      : path(
          closed([
            [at.x - 16, at.y - 3],
            [at.x, at.y - 7],
            [at.x + 16, at.y - 3],
            [at.x, at.y],
          ]),
          p.tones.paper,
          0.9,
        );
  }
  return '';
};
