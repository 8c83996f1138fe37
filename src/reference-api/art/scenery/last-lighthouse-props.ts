/** The Last Lighthouse: things that its pictures are made of. */
import { circle, group, line, mix, path, rect } from '../kit';
import { type Stage } from '../kit-stage';

/** The tower on 0,0, about 430 high; the lamp is at 0,-392. */
export const tower = (s: Stage, x: number, y: number, k: number): void => {
  const { glow, haze, deep, ink, accent } = s.p;
  const stone = s.across(glow, mix(glow, haze, 0.5), mix(haze, deep, 0.45));
  s.put(
    group(
      [
        path('M-64 0L-42 -340H42L66 0Z', stone),
        path(
          'M-60 -56L-55 -130H56L62 -56ZM-50 -210L-45 -284H46L51 -210Z',
          s.across(mix(accent, deep, 0.45), mix(accent, deep, 0.6), mix(deep, ink, 0.2)),
        ),
        path('M-18 0V-40Q-18 -58 0 -58Q18 -58 18 -40V0Z', ink),
        rect(-9, -176, 18, 28, accent, 8),
        rect(-8, -316, 16, 24, accent, 8),
        rect(-60, -352, 120, 16, mix(deep, ink, 0.4), 4),
        line(
          'M-56 -352V-374M-34 -352V-374M34 -352V-374M56 -352V-374M-58 -374H58',
          mix(deep, ink, 0.3),
          4,
        ),
        rect(-34, -412, 68, 60, s.out('#ffffff', accent), 4),
        line('M-34 -412V-352M-11 -412V-352M12 -412V-352M34 -412V-352', ink, 5),
        path('M-46 -410Q0 -470 46 -410Z', mix(deep, ink, 0.3)),
        path('M-46 -410Q-20 -446 0 -450L-14 -410Z', mix(glow, deep, 0.3)),
        line('M0 -446V-486', ink, 5),
        circle(0, -488, 6, accent),
      ],
      { x, y, s: k },
    ),
  );
};
