import { closed } from './kit-shape';
import type { Person } from './person';

/** A head in two parts: what lies behind the hair and hat, and the face. */
export interface HeadArt {
  readonly behind: string;
  readonly face: string;
}

/** A round head, a little flattened below. */
export const rounded = (p: Person, flat = 0): string => {
  const { half, top, chin, cx } = p.head;
  const shift = p.turn === 0 ? 0 : p.turn === 1 ? -5 : -9;
  return closed([
    [cx, top],
    [cx + half * 0.72, top * 0.78],
    [cx + half, 0],
    [cx + half * 0.82 + shift, chin * 0.66],
    [cx + half * 0.3 + shift, chin * (1 - flat)],
    [cx - half * 0.3 + shift, chin * (1 - flat)],
    [cx - half * 0.82 + shift, chin * 0.66],
    [cx - half, 0],
    [cx - half * 0.72, top * 0.78],
  ]);
};
