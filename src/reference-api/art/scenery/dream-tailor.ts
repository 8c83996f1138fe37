/** Dream Tailor: the sky is cloth; a giant needle sews the night to the hills. */
import { blob, circle, group, line, mix, num, path, rect, type Point } from '../kit';
import { crescent } from '../kit-field';
import { cat, figure } from '../kit-figures';
import { hillsPath, sparkle } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { sewn } from './dream-tailor-places';
import { cloth, needle, stitch, thread } from './dream-tailor-props';
import { room } from './dream-tailor-views';

/** Flying on a scarf over a torn place in the sky. */
const tear = (s: Stage): void => {
  const { sky, haze, mid, deep, ink, glow, accent } = s.p;
  cloth(s);
  const edge: Point[] = [
    [s.w * 0.5, 60],
    [s.w * 0.62, 130],
    [s.w * 0.76, 160],
    [s.w * 0.86, 290],
    [s.w * 0.8, 420],
    [s.w * 0.66, 500],
    [s.w * 0.54, 440],
    [s.w * 0.47, 330],
    [s.w * 0.44, 190],
  ];
  const bigger: Point[] = edge.map(([x, y]) => [
    s.w * 0.64 + (x - s.w * 0.64) * 1.12,
    290 + (y - 290) * 1.13,
  ]);
  s.put(
    blob(bigger, mix(haze, glow, 0.6)),
    blob(edge, s.slant(mix(accent, glow, 0.7), accent, mix(accent, mid, 0.5))),
    s.halo(s.w * 0.64, 280, 300, '#ffffff', 0.75),
  );
  const day = s.clip(blob(edge, '#fff'));
  s.put(
    group(
      [
        path(hillsPath(s.r, s.w, s.h, 390, 60, 180), mix(mid, accent, 0.3)),
        path(hillsPath(s.r, s.w, s.h, 440, 50, 160), mix(mid, deep, 0.2)),
        circle(s.w * 0.7, 250, 60, '#ffffff'),
      ],
      { clip: day },
    ),
  );
  edge.forEach(([x, y], i) => {
    const [u, v] = bigger[i] ?? [x, y];
    if (i % 3 !== 1)
      s.put(
        line(
          `M${num(u + (u - x) * 0.8)} ${num(v + (v - y) * 0.8)}L${num(x + (x - u) * 1.6)} ${num(y + (y - v) * 1.6)}`,
          accent,
          10,
        ),
      );
  });
  needle(s, s.w * 0.5, 500, 0.62, -46);
  thread(
    s,
    [
      [s.w * 0.5 - 268, 240],
      [s.w * 0.1, 200],
      [s.w * 0.06, 420],
      [s.w * 0.22, 560],
      [s.w * 0.4, 560],
    ],
    9,
  );
  s.put(
    path(
      `M${num(s.w * 0.06)} 600Q${num(s.w * 0.2)} 540 ${num(s.w * 0.36)} 600T${num(s.w * 0.66)} 590Q${num(s.w * 0.5)} 680 ${num(s.w * 0.34)} 650T${num(s.w * 0.06)} 600Z`,
      s.slant(mix(accent, glow, 0.5), accent),
    ),
    stitch(
      `M${num(s.w * 0.1)} 604Q${num(s.w * 0.2)} 560 ${num(s.w * 0.36)} 616T${num(s.w * 0.62)} 606`,
      glow,
      4,
    ),
    figure(s.w * 0.36, 622, 130, ink, mix(deep, glow, 0.4)),
    cat(s.w * 0.27, 602, 60, ink, mix(deep, glow, 0.4)),
  );
  s.put(
    path(
      `M-9 700Q${num(s.w * 0.3)} 640 ${num(s.w * 0.6)} 700T${num(s.w + 9)} 670V730H-9Z`,
      mix(sky, ink, 0.5),
    ),
    stitch(`M-9 700Q${num(s.w * 0.3)} 640 ${num(s.w * 0.6)} 700T${num(s.w + 9)} 670`, glow, 4),
    s.vignette(ink, 0.4),
  );
};

/** Pictures of Dream Tailor. */
export const dreamTailor = scenery('dream-tailor', {
  cover: sewn,
  banner: sewn,
  'gallery-1': tear,
  'gallery-2': room,
  icon: (s) => {
    const { sky, deep, haze, glow, accent } = s.p;
    s.put(
      rect(0, 0, s.w, s.h, s.out(haze, sky, deep)),
      crescent(s.cx - 10, 370, 270, s.slant('#ffffff', glow, haze), -16),
    );
    thread(
      s,
      [
        [-20, 600],
        [140, 660],
        [330, 600],
        [430, 430],
        [s.cx + 236, 96],
      ],
      26,
    );
    needle(s, s.cx - 60, 640, 1, 28);
    s.put(sparkle(s.cx + 150, 300, 50, accent));
  },
  'scene-1': (s) => s.hour('night').mirror(() => tear(s)),
  'scene-2': (s) => s.hour('pale').mirror(() => room(s)),
  'scene-3': (s) => s.hour('dusk').mirror(() => s.zoom(1.3, s.w * 0.55, 440, () => sewn(s))),
});
