import { circle, group, line, mix, path, smooth } from '../kit';
import { box, closed, oval, ribbon } from './kit-shape';
import type { Person } from './person';

/** Draws the prop “lantern” around 0,0. */
export const lantern = (p: Person): string => {
  const { sheet, palette, tones, dice } = p;
  const light = mix(palette.accent, palette.glow, 0.4);
  const paper = dice.chance('paper-lantern', 0.55);
  const body = paper
    ? sheet.cut(oval(0, 122, 84, 78), light, {
        rim: 6,
        shade: 0.25,
        inside:
          [-50, -20, 20, 50]
            .map((x) =>
              line(
                smooth([
                  [x * 0.5, 40],
                  [x * 1.4, 122],
                  [x * 0.5, 204],
                ]),
                palette.accent,
                5,
                0.6,
              ),
            )
            .join('') + sheet.halo(0, 122, 70, '#ffffff', 0.7),
      })
    : sheet.cut(box(-58, 56, 116, 136, 18), light, {
        rim: 4,
        inside: sheet.halo(0, 130, 80, '#ffffff', 0.8),
      }) +
      [-58, 0, 58].map((x) => line(`M${String(x)} 56V192`, tones.metal, 9)).join('') +
      path(
        closed([
          [0, 90],
          [20, 136],
          [0, 170],
          [-20, 136],
        ]),
        palette.accent,
      );
  return (
    sheet.halo(0, 124, 230, light, 0.75) +
    line('M0 0V44', tones.line, 6) +
    line('M-30 50Q0 4 30 50', tones.metal, 7) +
    body +
    sheet.cut(box(-46, 38, 92, 22, 8), tones.metal, { rim: 3 }) +
    sheet.cut(box(-46, 188, 92, 20, 8), tones.metal, { rim: 3 }) +
    line('M0 206v52', palette.accent, 9)
  );
};

/** Draws the prop “bell” around 0,0: one, or a string of them. */
export const bell = (p: Person): string =>
  p.own.string === true
    ? line('M0 -10V236', p.palette.accent, 8) +
      [0, 92, 184]
        .map((y, i) =>
          group(oneBell(p, ''), { x: i % 2 ? 16 : -10, y, s: 0.66, turn: i % 2 ? -9 : 7 }),
        )
        .join('')
    : oneBell(p, line('M-118 70q-16 30 -4 62M118 70q16 30 4 62', p.palette.glow, 6, 0.7));

const oneBell = (p: Person, ringing: string): string => {
  const { sheet, palette } = p;
  const gold = mix('#e8b54a', palette.accent, 0.2);
  return (
    line('M0 -10V36', palette.accent, 9) +
    circle(0, 132, 19, mix(gold, palette.ink, 0.4)) +
    sheet.cut(
      closed(
        [
          [0, 22],
          [44, 40],
          [58, 92],
          [86, 126],
          [60, 136],
          [-60, 136],
          [-86, 126],
          [-58, 92],
          [-44, 40],
        ],
        0.7,
      ),
      gold,
      {
        rim: 6,
        shade: 0.55,
        drop: 0.2,
        inside: path(
          ribbon(
            [
              [-90, 96],
              [0, 106],
              [90, 96],
            ],
            () => 8,
          ),
          palette.accent,
        ),
      },
    ) +
    ringing
  );
};

/** Draws the prop “birdcage” around 0,0. */
export const birdcage = (p: Person): string => {
  const { sheet, palette, tones } = p;
  const gold = mix(tones.metal, '#e0b050', 0.5);
  const bars = [-70, -36, 0, 36, 70]
    .map((x) =>
      line(
        smooth([
          [0, 44],
          [x * 0.9, 90],
          [x, 150],
          [x, 256],
        ]),
        gold,
        5,
      ),
    )
    .join('');
  const bird =
    sheet.cut(
      closed([
        [-38, 200],
        [-10, 166],
        [30, 176],
        [38, 214],
        [70, 240],
        [20, 242],
        [-20, 236],
      ]),
      palette.accent,
      { rim: 4 },
    ) +
    circle(-14, 186, 5, tones.line) +
    path('M-38 196l-18 8l20 6Z', '#f2b045') +
    line('M-74 244H74', tones.wood, 7);
  return (
    line('M0 0V40', tones.line, 6) +
    circle(0, 34, 15, 'none', 1, `stroke="${gold}" stroke-width="7"`) +
    path(
      closed(
        [
          [0, 44],
          [70, 90],
          [80, 150],
          [80, 262],
          [-80, 262],
          [-80, 150],
          [-70, 90],
        ],
        0.7,
      ),
      palette.glow,
      0.28,
    ) +
    bird +
    bars +
    line(
      closed(
        [
          [0, 44],
          [70, 90],
          [80, 150],
          [80, 262],
          [-80, 262],
          [-80, 150],
          [-70, 90],
        ],
        0.7,
      ),
      gold,
      7,
    ) +
    sheet.cut(box(-94, 250, 188, 30, 12), gold, { rim: 4 }) +
    line('M-80 152H80', gold, 6)
  );
};
