import { circle, line, mix, path, rect, smooth, type Point } from '../kit';
import { middle, onBody, trunk } from './body';
import { box, closed, oval, ribbon } from './kit-shape';
import { armor, divingSuit, uniform } from './outfit-guard';
import {
  band,
  buttons,
  collarPair,
  nameBadges,
  numberPlate,
  shirt,
  type Clothes,
} from './outfit-kit';
import type { Person } from './person';

const coat = (p: Person): Clothes => {
  const { sheet, tones } = p;
  const t = p.body.top;
  const inner = closed(
    [
      onBody(p, -0.3, t - 50),
      onBody(p, 0.3, t - 50),
      onBody(p, 0.16, 400),
      onBody(p, 0, 480),
      onBody(p, -0.16, 400),
    ],
    0.3,
  );
  const up = p.dice.chance('collar-up', 0.5);
  const seam = line(
    smooth([[middle(p, 470), 470], onBody(p, 0.02, 620), onBody(p, 0, 900)]),
    p.palette.ink,
    5,
    0.35,
  );
  return {
    trunk:
      sheet.cut(trunk(p, 940, 12), tones.cloth, { rim: 7, inside: seam }) +
      sheet.clip(trunk(p), path(inner, tones.paper)) +
      band(
        p,
        [
          [0, t + 4],
          [0, t + 90],
          [0, 460],
        ],
        12,
        tones.trim,
        0,
      ) +
      collarPair(p, mix(tones.cloth, tones.lining, 0.75), up ? 150 : 236, 0.16) +
      (up ? collarPair(p, tones.cloth, 60, 0.1) : '') +
      buttons(p, 0.2, 470, 74, 4, 10) +
      buttons(p, -0.2, 470, 74, 4, 10),
    sleeve: { fill: tones.cloth, wide: [60, 52, 48], cuff: tones.lining },
  };
};

const apron = (p: Person): Clothes => {
  const { sheet, tones } = p;
  const t = p.body.top;
  const bib = closed(
    [
      onBody(p, -0.48, t + 104),
      onBody(p, 0, t + 112),
      onBody(p, 0.48, t + 104),
      onBody(p, 0.6, 440),
      onBody(p, 0.86, 560),
      onBody(p, 0.9, 940),
      onBody(p, -0.9, 940),
      onBody(p, -0.86, 560),
      onBody(p, -0.6, 440),
    ],
    0.5,
  );
  const pocket = closed(
    [
      onBody(p, -0.3, 430),
      onBody(p, 0.3, 430),
      onBody(p, 0.28, 530),
      onBody(p, 0, 548),
      onBody(p, -0.28, 530),
    ],
    0.4,
  );
  const stitch = line(
    smooth([onBody(p, -0.4, t + 124), onBody(p, 0, t + 132), onBody(p, 0.4, t + 124)]),
    tones.trim,
    6,
    0.9,
  );
  return {
    trunk:
      shirt(p, tones.cloth) +
      collarPair(p, mix(tones.cloth, tones.paper, 0.5), 70, 0.08) +
      band(
        p,
        [
          [-0.42, t - 14],
          [-0.46, t + 60],
          [-0.42, t + 120],
        ],
        13,
        tones.lining,
      ) +
      band(
        p,
        [
          [0.42, t - 14],
          [0.46, t + 60],
          [0.42, t + 120],
        ],
        13,
        tones.lining,
      ) +
      sheet.cut(bib, tones.lining, { rim: 5, drop: 0.16, inside: stitch }) +
      sheet.cut(pocket, mix(tones.lining, tones.trim, 0.3), { rim: 4, drop: 0.12 }) +
      (p.own.badges === true ? nameBadges(p) : ''),
    sleeve: { fill: tones.cloth, wide: [54, 46, 44], cuff: mix(tones.cloth, tones.paper, 0.5) },
  };
};

const overalls = (p: Person): Clothes => {
  const { sheet, tones } = p;
  const t = p.body.top;
  const bib = closed(
    [
      onBody(p, -0.44, t + 128),
      onBody(p, 0.44, t + 128),
      onBody(p, 0.5, 430),
      onBody(p, 0.96, 520),
      onBody(p, 1, 940),
      onBody(p, -1, 940),
      onBody(p, -0.96, 520),
      onBody(p, -0.5, 430),
    ],
    0.25,
  );
  const [px, py] = onBody(p, 0, 400);
  const pocket = sheet.cut(
    box(px - 50, py - 40, 100, 84, 18),
    mix(tones.cloth, tones.lining, 0.25),
    {
      rim: 4,
      inside: line(`M${(px - 50).toFixed(1)} ${(py - 22).toFixed(1)}h100`, tones.trim, 4, 0.7),
    },
  );
  const tool = p.dice.chance('pencil', 0.5) ? rect(px + 14, py - 78, 12, 60, tones.trim, 5) : '';
  const straps = ([-1, 1] as const).map((s) => {
    const [x, y] = onBody(p, s * 0.38, t + 142);
    return (
      band(
        p,
        [
          [s * 0.52, t - 12],
          [s * 0.46, t + 60],
          [s * 0.38, t + 150],
        ],
        19,
        tones.cloth,
      ) + sheet.cut(oval(x, y, 15), tones.metal, { rim: 3 })
    );
  });
  return {
    trunk:
      shirt(p, tones.lining) +
      collarPair(p, tones.lining, 64, 0.06) +
      sheet.clip(trunk(p, 940, 10), sheet.cut(bib, tones.cloth, { rim: 6, drop: 0.16 })) +
      (p.own.plate === true ? numberPlate(p, px, py - 6) : tool + pocket) +
      straps.join(''),
    sleeve: { fill: tones.lining, wide: [54, 46, 42], cuff: tones.trim },
  };
};

const jacket = (p: Person): Clothes => {
  const { sheet, tones } = p;
  const t = p.body.top;
  const inner = closed(
    [
      onBody(p, -0.34, t - 40),
      onBody(p, 0.34, t - 40),
      onBody(p, 0.3, 420),
      onBody(p, 0.24, 940),
      onBody(p, -0.24, 940),
      onBody(p, -0.3, 420),
    ],
    0.4,
  );
  const sign = onBody(p, 0, t + 170);
  const zip = ([-1, 1] as const)
    .map((s) =>
      line(
        smooth([onBody(p, s * 0.34, t - 10), onBody(p, s * 0.31, 420), onBody(p, s * 0.25, 940)]),
        tones.metal,
        6,
      ),
    )
    .join('');
  const hood = p.dice.chance('jacket-hood', 0.5)
    ? sheet.cut(
        ribbon(
          [
            onBody(p, -0.5, t - 40),
            onBody(p, -0.42, t + 20),
            onBody(p, -0.12, t + 66),
            onBody(p, 0.12, t + 66),
            onBody(p, 0.42, t + 20),
            onBody(p, 0.5, t - 40),
          ],
          () => 30,
        ),
        tones.cloth,
        { rim: 5, drop: 0.18 },
      )
    : collarPair(p, mix(tones.cloth, tones.trim, 0.35), 96, 0.14);
  const emblem: Point[] = [
    [sign[0], sign[1] - 34],
    [sign[0] + 30, sign[1] + 20],
    [sign[0] - 30, sign[1] + 20],
  ];
  return {
    trunk:
      sheet.cut(trunk(p, 940, 14), tones.cloth, { rim: 7 }) +
      sheet.clip(trunk(p), path(inner, tones.lining)) +
      (p.dice.chance('emblem', 0.5)
        ? circle(sign[0], sign[1], 32, tones.trim)
        : path(closed(emblem, 0.2), tones.trim)) +
      zip +
      hood,
    sleeve: { fill: tones.cloth, wide: [62, 54, 46], cuff: tones.trim },
  };
};

/** Clothes for work, war and travel. */
export const workClothes = {
  coat,
  apron,
  uniform,
  overalls,
  jacket,
  armor,
  'diving-suit': divingSuit,
} as const;
