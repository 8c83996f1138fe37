import { onBody, trunk } from './body';
import { closed, oval } from './kit-shape';
import { band, belt, pattern, skinVee, type Clothes } from './outfit-kit';
import type { Person } from './person';

/** The clothes “robe”. */
export const robe = (p: Person): Clothes => {
  const { sheet, tones } = p;
  // A player needs his wrists free.
  const man = p.own.goatee === true;
  const t = p.body.top;
  const collar = (s: 1 | -1, half: number, fill: string): string =>
    band(
      p,
      [
        [s * 0.3, t - 46],
        [s * 0.24, t + 10],
        [0, t + 120],
        [-s * 0.34, 430],
        [-s * 0.4, 520],
      ],
      half,
      fill,
    );
  return {
    trunk:
      sheet.cut(trunk(p, 940, 8), tones.cloth, {
        rim: 6,
        inside: p.dice.chance('plain', 0.6) ? '' : pattern(p),
      }) +
      skinVee(p, 90, 0.3) +
      collar(-1, 13, tones.paper) +
      collar(1, 26, tones.lining) +
      belt(p, 520, man ? 20 : 34, man ? tones.lining : tones.trim) +
      belt(p, 520, man ? 4 : 7, man ? tones.trim : tones.lining),
    sleeve: {
      fill: tones.cloth,
      wide: man ? [58, 50, 52] : [58, 56, 66],
      cuff: tones.lining,
      hang: man ? 0 : 150,
    },
  };
};

/** The clothes “kimono”. */
export const kimono = (p: Person): Clothes => {
  const { sheet, tones } = p;
  const t = p.body.top;
  const collar = (s: 1 | -1, shift: number, half: number, fill: string): string =>
    band(
      p,
      [
        [s * (0.36 + shift), t - 36],
        [s * (0.3 + shift), t + 14],
        [shift, t + 150],
        [-s * 0.3, 470],
      ],
      half,
      fill,
    );
  const knot = onBody(p, 0.1, 500);
  return {
    trunk:
      sheet.cut(trunk(p, 940, 4), tones.cloth, { rim: 6, inside: pattern(p) }) +
      skinVee(p, 110, 0.34) +
      collar(-1, 0.04, 22, tones.trim) +
      collar(1, 0, 12, tones.paper) +
      collar(1, 0.07, 20, tones.lining) +
      belt(p, 510, 66, tones.lining) +
      belt(p, 508, 12, tones.trim) +
      sheet.cut(oval(knot[0], knot[1] + 6, 24, 18), tones.trim, { rim: 3 }),
    sleeve: { fill: tones.cloth, wide: [56, 62, 72], hang: 200 },
    behind: p.dice.chance('obi', 0.6)
      ? sheet.cut(
          closed(
            [
              [-150, 480],
              [-215, 420],
              [-205, 560],
              [-140, 560],
              [150, 560],
              [208, 560],
              [214, 420],
              [150, 480],
            ],
            0.8,
          ),
          tones.lining,
          { rim: 5 },
        )
      : '',
  };
};
