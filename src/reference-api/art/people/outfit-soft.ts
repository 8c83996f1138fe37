import { circle, ellipse, line, mix, path, smooth, type Point } from '../kit';
import { middle, onBody, trunk } from './body';
import { closed, oval, ribbon, star } from './kit-shape';
import { band, belt, pattern, skinVee, type Clothes } from './outfit-kit';
import { kimono, robe } from './outfit-robe';
import type { Person } from './person';

const dress = (p: Person): Clothes => {
  const { sheet, tones, dice } = p;
  const t = p.body.top;
  const neck = closed(
    [
      onBody(p, -0.62, t - 40),
      onBody(p, 0.62, t - 40),
      onBody(p, 0.5, t + 34),
      onBody(p, 0.2, t + 70),
      onBody(p, 0, t + 60),
      onBody(p, -0.2, t + 70),
      onBody(p, -0.5, t + 34),
    ],
    0.8,
  );
  const ruffles = [-0.54, -0.36, -0.18, 0, 0.18, 0.36, 0.54].map((u) => {
    const [x, y] = onBody(p, u, t + 84 - Math.abs(u) * 74);
    return sheet.cut(oval(x, y, 30, 21), tones.lining, { rim: 3, shade: 0.2 });
  });
  const bow = onBody(p, 0, t + 98);
  const gem = onBody(p, 0, t + 18);
  return {
    trunk:
      sheet.cut(trunk(p, 940), tones.cloth, {
        rim: 6,
        inside: dice.chance('dress-pattern', 0.5) ? pattern(p) : '',
      }) +
      sheet.clip(
        trunk(p),
        path(neck, tones.skin) +
          ellipse(middle(p, t), t - 44, p.body.neck * 1.2, 34, tones.skinDark, 0.3) +
          line(
            smooth([onBody(p, -0.46, t + 2), onBody(p, -0.2, t + 12), onBody(p, -0.08, t + 24)]),
            tones.skinDark,
            4,
            0.4,
          ) +
          line(
            smooth([onBody(p, 0.46, t + 2), onBody(p, 0.2, t + 12), onBody(p, 0.08, t + 24)]),
            tones.skinDark,
            4,
            0.4,
          ),
      ) +
      ruffles.join('') +
      line(
        smooth([onBody(p, -0.24, t - 34), [gem[0], gem[1] - 6], onBody(p, 0.24, t - 34)]),
        tones.trim,
        3.5,
      ) +
      circle(gem[0], gem[1] + 4, 10, tones.trim) +
      sheet.cut(
        closed(
          [
            [bow[0], bow[1]],
            [bow[0] - 46, bow[1] - 24],
            [bow[0] - 44, bow[1] + 26],
            [bow[0], bow[1] + 4],
            [bow[0] + 44, bow[1] + 26],
            [bow[0] + 46, bow[1] - 24],
          ],
          0.5,
        ),
        tones.trim,
        { rim: 3, drop: 0.12 },
      ) +
      belt(p, 500, 22, tones.trim),
    sleeve: { fill: tones.cloth, wide: [66, 34, 28], cuff: tones.lining },
  };
};

const tunic = (p: Person): Clothes => {
  const { sheet, tones } = p;
  const t = p.body.top;
  const ring: Point[] = [
    onBody(p, -0.46, t - 26),
    onBody(p, -0.3, t + 44),
    onBody(p, 0, t + 66),
    onBody(p, 0.3, t + 44),
    onBody(p, 0.46, t - 26),
  ];
  const dots = [-0.38, -0.2, 0, 0.2, 0.38].map((u) => {
    const [x, y] = onBody(p, u, t + 60 - u * u * 250);
    return path(closed(star(x, y, 9, 4, 4), 0.3), tones.paper);
  });
  const buckle = onBody(p, 0, 520);
  const strap = p.dice.chance('strap', 0.6)
    ? band(
        p,
        [
          [0.7, t + 10],
          [0.2, t + 150],
          [-0.5, 500],
        ],
        15,
        tones.wood,
      )
    : '';
  return {
    trunk:
      sheet.cut(trunk(p, 940, 4), tones.cloth, { rim: 6 }) +
      sheet.clip(
        trunk(p),
        path(
          closed([
            onBody(p, -0.36, t - 60),
            onBody(p, 0.36, t - 60),
            onBody(p, 0.24, t + 34),
            onBody(p, 0, t + 48),
            onBody(p, -0.24, t + 34),
          ]),
          mix(tones.skin, tones.skinDark, 0.25),
        ),
      ) +
      sheet.cut(
        ribbon(ring, () => 20),
        tones.lining,
        { rim: 3 },
      ) +
      dots.join('') +
      strap +
      belt(p, 520, 24, tones.wood) +
      sheet.cut(oval(buckle[0], buckle[1], 26, 28), tones.metal, {
        rim: 4,
        inside: circle(buckle[0], buckle[1], 12, tones.wood),
      }),
    sleeve: { fill: tones.cloth, wide: [54, 44, 38], cuff: tones.lining },
  };
};

const cape = (p: Person): Clothes => {
  const { sheet, tones, palette } = p;
  const t = p.body.top;
  const w = p.body.shoulder;
  const flare = p.dice.range('flare', 60, 150);
  const lean = p.dice.range('cape-lean', -70, 70);
  const far = (points: readonly Point[]): Point[] =>
    points.map(([x, y]): Point => [p.turn > 0 && x < 0 ? x * 0.82 : x, y]);
  const end = p.look.kind === 'beast' && p.look.build === 'small' ? 760 : 940;
  const clasp = onBody(p, 0, t + 26);
  const long = p.dice.range('mantle', 150, 230);
  const mantle = far([
    [-p.body.neck - 8, t - 60],
    [-w * 0.62, t - 22],
    [-w * 1.06, t + 40],
    [-w * 1.2, t + long],
    [-w * 0.7, t + long + 24],
    [-w * 0.3, t + long * 0.66],
    [-w * 0.04, t + 30],
    [w * 0.04, t + 30],
    [w * 0.3, t + long * 0.66],
    [w * 0.7, t + long + 24],
    [w * 1.2, t + long],
    [w * 1.06, t + 40],
    [w * 0.62, t - 22],
    [p.body.neck + 8, t - 60],
    [0, t - 34],
  ]);
  const hem = line(
    smooth(
      far([
        [-w * 1.2, t + long - 16],
        [-w * 0.7, t + long + 6],
        [-w * 0.28, t + long * 0.58],
        [0, t + 10],
        [w * 0.28, t + long * 0.58],
        [w * 0.7, t + long + 6],
        [w * 1.2, t + long - 16],
      ]),
    ),
    tones.trim,
    8,
    0.9,
  );
  return {
    behind: sheet.cut(
      closed([
        [-w * 0.7, t - 20],
        [w * 0.7, t - 20],
        [w * 1.3, 400],
        [w * 1.2 + flare + lean, end],
        [-w * 1.2 - flare + lean, end],
        [-w * 1.3, 400],
      ]),
      mix(tones.cloth, palette.ink, 0.3),
      { rim: 7 },
    ),
    trunk:
      sheet.cut(trunk(p, 940), tones.lining, { rim: 5 }) +
      skinVee(p, 40, 0.26) +
      belt(p, 520, 22, tones.wood),
    sleeve: { fill: tones.lining, wide: [50, 42, 34], cuff: tones.trim },
    over:
      sheet.cut(closed(mantle, 0.7), tones.cloth, { rim: 7, shade: 0.5, drop: 0.2, inside: hem }) +
      sheet.cut(oval(clasp[0], clasp[1], 25), tones.metal, {
        rim: 4,
        drop: 0.15,
        inside: circle(clasp[0], clasp[1], 12, tones.trim),
      }),
  };
};

/** Clothes of cloth that drapes. */
export const softClothes = { robe, kimono, dress, tunic, cape } as const;
