/** Dragon Kiln: things that its pictures are made of. */
import { mix, path } from '../kit';
import { hillsPath, ridgePath, stars } from '../kit-nature';
import { type Stage } from '../kit-stage';

/** The evening sky over the hills. */
export const dusk = (s: Stage, x: number, y: number): void => {
  const { sky, haze, mid, accent, glow, deep } = s.p;
  s.sky(sky, mix(sky, haze, 0.6), haze, mix(mid, accent, 0.4));
  s.put(stars(s.r, s.w, 220, 50, glow, 1.7), s.halo(x, y, 420, accent, 0.5));
  s.put(
    path(ridgePath(s.r, s.w, s.h, 420, 180, 170), mix(haze, deep, 0.4)),
    path(hillsPath(s.r, s.w, s.h, 470, 90, 300), mix(haze, deep, 0.65)),
  );
};
