import { group, line, mix, path, type Point } from '../kit';
import { onBody } from './body';
import { box, closed } from './kit-shape';
import { band } from './outfit-kit';
import type { Person } from './person';
import { huqin } from './prop-huqin';

interface Burden {
  /** Behind the body. */
  readonly behind: string;
  /** Straps over the clothes. */
  readonly straps: string;
}

const strap = (p: Person, from: Point, to: Point, half: number, fill: string): string =>
  band(p, [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 10], to], half, fill);

const bookChest = (p: Person): string => {
  const { sheet, palette, tones } = p;
  const wood = mix('#8d5a34', palette.deep, 0.12);
  const dark = mix(wood, palette.ink, 0.45);
  const brass = mix('#d6ac5a', palette.glow, 0.15);
  const rolls = (
    [
      [-62, -46, -9, '#f3ead4'],
      [-16, -62, 3, '#fff8e8'],
      [34, -50, 10, '#e8d9b4'],
    ] as const
  )
    .map(([x, y, turn, fill]) =>
      group(
        sheet.cut(box(-17, -60, 34, 130, 12), fill, { rim: 3, shade: 0.3 }) +
          path(box(-19, -18, 38, 13, 4), tones.trim) +
          path(box(-9, -57, 18, 10, 5), mix(fill, palette.ink, 0.4)),
        { x, y, turn },
      ),
    )
    .join('');
  const slats = [92, 184, 276]
    .map(
      (y) =>
        line(`M-110 ${String(y)}H110`, dark, 6, 0.7) +
        line(`M-110 ${String(y + 5)}H110`, palette.glow, 2, 0.25),
    )
    .join('');
  return (
    rolls +
    sheet.cut(box(-112, -2, 224, 372, 18), wood, {
      rim: 6,
      shade: 0.5,
      drop: 0.2,
      inside: slats + line('M-76 0V370M76 0V370', dark, 16, 0.55),
    }) +
    sheet.cut(
      closed(
        [
          [-126, -18],
          [126, -18],
          [126, 18],
          [-126, 18],
        ],
        0.1,
      ),
      mix(wood, palette.glow, 0.12),
      { rim: 5 },
    ) +
    sheet.cut(box(-22, 26, 44, 34, 8), brass, { rim: 3 })
  );
};

/** What a person carries on the back. */
export const burden = (p: Person): Burden => {
  const t = p.body.top;
  switch (p.own.back) {
    case 'huqin': {
      const strapped = strap(p, [0.6, t], [-0.7, 510], 11, mix('#6b4226', p.palette.ink, 0.2));
      return { behind: huqin(p, -112, 560, 30, 0.9), straps: strapped };
    }
    case 'book-chest': {
      const leather = mix(p.tones.wood, p.palette.ink, 0.25);
      const straps = ([-1, 1] as const)
        .map((s) =>
          band(
            p,
            [
              [s * 0.5, t - 8],
              [s * 0.56, t + 90],
              [s * 0.72, t + 210],
            ],
            15,
            leather,
          ),
        )
        .join('');
      const [x] = onBody(p, 0.52, t);
      return { behind: group(bookChest(p), { x: x + 92, y: t - 66, turn: 4 }), straps };
    }
    default:
      return { behind: '', straps: '' };
  }
};
