import { circle, ellipse, line, mix, path, smooth, type Point } from '../kit';
import { coat, ear, speciesOf } from './beast-coat';
import { brows, eyes } from './face';
import { mouth } from './face-mouth';
import type { HeadArt } from './head-creature';
import { closed, oval } from './kit-shape';
import { onFace, type Person } from './person';

/** A beast with the muzzle, ears and coat of its species. */
export const beastHead = (p: Person): HeadArt => {
  const { sheet, tones, head, dice, palette } = p;
  const species = speciesOf(p);
  const { half, top, chin, cx } = head;
  const pale = mix(tones.skin, '#fff7e8', 0.75);
  const dark = mix(palette.ink, '#3a1e20', 0.5);
  const fluff = species === 'fox' || species === 'cat' || species === 'dog' ? 22 : 6;
  const slim = { cat: 0, fox: -10, bear: 6, rabbit: -8, dog: -4, deer: -20, badger: 0, ox: -6 }[
    species
  ];
  const long = { cat: 26, fox: 66, bear: 46, rabbit: 24, dog: 58, deer: 66, badger: 44, ox: 64 }[
    species
  ];
  const low = { cat: 0, fox: 4, bear: 4, rabbit: 0, dog: 8, deer: 26, badger: 4, ox: 30 }[species];
  const nose = onFace(p, 0, 38 + low);
  const side = p.turn === 2 ? 1 : p.turn === 1 ? 0.42 : 0;
  const nx = p.turn === 2 ? cx - half - long * 0.72 : nose.x - long * side * 0.8;
  const cheekL: Point[] =
    p.turn === 2
      ? []
      : [
          [cx - half - fluff * (p.turn ? 0.4 : 1), 48],
          [cx - half * 0.86, 74],
        ];
  const outline: Point[] = [
    [cx, top],
    [cx + half * 0.74 + slim * 0.3, top * 0.78],
    [cx + half + slim * 0.4, -4],
    [cx + half + fluff, 50],
    [cx + half * 0.84 + slim, 76],
    [cx + half * 0.36, chin],
    [cx - half * 0.36, chin],
    ...(p.turn === 2 ? [[cx - half * 0.74, 84] as Point] : cheekL.reverse()),
    [cx - half - slim * 0.4, -4],
    [cx - half * 0.74 - slim * 0.3, top * 0.78],
  ];
  const ears = p.turn === 2 ? ear(p, species, 1) : ear(p, species, -1) + ear(p, species, 1);
  const horns =
    species === 'deer' || species === 'ox'
      ? ([-1, 1] as const)
          .map((s) => {
            const x = cx + s * half * 0.44;
            const y = top + 18;
            const d =
              species === 'ox'
                ? smooth([
                    [x, y],
                    [x + s * 54, y - 16],
                    [x + s * 84, y - 62],
                    [x + s * 66, y - 104],
                  ])
                : `${smooth([
                    [x, y],
                    [x + s * 22, y - 60],
                    [x + s * 64, y - 92],
                    [x + s * 66, y - 142],
                  ])}${smooth([
                    [x + s * 24, y - 62],
                    [x + s * 2, y - 92],
                    [x + s * 8, y - 126],
                  ])}`;
            return (
              line(d, mix(tones.wood, palette.ink, 0.15), 17) +
              line(d, mix('#d8b98a', palette.glow, 0.2), 9)
            );
          })
          .join('')
      : '';
  const muzzleShape =
    side > 0
      ? closed([
          [nx - 2, 28 + low],
          [nx - 12, 48 + low],
          [nx + 4, 76 + low],
          [nx + long + 34, 94 + low * 0.6],
          [nx + long + 76, 64],
          [nx + long + 50, 16],
          [nx + long * 0.6, 16 + low * 0.4],
        ])
      : closed([
          [0, 16 + low * 0.3],
          [46 + long * 0.12, 44 + low * 0.5],
          [50 + long * 0.1, 72 + low * 0.7],
          [0, 96 + low * 0.6],
          [-50 - long * 0.1, 72 + low * 0.7],
          [-46 - long * 0.12, 44 + low * 0.5],
        ]);
  const noseShape =
    side > 0
      ? oval(nx + 4, 36 + low, 17, 14)
      : closed([
          [-21, 32 + low],
          [0, 28 + low],
          [21, 32 + low],
          [12, 46 + low],
          [0, 54 + low],
          [-12, 46 + low],
        ]);
  const mouthX = side > 0 ? nx + 30 : 0;
  const mouthY = 72 + low;
  const smiley =
    p.look.mood === 'calm' ||
    p.look.mood === 'sly' ||
    p.look.mood === 'sleepy' ||
    (p.look.mood === 'smile' && dice.chance('w-mouth', 0.4));
  const lips =
    side > 0
      ? p.look.mood === 'surprised'
        ? ellipse(nx + 28, mouthY - 2, 13, 12, mix(tones.line, '#7c2630', 0.5))
        : line(
            smooth([
              [nx + 6, 54 + low],
              [nx + 14, 66 + low],
              [nx + 44, mouthY - (p.look.mood === 'stern' ? -6 : 2)],
              [nx + 66, mouthY - (p.look.mood === 'stern' ? -10 : 14)],
            ]),
            dark,
            5,
          )
      : smiley
        ? line(
            `M0 ${String(52 + low)}v10M-30 ${String(62 + low)}q15 17 30 2q15 15 30 -2`,
            dark,
            4.6,
          )
        : line(`M0 ${String(52 + low)}v12`, dark, 4.6) + mouth(p, mouthX, mouthY + 2, 0.95);
  const whiskers =
    species === 'cat' || species === 'rabbit' || species === 'badger'
      ? ([-1, 1] as const)
          .filter((s) => p.turn === 0 || s > 0)
          .map((s) =>
            [0, 1]
              .map((i) =>
                line(
                  smooth([
                    [nose.x + s * 58, 58 + i * 14],
                    [nose.x + s * 96, 50 + i * 20],
                    [nose.x + s * 130, 54 + i * 26],
                  ]),
                  tones.paper,
                  3,
                  0.85,
                ),
              )
              .join(''),
          )
          .join('')
      : '';
  const teeth =
    species === 'rabbit' && side === 0 && p.look.mood !== 'surprised'
      ? path(`M-9 ${String(68 + low)}h18v15q-9 6 -18 0Z`, '#fffaf0')
      : '';
  return {
    behind: ears,
    face:
      sheet.cut(closed(outline, 0.9), tones.skin, { rim: 5, inside: coat(p, species) }) +
      (p.covered || ['ears', 'horns', 'antenna'].includes(p.look.headwear) ? '' : horns) +
      eyes(p) +
      (dice.chance('beast-brows', 0.6) || p.look.mood === 'stern'
        ? brows(p, species === 'badger' ? pale : mix(tones.skin, dark, 0.6), 5, 34)
        : '') +
      sheet.cut(
        muzzleShape,
        species === 'ox' || species === 'deer' ? mix(tones.skin, pale, 0.6) : pale,
        { rim: 3, shade: p.own.coat === 'ginger' ? 0.1 : 0.25 },
      ) +
      teeth +
      path(noseShape, dark) +
      circle((side > 0 ? nx : 0) + sheet.light * 6, 36 + low, 4, '#ffffff', 0.75) +
      lips +
      whiskers,
  };
};
