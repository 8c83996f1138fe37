/** Tidal Court: a court drawn on wet sand, seen from the air while the sea comes back. */
import { circle, ellipse, line, mix, num, path, rect } from '../kit';
import { birds, wavePath } from '../kit-field';
import { cloudPath, flecks, rain, stars } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { aerial, ball, leap } from './tidal-court-props';

const beach = (s: Stage): void => {
  const { sky, haze, mid, deep, glow, accent } = s.p;
  s.sky(mix(sky, accent, 0.15), sky, haze, glow);
  s.put(s.halo(s.w * 0.24, 330, 420, glow, 1), circle(s.w * 0.24, 330, 90, glow));
  for (let i = 0; i < 5; i += 1)
    s.put(
      path(
        cloudPath(s.r, s.r.range(-60, s.w - 100), 100 + i * 50, s.r.range(180, 360), 40),
        mix(haze, glow, 0.6),
        0.8,
      ),
    );
  s.put(rect(-2, 396, s.w + 4, 330, s.down(mix(mid, glow, 0.3), mid, deep)));
  for (let i = 0; i < 22; i += 1)
    s.put(
      ellipse(
        s.w * 0.24 + s.r.range(-1, 1) * (60 + i * 6),
        404 + i * 9,
        s.r.range(20, 60),
        2.5,
        glow,
        0.8,
      ),
    );
};

/** A smash at the net, shot from the sand. */
const smash = (s: Stage): void => {
  const { haze, deep, ink, glow, accent, mid } = s.p;
  beach(s);
  s.put(
    path(
      `M-9 520Q${num(s.cx)} 470 ${num(s.w + 9)} 530V730H-9Z`,
      s.down(mix(haze, glow, 0.3), mix(haze, deep, 0.35)),
    ),
    ellipse(s.w * 0.3, 640, 260, 22, mix(mid, glow, 0.4), 0.8),
    ellipse(s.w * 0.78, 600, 180, 14, mix(mid, glow, 0.4), 0.8),
    line(
      `M${num(s.w * 0.08)} 560L${num(s.w * 0.94)} 574L${num(s.w * 1.1)} 730M${num(s.w * 0.08)} 560L${num(s.w * -0.1)} 730`,
      '#ffffff',
      9,
      0.9,
    ),
  );
  const [a, b] = [s.w * 0.2, s.w * 0.9];
  s.put(
    line(`M${num(a)} 640V250M${num(b)} 660V230`, ink, 14),
    path(
      `M${num(a)} 280Q${num(s.cx)} 310 ${num(b)} 260V430Q${num(s.cx)} 460 ${num(a)} 430Z`,
      glow,
      0.18,
    ),
  );
  for (let i = 0; i <= 22; i += 1)
    s.put(
      line(
        `M${num(a + ((b - a) * i) / 22)} ${num(282 + Math.sin((i / 22) * 3.14) * 16 - i)}v150`,
        glow,
        2.5,
        0.8,
      ),
    );
  for (let i = 0; i < 5; i += 1)
    s.put(
      line(
        `M${num(a)} ${num(284 + i * 36)}Q${num(s.cx)} ${num(314 + i * 36)} ${num(b)} ${num(262 + i * 36)}`,
        i ? glow : accent,
        i ? 2.5 : 10,
        0.9,
      ),
    );
  leap(s, s.w * 0.42, 330, 1.25, accent);
  leap(s, s.w * 0.68, 400, 1.1, deep, true);
  s.put(
    ellipse(s.w * 0.42, 650, 110, 14, deep, 0.35),
    ellipse(s.w * 0.68, 670, 110, 14, deep, 0.35),
    ball(s, s.w * 0.53, 92, 48),
    line(`M${num(s.w * 0.62)} 60Q${num(s.w * 0.57)} 60 ${num(s.w * 0.555)} 80`, glow, 8, 0.8),
    flecks(s.r, s.w * 0.34, 520, 220, 120, 30, glow, 7),
  );
};

/** Too late: the tide covers the lines; the scoreboard, the umpire's chair and the ball afloat. */
const flood = (s: Stage): void => {
  const { mid, deep, ink, glow, accent, haze } = s.p;
  beach(s);
  s.put(birds(s.r, s.w * 0.6, 150, 8, 16, deep, 0.8));
  for (let i = 0; i < 6; i += 1) {
    s.put(
      path(
        wavePath(s.w, s.h, 460 + i * 46, 6 + i * 3, 190 + i * 50, i * 47),
        mix(mix(mid, glow, 0.25), deep, i / 6),
        0.9,
      ),
      path(
        wavePath(s.w, s.h, 460 + i * 46, 6 + i * 3, 190 + i * 50, i * 47),
        'none',
        1,
        `stroke="${glow}" stroke-width="${String(3 + i * 0.6)}" stroke-opacity="0.6"`,
      ),
    );
    if (i === 1) {
      const x = s.w * 0.7;
      s.put(
        line(
          `M${num(x - 80)} 640L${num(x - 44)} 250M${num(x + 80)} 640L${num(x + 44)} 250M${num(x - 66)} 500H${num(x + 66)}M${num(x - 58)} 410H${num(x + 58)}M${num(x - 50)} 330H${num(x + 50)}`,
          mix(deep, ink, 0.5),
          13,
        ),
        rect(x - 74, 230, 148, 18, mix(glow, haze, 0.5), 6),
        rect(x - 74, 150, 16, 84, mix(deep, ink, 0.5)),
        path(
          `M${num(x - 150)} 110Q${num(x)} -10 ${num(x + 150)} 110Z`,
          s.across(mix(accent, glow, 0.4), accent),
        ),
        path(`M${num(x - 60)} 110Q${num(x)} -20 ${num(x + 50)} 110Z`, glow),
        line(`M${num(x)} 40V232`, ink, 7),
      );
    }
    if (i === 3) s.put(ball(s, s.w * 0.36, 566, 64), ellipse(s.w * 0.36, 620, 110, 12, glow, 0.5));
    if (i === 2)
      s.put(
        line(`M${num(s.w * 0.1)} 640V330M${num(s.w * 0.52)} 600V360`, ink, 11),
        path(
          `M${num(s.w * 0.1)} 340Q${num(s.w * 0.3)} 480 ${num(s.w * 0.52)} 366V420Q${num(s.w * 0.3)} 540 ${num(s.w * 0.1)} 410Z`,
          glow,
          0.35,
        ),
        line(`M${num(s.w * 0.1)} 340Q${num(s.w * 0.3)} 480 ${num(s.w * 0.52)} 366`, accent, 8),
      );
  }
};

/** Pictures of Tidal Court. */
export const tidalCourt = scenery('tidal-court', {
  cover: aerial,
  banner: aerial,
  'gallery-1': smash,
  'gallery-2': (s) =>
    s
      .hour('dusk')
      .put()
      .mirror(() => flood(s)),
  icon: (s) => {
    const { sky, haze, mid, glow, deep } = s.p;
    s.put(
      rect(0, 0, s.w, s.h, s.down(sky, haze)),
      path(wavePath(s.w, s.h, 470, 26, 420, 40), mix(mid, glow, 0.4)),
      ball(s, s.cx, 340, 230),
      path(wavePath(s.w, s.h, 520, 28, 420, 140), mid),
      path(wavePath(s.w, s.h, 600, 30, 460, 240), deep),
    );
  },
  'scene-1': (s) => {
    s.hour('night').mirror(() => smash(s));
    s.put(stars(s.r, s.w, 220, 60, s.p.glow, 1.8));
  },
  'scene-2': (s) => {
    s.hour('storm').zoom(1.1, s.cx, 360, () => flood(s));
    s.put(rain(s.r, s.w, s.h, 110, s.p.glow, 0.45));
  },
  'scene-3': (s) => s.hour('dusk').zoom(1.35, s.w * 0.6, 330, () => aerial(s)),
});
