/** The Last Lighthouse: low among the waves, the beam swings through the storm. */
import { blob, circle, ellipse, line, mix, num, path, rect } from '../kit';
import { birds } from '../kit-field';
import { figure } from '../kit-figures';
import { cloudPath, stars } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { beams } from './last-lighthouse-places';
import { tower } from './last-lighthouse-props';
import { lens, night, rock, seas } from './last-lighthouse-views';

/** After the storm: from the beach, through a rib of wreck, the quiet tower at dawn. */
const dawn = (s: Stage): void => {
  const { sky, haze, mid, deep, ink, glow, accent } = s.p;
  s.sky(mix(sky, haze, 0.6), mix(haze, glow, 0.4), mix(accent, glow, 0.55));
  s.put(
    stars(s.r, s.w, 200, 30, glow, 1.5),
    s.halo(s.w * 0.7, 430, 420, glow, 1),
    circle(s.w * 0.7, 424, 74, mix(accent, glow, 0.5)),
  );
  for (let i = 0; i < 5; i += 1)
    s.put(
      path(
        cloudPath(s.r, s.r.range(-60, s.w - 200), 150 + i * 46, s.r.range(200, 420), 40),
        mix(haze, accent, 0.3),
        0.6,
      ),
    );
  s.put(rect(-2, 440, s.w + 4, 290, s.down(mix(accent, haze, 0.5), mid, deep)));
  for (let i = 0; i < 18; i += 1)
    s.put(
      ellipse(
        s.w * 0.7 + s.r.range(-1, 1) * (50 + i * 8),
        450 + i * 9,
        s.r.range(20, 60),
        2.5,
        glow,
        0.8,
      ),
    );
  rock(s, s.w * 0.4, 470, 0.9);
  tower(s, s.w * 0.4, 440, 0.74);
  s.put(
    path(
      `M-9 560Q${num(s.w * 0.3)} 520 ${num(s.w * 0.6)} 590T${num(s.w + 9)} 600V730H-9Z`,
      mix(glow, haze, 0.4),
      0.8,
    ),
    path(
      `M-9 574Q${num(s.w * 0.3)} 536 ${num(s.w * 0.6)} 606T${num(s.w + 9)} 616V730H-9Z`,
      s.down(mix(haze, accent, 0.3), mix(deep, haze, 0.3)),
    ),
  );
  for (let i = 0; i < 5; i += 1)
    s.put(
      line(
        `M${num(s.w * (0.62 + i * 0.085))} 740Q${num(s.w * (0.56 + i * 0.085))} ${num(430 - i * 20)} ${num(s.w * (0.68 + i * 0.085))} ${num(250 - i * 26)}`,
        mix(ink, deep, 0.2 - i * 0.04),
        26 + i * 6,
      ),
      line(
        `M${num(s.w * (0.62 + i * 0.085) - 8)} 740Q${num(s.w * (0.56 + i * 0.085) - 8)} ${num(430 - i * 20)} ${num(s.w * (0.68 + i * 0.085) - 6)} ${num(256 - i * 26)}`,
        mix(accent, deep, 0.4),
        5,
        0.8,
      ),
    );
  s.put(
    figure(s.w * 0.2, 690, 130, ink, accent),
    figure(s.w * 0.26, 698, 100, ink, accent),
    rect(s.w * 0.42, 650, 90, 60, mix(deep, ink, 0.2), 5),
    line(`M${num(s.w * 0.42)} 672h90m-45 -22v60`, mix(accent, deep, 0.5), 5),
    blob(
      [
        [s.w * 0.03, 700],
        [s.w * 0.07, 664],
        [s.w * 0.12, 700],
        [s.w * 0.08, 716],
      ],
      mix(deep, ink, 0.4),
    ),
    birds(s.r, s.w * 0.3, 190, 8, 17, ink, 0.7),
  );
};

/** Pictures of The Last Lighthouse. */
export const lastLighthouse = scenery('last-lighthouse', {
  cover: night,
  banner: night,
  'gallery-1': dawn,
  'gallery-2': lens,
  icon: (s) => {
    s.put(rect(0, 0, s.w, s.h, s.down(s.p.sky, s.p.haze)));
    beams(s, s.cx, 186, Math.PI + 0.1, -0.12, 700);
    tower(s, s.cx, 660, 1.2);
    seas(s, 610, 3);
  },
  'scene-1': (s) => {
    s.hour('pale').mirror(() => dawn(s));
    s.put(s.mist(300, 260, s.p.glow, 0.6));
  },
  'scene-2': (s) => s.hour('dusk').mirror(() => lens(s)),
  'scene-3': (s) => s.hour('night').mirror(() => s.zoom(1.2, s.w * 0.45, 420, () => night(s))),
});
