/** The worlds of the sample games that wander through the sky of the hero by themselves. */
import { circle, line, mix, path, type Place } from '../../../reference-api/art/kit';
import { flecks } from '../../../reference-api/art/kit-nature';
import type { Stage } from '../../../reference-api/art/kit-stage';
import { whale } from '../../../reference-api/art/scenery/sky-whale-props';
import { inWorld } from '../shared/dusk';

/** The whale with its village. */
export const whaleWorld = (s: Stage, place: Place): void => {
  inWorld(s, 'sky-whale', 0.2, () => {
    s.camera(place, () => {
      s.put(s.halo(-40, 10, 560, '#8f9cff', 0.28));
      whale(s, 0, 0, 1, 8);
      s.put(flecks(s.r, 260, 60, 520, 160, 16, s.p.glow, 9, 0.5));
    });
  });
};

/** The ringed planet, with its moonlet. */
export const ringedWorld = (s: Stage, place: Place): void => {
  inWorld(s, 'glacier-orbit', 0.15, () => {
    const { mid, haze, deep, glow, accent } = s.p;
    const half = (front: boolean): string =>
      line(
        `M-104 0A104 26 0 0 ${front ? 0 : 1} 104 0`,
        s.across(accent, mix(accent, glow, 0.7), haze),
        9,
      ) + line(`M-84 0A84 20 0 0 ${front ? 0 : 1} 84 0`, s.across(glow, haze), 4, 0.8);
    s.camera(place, () => {
      s.put(
        s.halo(0, 0, 170, accent, 0.3),
        half(false),
        circle(0, 0, 58, s.ball(glow, mid, deep)),
        path('M-54 -20Q0 -2 55 -18L57 -6Q0 12 -57 -6Z', haze, 0.55),
        path('M-50 28Q0 46 50 28L44 38Q0 54 -44 38Z', haze, 0.4),
        half(true),
        circle(118, -52, 11, s.ball(glow, mid)),
      );
    });
  });
};
