import { ellipse, line, mix, path, smooth, type Point } from '../kit';
import type { Frame } from './frame';
import { halfAt, onBody } from './body';
import { closed, oval, ribbon, sway } from './kit-shape';
import type { Person } from './person';
import { seat } from './seat';

/** What is below the waist of a standing person. */
export interface Lower {
  readonly art: string;
  /** The part of the trunk's clothes that stays visible. */
  readonly hem: string;
  /** Height of the soles. */
  readonly foot: number;
  readonly ground: (f: Frame) => string;
}

/** Lower end of the clothes, as a share of the way from hip to ankle; skirts are drawn apart. */
const hems = {
  robe: 0,
  kimono: 0,
  dress: 0,
  coat: 0.56,
  apron: 0.5,
  uniform: 0.2,
  overalls: 0.06,
  jacket: 0.1,
  armor: 0.3,
  'diving-suit': 0.06,
  tunic: 0.38,
  cape: 0.24,
} as const;

const leg = (p: Person, side: -1 | 1, hip: number, foot: number): string => {
  const { sheet, tones, palette, look } = p;
  const far = p.turn > 0 && side < 0;
  const spread =
    p.dice.range('stance', 0.5, 0.72) * p.body.waist * (far ? 0.7 : 1) +
    (p.turn > 0 ? -12 : 0) * side;
  const top: Point = [side * p.body.waist * 0.46, hip - 40];
  const knee: Point = [side * spread * 1.06, hip + (foot - hip) * 0.48];
  const ankle: Point = [side * spread, foot - 30];
  const soft =
    look.kind === 'beast' || look.kind === 'bird' || look.kind === 'fish' || look.kind === 'plant';
  const suit = look.outfit === 'overalls' || look.outfit === 'diving-suit';
  const fill =
    look.kind === 'robot' || look.outfit === 'armor'
      ? mix(tones.metal, palette.ink, 0.25)
      : suit
        ? tones.cloth
        : soft
          ? tones.skin
          : mix(tones.lining, palette.ink, 0.3);
  const wide = p.body.waist * 0.48;
  const trousers = sheet.cut(
    ribbon(sway(top, knee, knee, ankle, 7), (t) => wide * (1 - t * 0.42)),
    fill,
    { rim: 5, shade: 0.5 },
  );
  const boot =
    look.kind === 'bird'
      ? mix('#f0a53a', palette.accent, 0.3)
      : soft
        ? look.kind === 'beast'
          ? tones.socks
          : tones.skin
        : mix(tones.wood, palette.ink, 0.25);
  const toe = p.turn > 0 ? -1 : side;
  const [x] = ankle;
  const shoe = sheet.cut(
    closed(
      [
        [x - 34, foot - 84],
        [x + 34, foot - 84],
        [x + 38 + (toe > 0 ? 40 : 0), foot - 22],
        [x + 40 + (toe > 0 ? 46 : 0), foot + 4],
        [x - 40 - (toe < 0 ? 46 : 0), foot + 4],
        [x - 38 - (toe < 0 ? 40 : 0), foot - 22],
      ],
      0.6,
    ),
    boot,
    { rim: 5, drop: 0.1 },
  );
  const cuff = soft
    ? ''
    : sheet.cut(
        ribbon(
          [
            [x - 40, foot - 92],
            [x, foot - 88],
            [x + 40, foot - 92],
          ],
          () => 15,
        ),
        tones.trim,
        { rim: 3 },
      );
  return trousers + shoe + cuff;
};

const skirt = (p: Person, foot: number): string => {
  const { sheet, tones, palette, look, dice } = p;
  const w = halfAt(p, 560);
  const flare =
    look.outfit === 'dress' ? dice.range('skirt', 150, 210) : look.outfit === 'robe' ? 90 : 34;
  const end = foot - (look.outfit === 'dress' ? 130 : 54);
  const lean = p.turn > 0 ? 30 : dice.range('skirt-lean', -30, 30);
  const hem: Point[] = [
    [w + flare + lean, end - 20],
    [w * 0.5 + flare * 0.5 + lean, end + 12],
    [lean, end + 24],
    [-w * 0.5 - flare * 0.5 + lean, end + 12],
    [-w - flare + lean, end - 20],
  ];
  const folds = [-0.6, -0.2, 0.24, 0.66]
    .map((t) =>
      line(
        smooth([
          [t * w * 0.8, 580],
          [t * (w + flare * 0.5), 780],
          [t * (w + flare) + lean, end],
        ]),
        palette.ink,
        6,
        0.16,
      ),
    )
    .join('');
  const band = path(
    ribbon(
      [...hem].map(([x, y]): Point => [x, y - 34]),
      () => 15,
    ),
    tones.trim,
    0.95,
  );
  const d = closed(
    [
      [-w - 4, 540],
      [w + 4, 540],
      [w + flare * 0.5 + 14, 760],
      ...hem,
      [-w - flare * 0.5 - 14, 760],
    ],
    0.85,
  );
  const overlap =
    look.outfit === 'dress'
      ? ''
      : path(
          closed(
            [
              [-w * 0.2, 540],
              [w, 540],
              [w + flare, end],
              [w * 0.1 + lean, end + 20],
            ],
            0.3,
          ),
          palette.ink,
          0.1,
        );
  return sheet.cut(d, tones.cloth, { rim: 7, shade: 0.55, inside: overlap + folds + band });
};

/** Legs, skirt and ground of a standing person. */
export const lowerBody = (p: Person): Lower => {
  const { look, tones } = p;
  const short =
    look.kind === 'child'
      ? 0.66
      : look.build === 'small'
        ? look.kind === 'human' || look.kind === 'elder'
          ? 0.8
          : 0.46
        : look.build === 'tall'
          ? 1.08
          : look.build === 'broad'
            ? 0.9
            : 1;
  const hip = 610;
  const seated = p.own.seated === true;
  const foot = seated ? 1000 : hip + 570 * short;
  const share = hems[look.outfit];
  const long = share === 0;
  const y = hip + 20 + (foot - hip) * share;
  const wide = p.body.shoulder * 2.4;
  const [left] = onBody(p, -0.1, y);
  const hem = long
    ? `M${(-wide).toFixed(0)} -400H${wide.toFixed(0)}V550Q0 570 ${(-wide).toFixed(0)} 550Z`
    : `M${(-wide).toFixed(0)} -400H${wide.toFixed(0)}V${(y - 18).toFixed(0)}Q${left.toFixed(0)} ${(y + 30).toFixed(0)} ${(-wide).toFixed(0)} ${(y - 18).toFixed(0)}Z`;
  const tail =
    look.kind === 'beast'
      ? p.sheet.cut(
          ribbon(sway([60, 560], [260, 640], [300, 420], [220, 330], 9), (t) => 30 - 12 * t),
          tones.skin,
          { rim: 5, inside: path(oval(222, 326, 62, 66), tones.socks) },
        )
      : '';
  return {
    art: seated
      ? seat(p, foot)
      : tail + leg(p, -1, hip, foot) + leg(p, 1, hip, foot) + (long ? skirt(p, foot) : ''),
    hem,
    foot,
    ground: (f) => {
      const floor = f.y + foot * f.s;
      return (
        p.sheet.cut(
          closed([
            [-80, floor + 10],
            [f.w * 0.3, floor - 50],
            [f.w * 0.7, floor - 40],
            [f.w + 80, floor + 20],
            [f.w + 80, f.h + 80],
            [-80, f.h + 80],
          ]),
          tones.near,
          { rim: 8, lit: 0.4, shade: 0.3 },
        ) +
        ellipse(f.x + 20, floor + 2, 250 * f.s + 60, 26, p.palette.ink, 0.35) +
        path(oval(f.x, floor + 60, 340, 20), tones.light, 0.08)
      );
    },
  };
};
