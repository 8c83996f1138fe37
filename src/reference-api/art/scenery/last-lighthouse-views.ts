/** The Last Lighthouse: whole views, drawn with its things. */
import { circle, ellipse, group, line, mix, num, path, poly, rect, ring } from '../kit';
import { birds, wavePath } from '../kit-field';
import { figure } from '../kit-figures';
import { flecks, rain, ridgePath } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { boat } from '../kit-things';
import { beams, breaker, storm } from './last-lighthouse-places';
import { tower } from './last-lighthouse-props';

/** The rock under the tower. */
export const rock = (s: Stage, x: number, y: number, k: number): void => {
  const { deep, ink, haze } = s.p;
  s.put(
    group(
      [
        path(
          'M-260 60L-220 -10L-150 -30L-110 -80L-40 -70L0 -96L80 -84L130 -30L210 -14L270 60Z',
          s.slant(mix(deep, haze, 0.25), ink),
        ),
        path('M-260 60L-220 -10L-150 -30L-110 -80L-96 -50L-150 0L-200 60Z', mix(deep, haze, 0.4)),
        path('M-40 -70L0 -96L30 -60L-20 -20Z', mix(deep, haze, 0.32)),
        path('M80 -84L130 -30L90 0Z', mix(deep, haze, 0.18)),
      ],
      { x, y, s: k },
    ),
  );
};

/** Rows of swell towards the viewer. */
export const seas = (s: Stage, y: number, count: number, from = 0): void => {
  const { haze, mid, deep, ink, glow } = s.p;
  for (let i = 0; i < count; i += 1) {
    const d = wavePath(s.w, s.h, y + i * 42, 9 + i * 5, 200 + i * 60, (i + from) * 61);
    s.put(
      path(d, mix(haze, glow, 0.5), 0.8, 'transform="translate(-3 -4)"'),
      path(d, s.down(mix(mix(mid, haze, 0.4), deep, i / count), mix(deep, ink, i / count))),
    );
  }
};

/** The tower in the storm behind the breaking wave. */
export const night = (s: Stage): void => {
  const { mid, deep, ink, glow, accent, haze } = s.p;
  storm(s);
  const x = s.w * (s.wide ? 0.62 : 0.63);
  const lampY = 500 - 392 * 0.94;
  beams(s, x, lampY, Math.PI + 0.16, -0.2, 1500);
  s.put(path(ridgePath(s.r, s.w, s.h, 470, 60, 160), mix(mid, haze, 0.3), 0.6));
  seas(s, 462, 2);
  tower(s, x, 506, 0.94);
  rock(s, x, 540, 1.05);
  s.put(
    poly(
      [
        [x + 70, 470],
        [x + 170, 470],
        [x + 170, 430],
        [x + 120, 396],
        [x + 70, 430],
      ],
      mix(deep, ink, 0.2),
    ),
    rect(x + 92, 436, 22, 26, accent, 2),
    figure(x - 86, 476, 44, ink, accent),
  );
  seas(s, 560, 2, 4);
  s.put(
    boat(s.w * (s.wide ? 0.44 : 0.47), 600, 150, mix(deep, ink, 0.5), mix(accent, deep, 0.2)),
    figure(s.w * (s.wide ? 0.44 : 0.47) + 20, 594, 60, ink, accent),
    s.halo(s.w * (s.wide ? 0.44 : 0.47) - 56, 556, 70, accent, 0.9),
    circle(s.w * (s.wide ? 0.44 : 0.47) - 56, 558, 8, glow),
  );
  seas(s, 628, 1, 9);
  breaker(s, s.w * (s.wide ? 0.16 : 0.13), 590, s.wide ? 1.05 : 1.02);
  s.put(flecks(s.r, s.w * 0.2, 250, 300, 260, 40, glow, 6, 0.9));
  seas(s, 690, 1, 14);
  s.put(
    rain(s.r, s.w, s.h, 80, mix(glow, haze, 0.3), 0.35, 44, -0.5),
    birds(s.r, s.w * 0.84, 300, 4, 15, glow, 0.7),
    s.vignette(ink, 0.5),
  );
};

/** The lamp room: the great lens, the keepers, the storm behind glass. */
export const lens = (s: Stage): void => {
  const { mid, deep, ink, glow, accent, haze } = s.p;
  storm(s);
  seas(s, 420, 3);
  s.put(rain(s.r, s.w, 560, 60, glow, 0.35));
  for (let i = 0; i < 7; i += 1)
    s.put(line(`M${num((s.w * i) / 6)} -10V560`, mix(deep, ink, 0.5), i % 2 ? 12 : 22));
  s.put(line(`M-9 130H${num(s.w + 9)}M-9 420H${num(s.w + 9)}`, mix(deep, ink, 0.5), 12));
  const x = s.cx;
  s.put(s.halo(x, 300, 620, accent, 0.8));
  for (const side of [-1, 1])
    s.put(
      poly(
        [
          [x, 290],
          [x + side * s.w, 130],
          [x + side * s.w, 460],
        ],
        accent,
        0.28,
      ),
    );
  s.put(ellipse(x, 300, 190, 240, s.out('#ffffff', accent, mix(accent, deep, 0.45))));
  for (let i = 1; i < 6; i += 1)
    s.put(
      `<ellipse cx="${num(x)}" cy="300" rx="${num(190 - i * 30)}" ry="${num(240 - i * 38)}" fill="none" stroke="${mix(accent, deep, 0.35)}" stroke-width="6" opacity="0.8"/>`,
    );
  s.put(
    line(
      `M${num(x)} 60V540M${num(x - 190)} 300H${num(x + 190)}M${num(x - 134)} 130L${num(x + 134)} 470M${num(x + 134)} 130L${num(x - 134)} 470`,
      mix(accent, deep, 0.4),
      5,
      0.7,
    ),
    ring(x, 300, 44, mix(accent, ink, 0.3), 8),
    circle(x, 300, 36, '#ffffff'),
  );
  s.put(
    path(`M${num(x - 150)} 60Q${num(x)} -20 ${num(x + 150)} 60Z`, mix(accent, ink, 0.4)),
    path(
      `M${num(x - 170)} 540H${num(x + 170)}L${num(x + 220)} 660H${num(x - 220)}Z`,
      s.across(mix(accent, glow, 0.3), mix(accent, ink, 0.3), mix(accent, ink, 0.6)),
    ),
    rect(-9, 600, s.w + 18, 140, s.down(mix(deep, mid, 0.3), ink)),
    rect(-9, 594, s.w + 18, 10, mix(haze, glow, 0.4)),
    path(
      `M${num(x - 230)} 600H${num(x + 230)}L${num(x + 260)} 700H${num(x - 260)}Z`,
      s.across(mix(accent, glow, 0.2), mix(accent, ink, 0.4)),
    ),
  );
  s.put(
    figure(s.w * 0.22, 690, 270, ink, accent),
    line(`M${num(s.w * 0.22 + 34)} 560L${num(x - 180)} 600`, ink, 17),
    figure(s.w * 0.82, 700, 230, mix(ink, deep, 0.4), accent, true),
    circle(s.w * 0.82 - 70, 560, 22, glow),
    s.halo(s.w * 0.82 - 70, 560, 100, accent, 0.8),
    line(`M${num(s.w * 0.82 - 30)} 590L${num(s.w * 0.82 - 70)} 540`, ink, 12),
    s.vignette(ink, 0.5),
  );
};
