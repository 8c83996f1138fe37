import { circle, group, line, mix, path, smooth } from '../kit';
import { box, closed, oval, ribbon, sway } from './kit-shape';
import type { Person } from './person';

const LONG = 700;

/** The two-stringed fiddle, its sound box around 0,0, its neck upright. */
const fiddle = (p: Person): string => {
  const { sheet, palette } = p;
  const wood = '#7a2f22';
  const dark = mix(wood, palette.ink, 0.45);
  const pale = '#d9a560';
  const snake = '#e6d3a8';
  const neck = sheet.cut(
    ribbon(
      sway([0, 60], [0, -200], [0, -LONG * 0.8], [0, -LONG + 30], 10).concat([
        [-6, -LONG - 8],
        [-24, -LONG - 34],
        [-50, -LONG - 40],
      ]),
      (t) => 12 - 3.5 * t,
    ),
    wood,
    { rim: 3, lit: 0.45, shade: 0.35 },
  );
  const peg = (y: number): string =>
    sheet.cut(
      closed(
        [
          [-12, y - 8],
          [-64, y - 12],
          [-98, y - 22],
          [-104, y],
          [-98, y + 22],
          [-64, y + 12],
          [16, y + 8],
          [22, y],
          [16, y - 8],
        ],
        0.6,
      ),
      dark,
      { rim: 3, lit: 0.5, inside: line(`M-86 ${String(y - 16)}v32`, pale, 4, 0.6) },
    );
  const face = closed(
    [
      [-66, -38],
      [-66, 38],
      [0, 78],
      [66, 38],
      [66, -38],
      [0, -78],
    ],
    0.16,
  );
  const scales = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 6 }, (_unused, at) =>
      path(
        oval(-50 + at * 20 + (row % 2) * 10, -48 + row * 16, 6.5, 5),
        (row * 3 + at * 5) % 4 ? '#8d6a3c' : '#4d3a26',
        0.5,
      ),
    ).join(''),
  ).join('');
  const drum =
    sheet.cut(
      closed(
        [
          [-78, -46],
          [-78, 46],
          [0, 92],
          [78, 46],
          [78, -46],
          [0, -92],
        ],
        0.18,
      ),
      wood,
      { rim: 5, lit: 0.45, drop: 0.25 },
    ) + sheet.cut(face, snake, { rim: 3, shade: 0.35, inside: scales });
  const strings =
    line(`M-4 4V${String(-LONG + 262)}L-14 ${String(-LONG + 74)}`, '#fff2cf', 2.6, 0.95) +
    line(`M4 4V${String(-LONG + 262)}L-6 ${String(-LONG + 156)}`, '#fff2cf', 2.6, 0.95);
  return (
    neck +
    peg(-LONG + 74) +
    peg(-LONG + 156) +
    drum +
    strings +
    line(`M-14 ${String(-LONG + 262)}h28`, pale, 6) +
    path(box(-20, 0, 40, 12, 5), mix(pale, '#ffffff', 0.3)) +
    sheet.cut(box(-34, 84, 68, 22, 8), dark, { rim: 3 }) +
    circle(0, -LONG + 262, 3, '#fff2cf')
  );
};

/** Draws the prop “huqin” with its sound box at x,y. */
export const huqin = (p: Person, x = 0, y = 0, turn = 0, s = 1): string =>
  group(fiddle(p), { x, y, turn, s });

/** The bow, from the hand that draws it to the strings and past them. */
export const fiddleBow = (p: Person, x: number, y: number, toX: number, toY: number): string => {
  const [dx, dy] = [toX - x, toY - y];
  const long = Math.hypot(dx, dy) + 120;
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const stick = sway([-40, 0], [60, -34], [long * 0.7, -44], [long, -4], 11);
  const art =
    line(`M-26 10L${long.toFixed(1)} 2`, '#fbf4e2', 7, 0.95) +
    line(`M-26 12L${long.toFixed(1)} 4`, mix('#fbf4e2', p.palette.ink, 0.3), 1.6, 0.7) +
    p.sheet.cut(
      ribbon(stick, () => 6.5),
      '#a9743c',
      { rim: 2.5, shade: 0.3 },
    ) +
    path(box(-34, -6, 26, 22, 5), mix('#7a2f22', p.palette.ink, 0.3)) +
    line(
      smooth([
        [-40, 0],
        [-58, 4],
      ]),
      '#a9743c',
      9,
    );
  return group(art, { x, y, turn, s: 1, sy: dx < 0 ? -1 : 1 });
};
