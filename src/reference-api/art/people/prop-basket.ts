import { line, mix } from '../kit';
import { box, closed, oval } from './kit-shape';
import type { Person } from './person';

const fruits = ({ sheet, palette }: Person): string => {
  return (
    [
      [-78, -34, 38],
      [-18, -50, 44],
      [52, -40, 40],
      [94, -22, 28],
    ]
      .map(([x = 0, y = 0, r = 20], i) =>
        sheet.cut(oval(x, y, r), i % 2 ? mix(palette.accent, palette.glow, 0.4) : palette.accent, {
          rim: 5,
        }),
      )
      .join('') +
    [
      [-50, -76, -30],
      [26, -90, 30],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)})">${sheet.cut(oval(0, -10, 14, 32), mix('#6fae5a', palette.mid, 0.35), { rim: 3 })}</g>`,
      )
      .join('')
  );
};

/** Fresh shoots of tea, two leaves and a bud each, heaped over the brim. */
export const teaLeaves = ({ sheet, palette, dice }: Person): string => {
  const random = dice.source('shoots');
  const greens = ['#3f8a3e', '#5da548', '#7fbf55', '#a5d26a'];
  const leaf = (x: number, y: number, turn: number, size: number, fill: string): string =>
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})">${sheet.cut(
      closed([
        [0, 4],
        [-11 * size, -22 * size],
        [0, -58 * size],
        [11 * size, -22 * size],
      ]),
      fill,
      {
        rim: 2.5,
        lit: 0.5,
        shade: 0.25,
        inside: line(`M0 0V${(-46 * size).toFixed(1)}`, mix(fill, palette.glow, 0.4), 2.5, 0.8),
      },
    )}</g>`;
  const shoot = (x: number, y: number, turn: number, size: number, at: number): string => {
    const green = greens[at % greens.length] ?? '#5da548';
    return (
      leaf(x, y, turn - 34, size, mix(green, '#2f6b3a', 0.25)) +
      leaf(x, y, turn + 34, size, mix(green, '#2f6b3a', 0.12)) +
      leaf(x, y, turn, size * 0.8, mix(green, '#d9ec9a', 0.35))
    );
  };
  const heap = sheet.cut(
    closed([
      [-132, -6],
      [-112, -48],
      [-56, -74],
      [0, -84],
      [60, -72],
      [114, -46],
      [132, -6],
    ]),
    '#3c7f3c',
    { rim: 0, shade: 0.3 },
  );
  const rows: readonly (readonly [number, number, number])[] = [
    [-56, 5, 62],
    [-30, 6, 88],
    [-8, 7, 102],
  ];
  let at = 0;
  const shoots = rows.map(([y, count, reach]) =>
    Array.from({ length: count }, (_, i) => {
      const t = (i / (count - 1)) * 2 - 1;
      at += 1;
      return shoot(
        t * reach + random.range(-6, 6),
        y + t * t * 22 + random.range(-5, 5),
        t * 42 + random.range(-14, 14),
        random.range(0.8, 1.05),
        at + Math.floor(random.range(0, 3)),
      );
    }).join(''),
  );
  return heap + shoots.join('');
};

/** Letters that stand in a basket. */
export const letters = ({ sheet, palette, tones }: Person): string =>
  (
    [
      [-74, -66, -20, '#f6e6c8'],
      [70, -72, 17, '#e9d3ac'],
      [-8, -96, -4, '#fff6e4'],
      [-50, -38, -10, '#fffaf0'],
      [54, -36, 9, '#f3dfba'],
    ] as const
  )
    .map(
      ([x, y, turn, fill], i) =>
        `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)})">${sheet.cut(box(-62, -44, 124, 92, 6), fill, { rim: 3, shade: 0.22, drop: 0.16, inside: line('M-62 -44L0 8L62 -44', mix(fill, tones.wood, 0.45), 4) })}${sheet.cut(oval(0, 6, 13), i % 2 ? palette.accent : mix(palette.accent, '#c8452f', 0.6), { rim: 2.5 })}</g>`,
    )
    .join('');

/** Draws the prop “basket” around 0,0. */
export const basket = (p: Person, content = fruits(p)): string => {
  const { sheet, palette, tones } = p;
  const weave = [10, 46, 82]
    .map((y) =>
      line(
        `M-150 ${String(y)}${'q18 -16 36 0t36 0'.repeat(5)}`,
        mix(tones.wood, palette.ink, 0.35),
        6,
        0.5,
      ),
    )
    .join('');
  return (
    line('M-120 -20C-110 -190 110 -190 120 -20', tones.wood, 15) +
    content +
    sheet.cut(
      closed(
        [
          [-136, -24],
          [136, -24],
          [112, 96],
          [60, 116],
          [-60, 116],
          [-112, 96],
        ],
        0.5,
      ),
      mix(tones.wood, '#d9a860', 0.55),
      { rim: 6, shade: 0.5, drop: 0.2, inside: weave },
    ) +
    sheet.cut(box(-146, -36, 292, 28, 14), mix(tones.wood, '#d9a860', 0.4), { rim: 4 })
  );
};
