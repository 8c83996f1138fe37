/** Lanterns and strings of lights: where the light of every picture comes from. */
import {
  circle,
  group,
  line,
  mix,
  num,
  path,
  rect,
  type Point,
} from '../../../reference-api/art/kit';
import type { Stage } from '../../../reference-api/art/kit-stage';
import { lantern } from '../../../reference-api/art/kit-things';
import { AMBER, CANDLE, dusk, EMBER } from './dusk';

/** A hanging lantern with its light, `size` wide, its cord starting at x,y. */
export const hangingLantern = (
  s: Stage,
  x: number,
  y: number,
  size: number,
  cord: number,
  shine = 0.5,
): void => {
  s.put(
    s.halo(x, y + cord + size * 0.55, size * 1.9, EMBER, shine),
    lantern(x, y, size, cord, s.ball('#fff1cf', AMBER, EMBER, '#b8482a'), '#fff1cf', dusk.ink),
  );
};

/** A paper lantern that stands on x,y: wooden frame, four panes, a flame inside that shines by `shine`. */
export const floorLantern = (s: Stage, x: number, y: number, h: number, shine = 0.5): void => {
  const wood = mix(dusk.ink, EMBER, 0.22);
  s.put(
    s.halo(x, y - h * 0.5, h * 2.4, EMBER, shine),
    s.halo(x, y - h * 0.45, h * 1.1, CANDLE, shine),
  );
  s.put(
    group(
      [
        path('M-34 -6L-38 -92H38L34 -6Z', s.down(AMBER, '#fff3d6', '#ffcf86')),
        path('M-34 -6L-38 -92H-14L-12 -6Z', '#fff3d6', 0.5),
        path('M0 -30Q-13 -44 0 -66Q13 -44 0 -30Z', '#ffffff', 0.9),
        line('M-38 -92L-34 -4M38 -92L34 -4M-13 -92L-11.5 -4M13 -92L11.5 -4M-36 -48H36', wood, 4),
        rect(-44, -102, 88, 12, wood, 3),
        path('M-36 -102Q0 -128 36 -102Z', wood),
        line('M-12 -116Q0 -142 12 -116', wood, 4),
        rect(-40, -8, 80, 10, wood, 3),
        line('M-42 -100H30', mix(wood, CANDLE, 0.55), 3),
      ],
      { x, y, s: h / 130 },
    ),
  );
};

/** The cord of a string of lights, sagging by `sag` in the middle. */
const onCord = ([x1, y1]: Point, [x2, y2]: Point, sag: number, t: number): Point => [
  x1 + (x2 - x1) * t,
  y1 + (y2 - y1) * t + 4 * sag * t * (1 - t),
];

/** A string of small round lights between two points. */
export const lightString = (
  s: Stage,
  from: Point,
  to: Point,
  sag: number,
  count: number,
  size: number,
  shine = 0.42,
): void => {
  const middle = onCord(from, to, sag * 2, 0.5);
  s.put(
    line(
      `M${num(from[0])} ${num(from[1])}Q${num(middle[0])} ${num(middle[1])} ${num(to[0])} ${num(to[1])}`,
      mix(dusk.ink, EMBER, 0.18),
      Math.max(1.2, size * 0.24),
    ),
  );
  for (let i = 1; i <= count; i += 1) {
    const [x, y] = onCord(from, to, sag, i / (count + 1));
    s.put(
      s.halo(x, y + size, size * 5, EMBER, shine),
      circle(x, y + size, size, s.ball('#fff6e0', AMBER)),
      rect(x - size * 0.35, y - size * 0.35, size * 0.7, size * 0.6, dusk.ink, 1),
    );
  }
};
