import { circle, line, mix, path, smooth, type Point } from '../kit';
import { box, closed, oval, ribbon, star, sway } from './kit-shape';
import type { Person } from './person';
import { bow, shaft, staff, sword, wrench } from './prop-arms';

/** Long things stand upright around the hand at 0,0. */
export type LongProp =
  'sword' | 'staff' | 'bow' | 'wrench' | 'umbrella' | 'flute' | 'needle' | 'brush' | 'key' | 'rod';

/** The part of an umbrella that is before the body of who carries it. */
export const umbrellaHandle = (p: Person): string =>
  shaft(p, -176, 160, 8, p.tones.wood) + line('M0 160v20q0 34 34 30', p.tones.wood, 16);

const umbrella = (p: Person): string => {
  const { sheet, tones, palette, dice } = p;
  const count = 6;
  const w = 270;
  const color = mix(palette.accent, tones.hat, dice.range('umbrella', 0, 0.4));
  const top = -420;
  const rim = Array.from({ length: count * 2 + 1 }, (_, i): Point => [
    -w + (i * w) / count,
    top + 170 + (i % 2 ? -18 : 6) + Math.abs(i - count) * 3,
  ]);
  const canopy = closed(
    [
      [-w, top + 176],
      [-w * 0.72, top + 50],
      [0, top - 24],
      [w * 0.72, top + 50],
      [w, top + 176],
      ...rim.reverse(),
    ],
    0.75,
  );
  const ribs = [-0.7, -0.36, 0, 0.36, 0.7]
    .map((t) =>
      line(
        smooth([
          [0, top - 20],
          [t * w * 0.7, top + 40],
          [t * w, top + 180],
        ]),
        mix(color, palette.ink, 0.4),
        5,
        0.5,
      ),
    )
    .join('');
  const bands = dice.chance('umbrella-band', 0.5)
    ? line(
        smooth([
          [-w, top + 130],
          [0, top + 96],
          [w, top + 130],
        ]),
        tones.paper,
        18,
        0.8,
      )
    : [
        [-110, 90],
        [60, 50],
        [150, 110],
        [-30, 130],
      ]
        .map(([x = 0, y = 0]) => path(closed(star(x, top + y, 22, 10, 5), 0.8), tones.paper, 0.85))
        .join('');
  return (
    shaft(p, top, 160, 8, tones.wood) +
    umbrellaHandle(p) +
    sheet.cut(canopy, color, { rim: 8, shade: 0.5, inside: bands + ribs }) +
    sheet.cut(box(-7, top - 60, 14, 44, 6), tones.wood, { rim: 2 })
  );
};

const flute = (p: Person): string => {
  const { sheet, tones, palette } = p;
  const holes = [-150, -110, -70, 40, 80, 120]
    .map((y) => path(oval(2, y, 5, 7), mix(tones.wood, palette.ink, 0.8)))
    .join('');
  const bands = [-210, -30, 180].map((y) => path(box(-15, y, 30, 15, 3), tones.trim)).join('');
  return (
    sheet.cut(box(-14, -250, 28, 480, 12), mix(tones.wood, '#caa35c', 0.45), {
      rim: 4,
      inside: bands + holes,
    }) +
    line(smooth(sway([0, 226], [30, 260], [-30, 290], [6, 340])), palette.accent, 7) +
    sheet.cut(oval(6, 345, 11, 19), palette.accent, { rim: 3 })
  );
};

const needle = (p: Person): string => {
  const { sheet, palette, tones, dice } = p;
  const steel = mix('#e6e8f0', palette.haze, 0.2);
  const thread = sway([0, -372], [150, -450], [dice.range('thread', 120, 240), -160], [60, 60], 14);
  return (
    line(smooth(thread), palette.accent, 7) +
    sheet.cut(
      closed(
        [
          [-10, -410],
          [10, -410],
          [16, -340],
          [9, 100],
          [0, 270],
          [-9, 100],
          [-16, -340],
        ],
        0.5,
      ),
      steel,
      { rim: 5, lit: 0.95, inside: path(oval(0, -368, 5.5, 30), tones.line, 0.75) },
    ) +
    line(smooth(sway([60, 60], [20, 130], [-60, 110], [-30, 230])), palette.accent, 7)
  );
};

const brush = (p: Person): string => {
  const { sheet, tones, palette } = p;
  const tuft = closed(
    [
      [-34, -210],
      [34, -210],
      [48, -280],
      [16, -340],
      [-6, -410],
      [-26, -340],
      [-48, -280],
    ],
    0.9,
  );
  return (
    shaft(p, -230, 330, 15, mix(tones.wood, palette.accent, 0.2)) +
    sheet.cut(tuft, mix('#efe3cc', palette.glow, 0.3), {
      rim: 5,
      inside: path(
        closed([
          [-60, -300],
          [-10, -280],
          [60, -310],
          [40, -450],
          [-40, -450],
        ]),
        palette.ink,
        0.95,
      ),
    }) +
    sheet.cut(box(-37, -232, 74, 34, 10), tones.trim, { rim: 4 }) +
    line('M0 330v20', tones.trim, 8) +
    circle(0, 356, 12, 'none', 1, `stroke="${tones.trim}" stroke-width="6"`)
  );
};

const key = (p: Person): string => {
  const { sheet, tones, palette } = p;
  const gold = mix('#e8b84a', palette.accent, 0.25);
  const rings = [
    [0, -280, 62],
    [-58, -232, 44],
    [58, -232, 44],
  ]
    .map(
      ([x = 0, y = 0, r = 10]) =>
        sheet.cut(oval(x, y, r), gold, { rim: 5 }) +
        circle(x, y, r * 0.5, mix(tones.line, palette.deep, 0.5), 0.85),
    )
    .join('');
  return (
    shaft(p, -210, 240, 17, gold) +
    sheet.cut(
      closed(
        [
          [8, 150],
          [76, 150],
          [76, 178],
          [44, 182],
          [44, 198],
          [88, 200],
          [88, 232],
          [8, 234],
        ],
        0.1,
      ),
      gold,
      { rim: 4 },
    ) +
    rings +
    sheet.cut(box(-30, -190, 60, 22, 10), gold, { rim: 3 }) +
    sheet.cut(oval(0, -280, 17), palette.accent, { rim: 3 })
  );
};

const rod = (p: Person): string => {
  const { sheet, tones, palette, dice } = p;
  const drop = dice.range('line', 200, 420);
  const pole = sway([0, 180], [4, -120], [40, -420], [150, -560], 12);
  return (
    line(smooth(sway([150, -560], [200, -480], [206, -400], [196, -560 + drop])), tones.paper, 3) +
    sheet.cut(oval(196, -560 + drop, 17, 21), palette.accent, {
      rim: 4,
      inside: path(box(176, -562 + drop, 40, 30), '#fff8ee'),
    }) +
    sheet.cut(
      ribbon(pole, (t) => 12 - 9 * t),
      mix(tones.wood, '#c59a52', 0.35),
      { rim: 3 },
    ) +
    sheet.cut(oval(24, 70, 28), tones.metal, { rim: 4, inside: circle(24, 70, 11, tones.line) })
  );
};

/** Draws a long thing upright around 0,0, where the hand holds it. */
export const longProps: Readonly<Record<LongProp, (p: Person) => string>> = {
  sword,
  staff,
  bow,
  wrench,
  umbrella,
  flute,
  needle,
  brush,
  key,
  rod,
};
