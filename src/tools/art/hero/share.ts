/** The picture that stands beside a link to the site: the hero with the mark, without words. */
import { ellipse, rect, svg } from '../../../reference-api/art/kit';
import { Defs } from '../../../reference-api/art/kit-defs';
import { embed } from '../shared/embed';
import { logo } from '../shared/logo';
import { hero } from './hero';

/** Draws the share picture for a frame of 1200 × 630. */
export const share = (width: number, height: number): string => {
  const defs = new Defs();
  const light = defs.radial([
    ['#8f7bff', 0.45],
    ['#8f7bff', 0],
  ]);
  return svg(
    width,
    height,
    [
      embed(hero(1280, 720), 'hero-', [0, 0, 1200, 630], [100, 42, 1180, 620]),
      ellipse(256, 268, 260, 260, light),
      rect(171, 183, 170, 170, '#ffb454', 46),
      logo(161, 173, 170),
    ],
    defs,
    [1200, 630],
  );
};
