import type { Point } from '../kit';
import { arcPoints } from './kit-shape';
import type { Person } from './person';

/** Headwear in two parts: behind the head and over the hair. */
export interface Wear {
  readonly behind?: string;
  readonly front: string;
  /** It hides the eyes, which have to be drawn once more over it. */
  readonly eyes?: boolean;
}

/** How far the front of a turned head lies to the left. */
export const ahead = (p: Person): number => (p.turn === 2 ? -34 : p.turn === 1 ? -16 : 0);

/** A cap-like outline over the skull, from the left edge to the right one along the brow. */
export const shell = (
  p: Person,
  extra: number,
  rise: number,
  edge: number,
  sag: number,
): Point[] => {
  const { cx, half, top } = p.head;
  const crown = arcPoints(cx, edge, half + extra, edge - top + rise, 182, 358, 9);
  return [
    ...crown,
    [cx + half * 0.5 + ahead(p) * 0.3, edge + sag * 0.8],
    [cx + ahead(p), edge + sag],
    [cx - half * 0.5 + ahead(p) * 0.3, edge + sag * 0.8],
  ];
};
