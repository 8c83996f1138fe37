/** The end of the promo: the two circles of the mark find each other in the night. */
import { circle, group, rect, svg } from '../../../reference-api/art/kit';
import { Defs } from '../../../reference-api/art/kit-defs';
import { stars } from '../../../reference-api/art/kit-nature';
import { Random } from '../../../reference-api/art/kit';
import { AMBER } from '../shared/dusk';

const easeOut = (t: number): number => 1 - Math.pow(1 - Math.min(1, Math.max(0, t)), 3);

/** One frame, 1280 × 720; `t` runs from 0 to 1. */
export const promoEnd = (t: number): string => {
  const defs = new Defs();
  const sky = defs.linear(['#120d2c', '#2a2063', '#4b3bd1']);
  const shine = defs.radial([
    [AMBER, 0.4],
    [AMBER, 0.1, 0.5],
    [AMBER, 0],
  ]);
  const meet = easeOut((t - 0.08) / 0.5);
  const tile = easeOut((t - 0.42) / 0.4);
  // A blink when they have met.
  const open = t > 0.72 && t < 0.78 ? 0.15 : 1;
  const eyes = (x: number, y: number): string =>
    group([circle(-2.75, 0, 1.8, '#1d1a2b'), circle(2.75, 0, 1.8, '#1d1a2b')], {
      x,
      y,
      s: 1,
      sy: open,
    });
  return svg(
    1280,
    720,
    [
      rect(0, 0, 1280, 720, sky),
      stars(new Random('promo-end'), 1280, 720, 130, '#e6deff', 1.2),
      circle(640, 360, 200 + 220 * meet, shine),
      group(
        [
          rect(24 - 24 * tile, 24 - 24 * tile, 48 * tile, 48 * tile, '#5646d6', 13 * tile),
          group([circle(0, 0, 9, '#ffffff'), eyes(0.25, -0.5)], {
            x: 18 - 34 * (1 - meet),
            y: 20 - 10 * (1 - meet),
          }),
          group([circle(0, 0, 9, AMBER), eyes(0.25, -0.5)], {
            x: 31 + 34 * (1 - meet),
            y: 28 + 10 * (1 - meet),
          }),
        ],
        { x: 640 - 24 * 5.4, y: 360 - 24 * 5.4, s: 5.4 },
      ),
    ],
    defs,
  );
};
