import type { Point } from '../kit';
import { mirrored } from './kit-shape';
import type { Person } from './person';

/** The outline of a face from the front. */
export const frontOutline = (p: Person): Point[] => {
  const { half, top, chin } = p.head;
  const jaw =
    p.dice.range('jaw', 0.74, 0.9) +
    (p.look.kind === 'child' ? 0.06 : 0) +
    (p.look.build === 'broad' ? 0.06 : 0);
  const chinWidth = p.dice.range('chin', 0.26, 0.42) + (p.look.build === 'broad' ? 0.1 : 0);
  const right: Point[] = [
    [0, top],
    [half * 0.72, top * 0.8],
    [half, top * 0.25],
    [half * 0.99, chin * 0.2],
    [half * jaw, chin * 0.64],
    [half * chinWidth, chin * 0.955],
    [0, chin],
  ];
  return [...right, ...mirrored(right).filter(([x]) => Math.abs(x) > 0.5)];
};

/** The outline of a face in three-quarter view. */
export const turnedOutline = (p: Person): Point[] => {
  const { half, top, chin } = p.head;
  const s = half / 92;
  const jaw = p.dice.range('jaw', -6, 5);
  return [
    [0, top],
    [-58 * s, top * 0.8],
    [-80 * s, top * 0.33],
    [-77 * s, chin * 0.02],
    [-83 * s, chin * 0.27],
    [-(72 + jaw) * s, chin * 0.66],
    [-48 * s, chin * 0.94],
    [-22 * s, chin],
    [22 * s, chin * 0.93],
    [(66 + jaw) * s, chin * 0.64],
    [90 * s, chin * 0.22],
    [101 * s, top * 0.2],
    [84 * s, top * 0.72],
    [46 * s, top * 0.95],
  ];
};

/** The outline of a face in profile. */
export const profileOutline = (p: Person): Point[] => {
  const { half, top, chin } = p.head;
  const s = half / 92;
  const nose =
    p.dice.range('nose', -3, 8) -
    (p.look.kind === 'child' ? 12 : 0) +
    (p.look.kind === 'elder' ? 7 : 0);
  const ny = p.head.eyeY + 36;
  return [
    [12, top],
    [-50 * s, top * 0.84],
    [-80 * s, top * 0.42],
    [-86 * s, p.head.eyeY - 26],
    [-80 * s, p.head.eyeY + 2],
    [(-100 - nose) * s, ny - 4],
    [(-107 - nose) * s, ny + 8],
    [-90 * s, ny + 18],
    [-92 * s, ny + 28],
    [-87 * s, ny + 36],
    [-89 * s, ny + 46],
    [-78 * s, ny + 56],
    [-78 * s, chin * 0.86],
    [-64 * s, chin],
    [-30 * s, chin],
    [20 * s, chin * 0.86],
    [56 * s, chin * 0.5],
    [92 * s, chin * 0.2],
    [108 * s, top * 0.3],
    [84 * s, top * 0.78],
    [46 * s, top * 0.97],
  ];
};
