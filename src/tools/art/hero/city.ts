/** The lantern city below the roof: far towers in the haze, nearer roofs with lit windows. */
import { mix, path, rect } from '../../../reference-api/art/kit';
import { ridgePath } from '../../../reference-api/art/kit-nature';
import type { Stage } from '../../../reference-api/art/kit-stage';
import { pagoda, roof } from '../../../reference-api/art/kit-things';
import { EMBER } from '../shared/dusk';
import { lights, type Light } from './light';

/** Mountains in the haze. */
export const farHills = (
  s: Stage,
  y: number,
  height: number,
  [above, below, mist]: Light['hills'],
): void => {
  s.put(
    path(ridgePath(s.r, s.w, s.h, y, height, 120), s.down(above, below)),
    s.mist(y - height * 0.4, height * 1.4, mist, 0.45),
  );
};

/** One row of houses at y; `near` 0 far … 1 near, `lights` the share of lit windows. */
export const rowOfRoofs = (
  s: Stage,
  y: number,
  k: number,
  near: number,
  share: number,
  city: Light['city'],
): void => {
  const wall = mix(city.far, city.near, near);
  const [above, below, more] = city.windows;
  const lit = more < 0 ? share * (1 + more) : share + (1 - share) * more;
  for (let x = s.r.range(-90, -20); x < s.w + 100; x += 150 * k * s.r.range(0.75, 1.15)) {
    const up = s.r.range(-16, 16) * k;
    const w = 120 * k * s.r.range(0.85, 1.25);
    s.put(
      rect(x - w * 0.42, y + up, w * 0.84, s.h, wall),
      roof(
        x,
        y + up + 6,
        w * 1.36,
        52 * k,
        mix(wall, city.roofs, 0.35),
        mix(wall, city.edges, 0.5),
      ),
    );
    for (let row = 0; row < 3; row += 1)
      for (let i = -1; i <= 1; i += 1)
        if (s.r.chance(lit))
          s.put(
            rect(
              x + i * w * 0.25 - 6 * k,
              y + up + (22 + row * 34) * k,
              12 * k,
              18 * k,
              s.down(above, below),
              1.5,
              0.55 + near * 0.4,
            ),
          );
  }
};

/** A pagoda that rises out of the roofs. */
export const cityPagoda = (
  s: Stage,
  x: number,
  y: number,
  k: number,
  near: number,
  { pagoda: [from, to, halo], edges, windows: [light, , more] }: Light['city'] = lights.dusk.city,
): void => {
  const wall = mix(from, to, near);
  s.put(
    s.halo(x, y - 130 * k, 190 * k, EMBER, halo),
    pagoda(
      x,
      y,
      130 * k,
      270 * k,
      5,
      wall,
      mix(wall, edges, 0.55),
      more < 0 ? mix(wall, light, 0.3) : light,
    ),
  );
};
