import { mix, path, type Point } from '../kit';
import { closed, oval } from './kit-shape';
import { onFace, type Person } from './person';

/** Species told apart by ears, muzzle and coat. */
type Species = 'cat' | 'fox' | 'bear' | 'rabbit' | 'dog' | 'deer' | 'badger' | 'ox';

const names: readonly (readonly [Species, RegExp])[] = [
  ['cat', /cat|mao|neko|tuanzi|tiger|lynx/],
  ['fox', /fox|huli|kitsune/],
  ['bear', /bear|xiong|panda/],
  ['rabbit', /rabbit|hare|tuzi|usagi/],
  ['dog', /dog|wolf|quan|gou|hound/],
  ['deer', /deer|lu\b|goat|yang|sheep/],
  ['badger', /badger|huan|mole|otter|ta\b|mouse|shu\b|beaver/],
  ['ox', /ox\b|niu|camel|horse|ma\b|mule|yak|boar/],
];

/** The species that the id names, or one by chance. */
export const speciesOf = (p: Person): Species =>
  names.find(([, pattern]) => pattern.test(p.hint))?.[0] ??
  p.dice.pick('species', ['cat', 'fox', 'bear', 'rabbit', 'dog', 'deer', 'badger', 'ox']);

const earShape: Readonly<Record<Species, readonly Point[]>> = {
  cat: [
    [-34, 34],
    [-30, -36],
    [-8, -74],
    [22, -40],
    [44, 10],
  ],
  fox: [
    [-38, 34],
    [-40, -44],
    [-20, -104],
    [20, -50],
    [46, 10],
  ],
  bear: [
    [-34, 14],
    [-44, -22],
    [-18, -50],
    [22, -44],
    [38, -10],
    [24, 20],
  ],
  rabbit: [
    [-26, 30],
    [-40, -60],
    [-30, -150],
    [-6, -170],
    [16, -130],
    [26, -50],
    [28, 20],
  ],
  dog: [
    [-6, -16],
    [34, -46],
    [70, -18],
    [82, 40],
    [66, 84],
    [42, 62],
    [30, 20],
  ],
  deer: [
    [-10, 18],
    [20, -34],
    [86, -62],
    [96, -40],
    [60, 6],
    [24, 30],
  ],
  badger: [
    [-26, 14],
    [-32, -14],
    [-8, -36],
    [22, -30],
    [32, -2],
    [18, 20],
  ],
  ox: [
    [-8, 6],
    [26, -18],
    [84, -14],
    [104, 8],
    [60, 26],
    [14, 30],
  ],
};

/** An ear of the species. */
export const ear = (p: Person, species: Species, side: -1 | 1): string => {
  const { head, sheet, tones } = p;
  const spread = {
    cat: 0.62,
    fox: 0.6,
    bear: 0.74,
    rabbit: 0.4,
    dog: 0.66,
    deer: 0.84,
    badger: 0.76,
    ox: 0.9,
  }[species];
  const drop = {
    cat: 0.78,
    fox: 0.76,
    bear: 0.72,
    rabbit: 0.84,
    dog: 0.72,
    deer: 0.5,
    badger: 0.74,
    ox: 0.44,
  }[species];
  const far = p.turn > 0 && side < 0;
  const x = p.head.cx + side * head.half * spread * (far ? 0.72 : 1) + (p.turn === 2 ? 28 : 0);
  const y = head.top * drop;
  const size = far ? 0.85 : 1;
  const grow = (points: readonly Point[], k: number, dy: number): Point[] =>
    points.map(([px, py]): Point => [x + side * px * k * size, y + py * k * size + dy]);
  const inner = mix(tones.blush, tones.skin, 0.35);
  const shape = closed(
    grow(earShape[species], 1, 0),
    species === 'cat' || species === 'fox' ? 0.6 : 1,
  );
  const lining =
    species === 'dog' ? '' : path(closed(grow(earShape[species], 0.58, -4), 0.7), inner, 0.95);
  return sheet.cut(shape, species === 'badger' ? mix(tones.skin, p.palette.ink, 0.5) : tones.skin, {
    rim: 4,
    inside: lining,
  });
};

/** Orange fur with a white blaze and white cheeks, and the stripes of a tabby. */
const ginger = (p: Person): string => {
  const { head, tones } = p;
  const { half, top, cx } = head;
  const center = onFace(p, 0, 0).x;
  const dark = mix(tones.skin, '#9a4a1c', 0.6);
  const white = path(
    closed([
      [cx - half - 40, 46],
      [cx - half * 0.62, 34],
      [center - 34, 14],
      [center - 11, -34],
      [center, -92],
      [center + 11, -34],
      [center + 34, 14],
      [cx + half * 0.62, 34],
      [cx + half + 40, 46],
      [cx + half, 150],
      [cx - half, 150],
    ]),
    tones.socks,
  );
  const stripe = (x: number, y: number, long: number, turn: number): string =>
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${String(turn)})">${path(oval(0, 0, 7, long), dark, 0.75)}</g>`;
  return (
    white +
    ([-1, 1] as const)
      .map(
        (s) =>
          stripe(center + s * 32, top + 34, 26, s * 8) +
          stripe(center + s * 58, top + 46, 20, s * 16) +
          stripe(cx + s * (half + 2), 6, 30, s * 76) +
          stripe(cx + s * (half + 8), 34, 26, s * 94),
      )
      .join('')
  );
};

/** Spots, masks and bellies of the fur. */
export const coat = (p: Person, species: Species): string => {
  const { head, tones, dice, palette } = p;
  const { half, top, cx } = head;
  const pale = mix(tones.skin, '#fff7e8', 0.75);
  const dark = mix(tones.skin, palette.ink, 0.55);
  const center = onFace(p, 0, 0).x;
  const mask = (color: string): string =>
    path(
      closed([
        [cx - half - 10, 30],
        [center - 40, 26],
        [center - 14, -10],
        [center, -60],
        [center + 14, -10],
        [center + 40, 26],
        [cx + half + 10, 30],
        [cx + half, 140],
        [cx - half, 140],
      ]),
      color,
    );
  if (p.own.coat === 'ginger') return ginger(p);
  if (species === 'fox') return mask(pale);
  if (species === 'badger')
    return (
      path(oval(center, -20, 20, 120), pale) +
      [-1, 1]
        .map((s) => path(oval(onFace(p, s * head.eyeX, 0).x, 0, 30, 100), dark, 0.8))
        .join('') +
      path(oval(center, 90, 90, 46), pale)
    );
  switch (dice.index('coat', 5)) {
    case 0:
      return (
        [-34, 0, 34]
          .map((x) => path(oval(onFace(p, x, -80).x, top + 26, 9, 34), dark, 0.75))
          .join('') +
        [-1, 1]
          .flatMap((s) => [20, 48].map((y) => path(oval(cx + s * half, y, 34, 7), dark, 0.7)))
          .join('')
      );
    case 1:
      return (
        path(oval(cx + half * 0.62, -54, half * 0.62, 74), dark, 0.85) +
        path(oval(center, 92, 74, 50), pale)
      );
    case 2:
      return mask(pale);
    case 3:
      return (
        path(oval(cx - half * 0.66, -70, 60, 66), mix('#e08b3e', tones.skin, 0.25)) +
        path(oval(cx + half * 0.7, -60, 56, 70), dark, 0.9)
      );
    default:
      return path(oval(center, 70, 82, 62), pale, 0.8);
  }
};
