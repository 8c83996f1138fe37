/** Orchard Below: looking up from the sea floor along kelp trees with glowing fruit. */
import { blob, circle, group, line, mix, num, path, rect, use } from '../kit';
import { flecks, hillsPath } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { kelp, lookUp, shoal, water } from './deep-orchard-props';

/** Side view: domes and ploughed rows on a slope, a crab ploughing. */
const farm = (s: Stage): void => {
  const { haze, mid, deep, ink, glow, accent } = s.p;
  water(s, s.w * 0.1);
  for (let i = 0; i < 3; i += 1)
    s.put(
      path(
        hillsPath(s.r, s.w, s.h, 380 + i * 70, 130 - i * 20, 280),
        mix(mix(haze, mid, 0.5), deep, i * 0.3),
      ),
    );
  for (const [fx, y, r] of [
    [0.72, 470, 120],
    [0.52, 490, 70],
    [0.9, 510, 80],
  ] as const)
    s.put(
      rect(s.w * fx - 10, y - r - 30, 20, 40, deep),
      path(
        `M${num(s.w * fx - r)} ${num(y)}A${num(r)} ${num(r)} 0 0 1 ${num(s.w * fx + r)} ${num(y)}Z`,
        s.slant(mix(haze, glow, 0.6), mix(haze, deep, 0.5)),
      ),
      s.halo(s.w * fx, y - r * 0.3, r * 0.8, accent, 0.8),
      path(
        `M${num(s.w * fx - r * 0.8)} ${num(y - r * 0.2)}A${num(r * 0.8)} ${num(r * 0.8)} 0 0 1 ${num(s.w * fx - r * 0.2)} ${num(y - r * 0.8)}`,
        glow,
        0.35,
      ),
      rect(s.w * fx - r * 0.16, y - r * 0.46, r * 0.32, r * 0.46, ink, r * 0.16),
      rect(s.w * fx - r * 1.1, y - 6, r * 2.2, 16, deep, 8),
    );
  for (let row = 0; row < 5; row += 1) {
    const y = 530 + row * 44;
    const k = 0.5 + row * 0.22;
    s.put(
      path(
        `M-9 ${num(y)}Q${num(s.cx)} ${num(y - 34)} ${num(s.w + 9)} ${num(y + 8)}V730H-9Z`,
        mix(mix(mid, deep, 0.4), ink, row / 6),
      ),
      path(
        `M-9 ${num(y)}Q${num(s.cx)} ${num(y - 34)} ${num(s.w + 9)} ${num(y + 8)}V${num(y + 14)}Q${num(s.cx)} ${num(y - 24)} -9 ${num(y + 6)}Z`,
        mix(haze, mid, 0.5),
      ),
    );
    const plant = s.shape(
      s.halo(0, -60, 46, accent, 0.6),
      path('M0 0Q-40 -30 -34 -62Q-6 -46 0 -10Q10 -46 36 -56Q36 -24 0 0Z', mix(haze, mid, 0.3)),
      circle(0, -58, 15, s.ball('#fff6d8', accent)),
    );
    for (let x = 40 + row * 30; x < s.w; x += 130 * k + 40)
      s.put(use(plant, x, y + 6 - Math.sin((x / s.w) * Math.PI) * 18, k));
  }
  s.put(
    group(
      [
        path(
          'M-70 0Q-60 -56 0 -56Q60 -56 70 0Q0 30 -70 0Z',
          s.down(mix(accent, glow, 0.2), mix(accent, ink, 0.4)),
        ),
        line('M-60 6L-96 40M-40 14L-60 52M40 14L60 52M60 6L96 40', mix(accent, ink, 0.4), 10),
        line('M-60 -30L-110 -60', mix(accent, ink, 0.2), 12),
        path('M-104 -54Q-150 -70 -140 -112L-116 -88L-110 -116Q-80 -80 -104 -54Z', accent),
        line('M-20 -54V-76M16 -54V-76', accent, 6),
        circle(-20, -80, 10, glow),
        circle(16, -80, 10, glow),
        circle(-22, -80, 5, ink),
        circle(14, -80, 5, ink),
      ],
      { x: s.w * 0.24, y: 610 },
    ),
  );
  s.put(flecks(s.r, 0, 100, s.w, 500, 50, glow, 5, 0.5));
  shoal(s, s.w * 0.36, 180, 9, mix(haze, deep, 0.5));
};

/** A great whale shark over the orchard in the dark. */
const abyss = (s: Stage): void => {
  const { haze, mid, deep, ink, glow, accent } = s.p;
  s.sky(mid, deep, ink);
  s.put(
    s.halo(s.w * 0.3, 720, 600, mix(accent, haze, 0.5), 0.5),
    flecks(s.r, 0, 0, s.w, s.h, 70, glow, 3, 0.5),
  );
  s.put(
    group(
      [
        blob(
          [
            [-420, 10],
            [-380, -60],
            [-160, -110],
            [120, -80],
            [330, -20],
            [430, -110],
            [470, -100],
            [430, 0],
            [450, 60],
            [400, 40],
            [330, 10],
            [120, 70],
            [-180, 90],
            [-380, 60],
          ],
          s.down(mix(mid, haze, 0.6), deep),
        ),
        path(
          'M-410 34Q-180 110 120 60Q330 14 400 34Q330 40 120 80Q-180 130 -410 34Z',
          mix(haze, glow, 0.25),
        ),
        path('M-100 50Q-160 150 -230 180Q-150 190 -10 66Z', deep),
        path('M40 -96Q90 -170 150 -170Q130 -110 140 -76Z', deep),
        circle(-330, -6, 12, ink),
        circle(-334, -10, 4, glow),
        line('M-260 -20q-14 30 0 60M-236 -24q-14 32 0 66', deep, 6),
        flecks(s.r, -300, -80, 560, 60, 34, glow, 8, 0.6),
      ],
      { x: s.w * 0.56, y: 260, turn: -8 },
    ),
  );
  s.put(path(hillsPath(s.r, s.w, s.h, 620, 80, 300), ink));
  for (const [fx, k] of [
    [0.1, 1],
    [0.24, 0.8],
    [0.4, 0.66],
    [0.86, 0.8],
  ] as const)
    kelp(
      s,
      [
        [s.w * fx, 700],
        [s.w * fx + 20, 600 - 40 * k],
        [s.w * fx - 16, 520 - 100 * k],
        [s.w * fx + 20, 470 - 150 * k],
      ],
      50 * k,
      mix(deep, haze, 0.2),
      6,
    );
  s.put(path(hillsPath(s.r, s.w, s.h, 690, 30, 200), ink));
};

/** Pictures of Orchard Below. */
export const deepOrchard = scenery('deep-orchard', {
  cover: lookUp,
  banner: lookUp,
  'gallery-1': farm,
  'gallery-2': abyss,
  icon: (s) => {
    const { haze, deep, accent, glow, mid, ink } = s.p;
    s.put(
      rect(0, 0, s.w, s.h, s.down(haze, deep)),
      s.halo(s.cx, 420, 420, accent, 0.75),
      path(
        `M${num(s.cx - 10)} 230Q${num(s.cx - 200)} 20 ${num(s.cx - 300)} 180Q${num(s.cx - 150)} 260 ${num(s.cx - 10)} 230Z`,
        mid,
      ),
      path(
        `M${num(s.cx)} 230Q${num(s.cx + 140)} 10 ${num(s.cx + 300)} 130Q${num(s.cx + 160)} 260 ${num(s.cx)} 230Z`,
        mix(mid, glow, 0.4),
      ),
      circle(s.cx, 440, 210, s.ball('#fffbe6', accent, mix(accent, mid, 0.35))),
      line(`M${num(s.cx)} 250Q${num(s.cx - 20)} 180 ${num(s.cx + 20)} 90`, ink, 26),
      path(
        `M${num(s.cx - 150)} 420Q${num(s.cx - 130)} 310 ${num(s.cx - 40)} 290Q${num(s.cx - 110)} 340 ${num(s.cx - 110)} 430Z`,
        '#ffffff',
        0.8,
      ),
    );
  },
  'scene-1': (s) => s.hour('night').mirror(() => farm(s)),
  'scene-2': (s) => s.mirror(() => abyss(s)),
  'scene-3': (s) => {
    s.hour('pale');
    s.mirror(() => s.zoom(1.3, s.w * 0.5, 480, () => lookUp(s)));
  },
});
