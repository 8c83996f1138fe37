/** The lantern city below the roof: far towers in the haze, nearer roofs with lit windows. */
import { mix, path, rect } from '../../../reference-api/art/kit';
import { ridgePath } from '../../../reference-api/art/kit-nature';
import type { Stage } from '../../../reference-api/art/kit-stage';
import { pagoda, roof } from '../../../reference-api/art/kit-things';
import { AMBER, CANDLE, dusk, EMBER } from '../shared/dusk';

/** Mountains in the haze. */
export const farHills = (s: Stage, y: number, height: number): void => {
  s.put(
    path(ridgePath(s.r, s.w, s.h, y, height, 120), s.down('#6a4fc0', '#a562a8')),
    s.mist(y - height * 0.4, height * 1.4, '#d07f9d', 0.45),
  );
};

/** One row of houses at y; `near` 0 far … 1 near, `lights` the share of lit windows. */
export const rowOfRoofs = (s: Stage, y: number, k: number, near: number, lights: number): void => {
  const wall = mix('#7350b8', '#221a58', near);
  for (let x = s.r.range(-90, -20); x < s.w + 100; x += 150 * k * s.r.range(0.75, 1.15)) {
    const up = s.r.range(-16, 16) * k;
    const w = 120 * k * s.r.range(0.85, 1.25);
    s.put(
      rect(x - w * 0.42, y + up, w * 0.84, s.h, wall),
      roof(x, y + up + 6, w * 1.36, 52 * k, mix(wall, dusk.ink, 0.35), mix(wall, EMBER, 0.5)),
    );
    for (let row = 0; row < 3; row += 1)
      for (let i = -1; i <= 1; i += 1)
        if (s.r.chance(lights))
          s.put(
            rect(
              x + i * w * 0.25 - 6 * k,
              y + up + (22 + row * 34) * k,
              12 * k,
              18 * k,
              s.down(CANDLE, AMBER),
              1.5,
              0.55 + near * 0.4,
            ),
          );
  }
};

/** A pagoda that rises out of the roofs. */
export const cityPagoda = (s: Stage, x: number, y: number, k: number, near: number): void => {
  const wall = mix('#6d4aa8', '#1b1440', near);
  s.put(
    s.halo(x, y - 130 * k, 190 * k, EMBER, 0.35),
    pagoda(x, y, 130 * k, 270 * k, 5, wall, mix(wall, EMBER, 0.55), CANDLE),
  );
};
