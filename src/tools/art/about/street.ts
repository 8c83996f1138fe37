/** The night market: companions out together between the stalls, lanterns over the street. */
import { ellipse, line, mix, num, poly, rect } from '../../../reference-api/art/kit';
import { cat, figure } from '../../../reference-api/art/kit-figures';
import { flecks, stars } from '../../../reference-api/art/kit-nature';
import type { Stage } from '../../../reference-api/art/kit-stage';
import type { Look } from '../../../reference-api/art/people/look';
import { row } from '../../../reference-api/art/scenery/lantern-city-props';
import { cityPagoda } from '../hero/city';
import { twoMoons } from '../hero/sky';
import { whaleWorld } from '../hero/wanderers';
import { castMember, type CastName } from '../shared/cast';
import { CANDLE, dusk, duskStage, EMBER, inWorld, JADE } from '../shared/dusk';
import { hangingLantern } from '../shared/lights';
import { stall } from './stalls';

/** Where the street vanishes. */
const [VX, VY] = [640, 372];

const ground = (s: Stage): void => {
  s.put(rect(-4, VY, s.w + 8, s.h - VY + 4, s.down('#8a4a6a', '#4a2f63', '#1d1648')));
  for (const x of [-900, -560, -300, -120, 0, 120, 300, 560, 900])
    s.put(line(`M${num(VX + x * 0.06)} ${num(VY)}L${num(VX + x * 1.5)} 740`, dusk.ink, 2, 0.25));
  for (const y of [398, 424, 462, 516, 592, 690])
    s.put(line(`M-4 ${num(y)}H${num(s.w + 4)}`, dusk.ink, 2, 0.22));
  s.put(
    poly(
      [
        [VX - 26, VY],
        [VX + 26, VY],
        [VX + 330, 740],
        [VX - 330, 740],
      ],
      s.down([CANDLE, 0.6], [EMBER, 0.3], [EMBER, 0]),
    ),
  );
};

/** A row of lanterns on a cord across the street. */
const garland = (
  s: Stage,
  y: number,
  half: number,
  count: number,
  size: number,
  sag: number,
): void => {
  s.put(
    line(
      `M${num(VX - half)} ${num(y)}Q${num(VX)} ${num(y + sag * 2)} ${num(VX + half)} ${num(y)}`,
      dusk.ink,
      size * 0.06 + 1,
    ),
  );
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.5) / count;
    hangingLantern(s, VX - half + half * 2 * t, y + 4 * sag * t * (1 - t), size, 2, 0.45);
  }
};

/** A companion who stands with the feet on y, `h` high from head to foot. */
const stander = (
  s: Stage,
  name: CastName,
  x: number,
  y: number,
  h: number,
  change: Partial<Look>,
): void => {
  const k = h / 1340;
  const { foot } = castMember(name, change, {}, true);
  s.put(
    ellipse(x + 8 * k, y, 230 * k, 30 * k, dusk.ink, 0.5),
    castMember(name, change, { x, y: y - foot * k, s: k }, true).art,
  );
};

/** Draws the night market for a frame of 16:9. */
export const street = (width: number, height: number): string => {
  const s = duskStage(width, height, 'about-street');
  s.sky(['#120d2c', 1], ['#33279a', 1, 0.3], ['#8a5ac0', 1, 0.44], ['#ff9d5c', 1, 0.56]);
  s.put(stars(s.r, s.w, 240, 90, '#e6deff', 0.9));
  twoMoons(s, 604, 150, 62);
  whaleWorld(s, { x: 350, y: 96, s: 0.16 });
  cityPagoda(s, VX + 8, VY + 6, 0.62, 0.3);
  ground(s);
  inWorld(s, 'lantern-city', 0.1, () => {
    row(s, -1, VX, VY, 6);
    row(s, 1, VX, VY, 6);
  });
  // Far walkers.
  for (const [x, y, h, tone] of [
    [620, 404, 32, '#4a2f63'],
    [652, 408, 36, '#3a2a6c'],
    [676, 420, 44, '#5a2f4c'],
    [598, 424, 46, '#2a2063'],
    [640, 440, 54, '#4a2a5c'],
  ] as const)
    s.put(figure(x, y, h, tone, mix(tone, CANDLE, 0.7)));
  garland(s, 206, 150, 7, 20, 18);
  stall(s, 372, 500, 0.62, JADE, 'lanterns');
  stall(s, 908, 500, 0.62, '#7f6fe0', 'buns');
  garland(s, 92, 420, 9, 34, 40);
  stall(s, 150, 628, 1.06, '#e0564a', 'fish');
  stall(s, 1136, 628, 1.06, EMBER, 'pads');
  stander(s, 'mobei', 424, 596, 250, { prop: 'none', view: 'right', mood: 'smile' });
  stander(s, 'axian', 842, 600, 268, { prop: 'lantern', mood: 'smile' });
  stander(s, 'yuexi', 936, 664, 312, { prop: 'lantern', mood: 'smile' });
  stander(s, 'seven', 320, 690, 330, { prop: 'ball', view: 'front' });
  stander(s, 'lingxi', 566, 676, 330, { prop: 'none', mood: 'smile', view: 'right' });
  stander(s, 'tuanzi', 706, 684, 318, { prop: 'letter', mood: 'smile', view: 'left' });
  s.put(cat(812, 694, 56, '#1d1648', '#a99df5'));
  hangingLantern(s, 60, -10, 96, 26);
  hangingLantern(s, 1216, -10, 104, 44);
  hangingLantern(s, 1106, -10, 60, 6);
  s.put(
    flecks(s.r, 80, 120, 1120, 420, 40, '#ffd79a', 2.6, 0.7),
    s.floor(600, dusk.ink, 0.45),
    s.vignette('#120d2c', 0.55),
  );
  return s.toString();
};
