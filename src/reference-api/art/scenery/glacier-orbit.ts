/** Glacier Orbit: ice rings as a battle map, seen from above the planet's pole. */
import { group, mix, poly, rect, ring } from '../kit';
import { scenery } from '../kit-stage';
import { lanes, map, wedge } from './glacier-orbit-places';
import { ice } from './glacier-orbit-props';
import { breach, plain } from './glacier-orbit-views';

/** Pictures of Glacier Orbit. */
export const glacierOrbit = scenery('glacier-orbit', {
  cover: map,
  banner: map,
  'gallery-1': plain,
  'gallery-2': breach,
  icon: (s) => {
    const { ink, haze, glow, accent, mid, deep } = s.p;
    s.put(
      rect(0, 0, s.w, s.h, s.out(haze, ink)),
      ...[300, 246].map((r, i) =>
        ring(s.cx, 360, r, i ? accent : mix(mid, glow, 0.3), i ? 12 : 44),
      ),
      s.halo(s.cx, 360, 240, accent, 0.6),
      group(
        poly(
          [
            [0, -210],
            [130, -60],
            [80, 150],
            [0, 210],
            [-80, 150],
            [-130, -60],
          ],
          mid,
        ) +
          poly(
            [
              [0, -210],
              [-130, -60],
              [-20, -30],
            ],
            '#ffffff',
          ) +
          poly(
            [
              [0, -210],
              [130, -60],
              [-20, -30],
            ],
            mix(mid, glow, 0.6),
          ) +
          poly(
            [
              [-130, -60],
              [-20, -30],
              [0, 210],
              [-80, 150],
            ],
            mix(glow, accent, 0.3),
          ) +
          poly(
            [
              [130, -60],
              [80, 150],
              [0, 210],
              [-20, -30],
            ],
            mix(mid, deep, 0.3),
          ),
        { x: s.cx, y: 360 },
      ),
    );
  },
  'scene-1': (s) => s.hour('pale').mirror(() => plain(s)),
  'scene-2': (s) => {
    lanes(s, s.w * 0.1, -120, 380);
    wedge(s, s.w * 0.56, 420, 0.42, 40, 3);
    s.put(ice(s, s.w * 0.92, 660, 2.6, 60, 1));
  },
  'scene-3': (s) => s.hour('dusk').mirror(() => breach(s)),
});
