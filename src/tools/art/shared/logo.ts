/** The mark of Youban, as `src/ui/logo.tsx` draws it. */
import { circle, group, rect } from '../../../reference-api/art/kit';

/** The mark in a square of `size` whose upper left corner is x,y; without its tile when `bare`. */
export const logo = (x: number, y: number, size: number, bare = false): string =>
  group(
    [
      bare ? '' : rect(0, 0, 48, 48, '#5646d6', 13),
      circle(18, 20, 9, '#ffffff'),
      circle(31, 28, 9, '#ffb454'),
      ...[
        [15.5, 19.5],
        [21, 19.5],
        [28.5, 27.5],
        [34, 27.5],
      ].map(([ex = 0, ey = 0]) => circle(ex, ey, 1.8, '#1d1a2b')),
    ],
    { x, y, s: size / 48 },
  );
