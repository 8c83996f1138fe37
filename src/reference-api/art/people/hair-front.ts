import { line, smooth, type Point } from '../kit';
import { curls } from './hair-crown';
import { arcPoints, closed } from './kit-shape';
import type { Person } from './person';

/** Lower edge of the hair over the forehead, from the right temple to the left one, in shares of the head's half width and absolute heights above the brow. */
const fringes: readonly (readonly (readonly [number, number])[])[] = [
  // Parted in the middle.
  [
    [0.8, -34],
    [0.56, -66],
    [0.22, -92],
    [0.02, -102],
    [-0.2, -92],
    [-0.54, -66],
    [-0.8, -34],
  ],
  // Swept from one side to the other.
  [
    [0.82, -30],
    [0.74, -62],
    [0.52, -98],
    [0.3, -80],
    [-0.1, -54],
    [-0.5, -38],
    [-0.82, -22],
  ],
  // Straight over the brows.
  [
    [0.84, -16],
    [0.62, -42],
    [0.3, -39],
    [0, -42],
    [-0.3, -39],
    [-0.62, -42],
    [-0.84, -16],
  ],
  // High forehead.
  [
    [0.84, -44],
    [0.66, -82],
    [0.34, -98],
    [0, -92],
    [-0.34, -98],
    [-0.66, -82],
    [-0.84, -44],
  ],
  // Parted far on one side, one long strand.
  [
    [0.84, -26],
    [0.7, -70],
    [0.46, -104],
    [0.1, -70],
    [-0.32, -44],
    [-0.66, -8],
    [-0.86, 14],
  ],
];

const zigzag: readonly (readonly [number, number])[] = [
  [0.86, -12],
  [0.66, -62],
  [0.46, -34],
  [0.28, -72],
  [0.06, -36],
  [-0.12, -70],
  [-0.36, -32],
  [-0.54, -66],
  [-0.7, -20],
  [-0.88, -14],
];

const sideReach = (p: Person): number => {
  const { hair } = p.look;
  if (hair === 'bob') return p.head.chin * 0.72;
  if (hair === 'long' || hair === 'twin-tails') return p.head.chin * 0.6;
  if (hair === 'braid') return p.head.chin * 0.42;
  return p.head.eyeY + 8;
};

const strands = (p: Person, points: readonly (readonly [Point, Point, Point])[]): string =>
  points.map((curve) => line(smooth(curve), p.tones.hairLight, 4.5, 0.55)).join('');

/** The curve of the hair seen in true profile, face to the left. */
const profileCap = (p: Person): string => {
  const { head, sheet, tones, dice } = p;
  const s = head.half / 92;
  const style = dice.index('fringe', 4);
  const y = head.eyeY;
  const fringe: Point[] =
    style === 0
      ? [
          [-40 * s, y - 56],
          [-66 * s, y - 74],
          [-86 * s, y - 50],
        ]
      : style === 1
        ? [
            [-34 * s, y - 44],
            [-62 * s, y - 44],
            [-92 * s, y - 38],
          ]
        : style === 2
          ? [
              [-30 * s, y - 70],
              [-52 * s, y - 92],
              [-72 * s, y - 98],
            ]
          : [
              [-30 * s, y - 50],
              [-60 * s, y - 30],
              [-90 * s, y - 26],
            ];
  const outline: Point[] = [
    [-94 * s, y - 62],
    [-84 * s, head.top * 0.74],
    [-44 * s, head.top - 8],
    [14 * s, head.top - 18],
    [72 * s, head.top * 0.94],
    [112 * s, head.top * 0.5],
    [120 * s, -8],
    [104 * s, 46],
    [76 * s, head.chin * 0.78],
    [52 * s, head.chin * 0.7],
    [52 * s, y + 20],
    [34 * s, y - 16],
    [10 * s, y - 18],
    [2 * s, y + 18],
    [-8 * s, y + 22],
    [-14 * s, y - 20],
    ...fringe,
  ];
  return sheet.cut(closed(outline, 0.9), tones.hair, {
    rim: 4,
    lit: 0.5,
    drop: 0.12,
    inside: strands(p, [
      [
        [-66 * s, -84],
        [0, head.top + 12],
        [78 * s, head.top * 0.66],
      ],
      [
        [-40 * s, -66],
        [20, -96],
        [90 * s, -30],
      ],
      [
        [40 * s, -60],
        [80 * s, -10],
        [70 * s, 60],
      ],
    ]),
  });
};

const cap = (p: Person): string => {
  const { head, sheet, tones, dice, look } = p;
  const { half, top, cx, brow } = head;
  const volume = { curly: 16, spiky: 12, bob: 13, long: 11, none: 0 }[look.hair as string] ?? 9;
  const swap = p.turn === 0 && dice.chance('part', 0.5) ? -1 : 1;
  const raw =
    look.hair === 'spiky'
      ? zigzag
      : look.hair === 'beard' || look.kind === 'elder'
        ? fringes[dice.pick('fringe', [0, 1, 3, 3])]
        : fringes[dice.index('fringe', fringes.length)];
  const shift = p.turn === 1 ? -15 : 0;
  const squeeze = p.turn === 1 ? 0.9 : 1;
  const base = p.up ? -16 : 0;
  const fringe = (raw ?? []).map(([x, y]): Point => [
    x * swap * half * squeeze + shift,
    y + (brow + 58) + base,
  ]);
  if (swap < 0) fringe.reverse();
  const reach = sideReach(p) + base;
  const rx = half + volume;
  const left = cx - rx + (p.turn === 1 ? 12 : 0);
  const right = cx + rx;
  const crown = arcPoints(cx, -22, rx, -top - 22 + volume + 4, 190, 350, 9).map(([x, y]): Point => [
    p.turn === 1 && x < 0 ? x * 0.9 : x,
    y,
  ]);
  const inset = { bob: 0.3, long: 0.2 }[look.hair as string] ?? 0.12;
  const outline: Point[] = [
    // On the far side it ends at the temple: the eye reaches to the edge of a turned face.
    ...(p.turn === 1 ? [] : [[left + 3, reach * 0.4] as Point]),
    ...crown,
    [right - 2, reach * 0.4],
    [right - 10, reach],
    [right - half * inset, reach * 0.86],
    ...(p.turn === 1 ? [[half * 0.66, reach * 0.2] as Point] : []),
    ...fringe,
    ...(p.turn === 1
      ? []
      : [[left + half * inset, reach * 0.86] as Point, [left + 9, reach] as Point]),
  ];
  const shine: (readonly [Point, Point, Point])[] = [
    [
      [cx - half * 0.8, -50],
      [cx - half * 0.62, -96],
      [cx - half * 0.1, top + 6],
    ],
    [
      [cx - half * 0.5, -70],
      [cx - half * 0.3, -100],
      [cx + half * 0.1, top + 10],
    ],
    [
      [cx + half * 0.82, -40],
      [cx + half * 0.66, -88],
      [cx + half * 0.28, top + 8],
    ],
  ];
  return sheet.cut(closed(outline, look.hair === 'spiky' ? 0.35 : 0.9), tones.hair, {
    rim: 4.5,
    lit: 0.5,
    drop: 0.14,
    inside: strands(p, shine),
  });
};

/** Hair over the forehead and temples. */
export const hairFront = (p: Person): string => {
  const { look } = p;
  if (look.hair === 'none') return '';
  if (look.hair === 'beard' && !p.dice.chance('beard-hair', 0.7)) return '';
  const top = p.turn === 2 ? profileCap(p) : cap(p);
  return look.hair === 'curly' && !p.covered && p.turn !== 2 ? top + curls(p, true) : top;
};
