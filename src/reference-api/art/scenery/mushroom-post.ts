/** Mushroom Post Office: a worm's eye view among giant mushrooms, letters on the wing. */
import { circle, ellipse, line, mix, num, path, rect, ring } from '../kit';
import { grass, leaf } from '../kit-field';
import { flecks, rain } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { house, letter, snail, under, wood } from './mushroom-post-props';

const worm = (s: Stage): void => {
  const { haze, mid, deep, ink, glow, accent } = s.p;
  wood(s);
  const w = s.w;
  under(s, w * 0.34, 300, 130, 660, mix(mid, haze, 0.3));
  under(s, w * 0.93, 330, 150, 660, mix(accent, haze, 0.55));
  s.put(
    path(
      `M-9 610Q${num(w * 0.3)} 560 ${num(w * 0.6)} 600T${num(w + 9)} 590V730H-9Z`,
      mix(mid, deep, 0.25),
    ),
  );
  house(s, w * (s.wide ? 0.66 : 0.6), 630, 1.12);
  under(s, w * (s.wide ? 0.1 : 0.07), 170, s.wide ? 340 : 320, 760, mix(accent, mid, 0.25), 84);
  s.put(
    path(
      `M-9 660Q${num(w * 0.2)} 620 ${num(w * 0.5)} 660T${num(w + 9)} 640V730H-9Z`,
      s.down(deep, ink),
    ),
    snail(s, w * (s.wide ? 0.44 : 0.34), 664, 0.72, true),
  );
  s.put(
    letter(s, w * 0.37, 200, 0.74, -14),
    letter(s, w * 0.46, 420, 0.5, 10),
    letter(s, w * 0.87, 150, 0.6, 16),
    letter(s, w * 0.28, 430, 0.36, -6),
  );
  s.put(
    grass(s.r, -10, w + 20, 706, 74, ink, 15),
    leaf(w + 10, 640, 280, -160, ink, deep),
    leaf(w + 10, 720, 320, -140, ink, deep),
    flecks(s.r, 0, 100, w, 520, 40, glow, 5, 0.8),
  );
};

/** The sorting table: stamps, scales and a queue of beetles. */
const desk = (s: Stage): void => {
  const { haze, mid, deep, ink, glow, accent } = s.p;
  s.sky(mix(glow, haze, 0.5), haze, mid);
  for (let i = 0; i < Math.ceil(s.w / 46); i += 1)
    s.put(
      path(
        `M${num(i * 46)} -10Q${num(i * 46 + 20)} 230 ${num(i * 46 - 6)} 480H${num(i * 46 + 20)}Q${num(i * 46 + 40)} 230 ${num(i * 46 + 24)} -10Z`,
        glow,
        0.25,
      ),
    );
  for (let c = 0; c < 5; c += 1)
    for (let r = 0; r < 3; r += 1) {
      const [x, y] = [s.w * 0.52 + c * s.w * 0.088, 60 + r * 124];
      s.put(
        path(
          `M${num(x)} ${num(y + 112)}V${num(y + 40)}A${num(s.w * 0.038)} 44 0 0 1 ${num(x + s.w * 0.076)} ${num(y + 40)}V${num(y + 112)}Z`,
          mix(deep, ink, 0.2),
        ),
      );
      for (let i = 0; i < (c * 2 + r * 3) % 4; i += 1)
        s.put(
          rect(
            x + 9 + i * 4,
            y + 96 - i * 16,
            s.w * 0.055,
            14,
            i % 2 ? glow : mix(accent, glow, 0.5),
            2,
          ),
        );
    }
  const wx = s.w * 0.24;
  s.put(
    circle(wx, 230, 164, mix(deep, ink, 0.2)),
    circle(wx, 230, 144, s.down(s.p.sky, haze, mid)),
    s.halo(wx - 40, 180, 180, glow, 1),
    line(`M${num(wx)} 84V376M${num(wx - 146)} 230H${num(wx + 146)}`, mix(deep, ink, 0.2), 12),
    letter(s, wx + 66, 170, 0.4, 10),
  );
  s.put(
    rect(-9, 520, s.w + 18, 220, s.down(mix(accent, ink, 0.35), ink)),
    rect(-9, 506, s.w + 18, 30, mix(accent, glow, 0.25), 14),
  );
  s.put(snail(s, s.w * 0.76, 510, 1.3), letter(s, s.w * 0.42, 440, 0.95, -6));
  for (let i = 0; i < 5; i += 1)
    s.put(
      rect(s.w * 0.1 + (i % 2) * 14, 488 - i * 24, 210, 24, i % 2 ? glow : mix(glow, haze, 0.5), 4),
      circle(s.w * 0.1 + 180, 500 - i * 24, 7, accent),
    );
  s.put(
    path(
      `M${num(s.w * 0.52)} 508V470Q${num(s.w * 0.52 + 40)} 440 ${num(s.w * 0.52 + 30)} 400A34 34 0 1 1 ${num(s.w * 0.52 + 70)} 400Q${num(s.w * 0.52 + 60)} 440 ${num(s.w * 0.52 + 100)} 470V508Z`,
      s.across(mix(accent, glow, 0.4), mix(accent, ink, 0.3)),
    ),
    grass(s.r, -10, s.w + 10, 716, 40, ink, 20),
  );
  s.put(
    ring(s.w * 0.3, 612, 44, glow, 6, 0.5),
    ring(s.w * 0.3, 612, 30, glow, 4, 0.5),
    line(`M${num(s.w * 0.3 + 50)} 596h90m-90 16h90m-90 16h90`, glow, 5, 0.5),
  );
};

/** The night round: glowing caps as street lamps down a path. */
const round = (s: Stage): void => {
  const { haze, mid, deep, ink, glow, accent } = s.p;
  wood(s);
  for (let i = 0; i < 3; i += 1)
    s.put(
      path(
        `M-9 ${num(430 + i * 60)}Q${num(s.w * (0.2 + i * 0.2))} ${num(370 + i * 60)} ${num(s.w * 0.6)} ${num(440 + i * 56)}T${num(s.w + 9)} ${num(420 + i * 60)}V730H-9Z`,
        mix(mid, deep, i * 0.35),
      ),
    );
  s.put(
    path(
      `M${num(s.w * 0.56)} 420Q${num(s.w * 0.4)} 480 ${num(s.w * 0.52)} 540Q${num(s.w * 0.6)} 610 ${num(s.w * 0.3)} 730H${num(s.w * 0.66)}Q${num(s.w * 0.74)} 600 ${num(s.w * 0.6)} 530Q${num(s.w * 0.48)} 480 ${num(s.w * 0.59)} 420Z`,
      mix(haze, glow, 0.45),
    ),
  );
  house(s, s.w * 0.6, 432, 0.5);
  for (const [fx, y, k] of [
    [0.44, 470, 0.16],
    [0.66, 510, 0.22],
    [0.42, 560, 0.32],
    [0.74, 620, 0.46],
    [0.22, 660, 0.5],
  ] as const) {
    s.put(s.halo(s.w * fx, y - 180 * k, 330 * k, glow, 0.9));
    s.camera({ x: s.w * fx, y, s: k }, () =>
      s.put(
        path('M-30 0Q-20 -100 -18 -200H18Q20 -100 34 0Z', mix(glow, haze, 0.4)),
        path(
          'M-150 -170Q-140 -320 0 -330Q140 -320 150 -170Q0 -220 -150 -170Z',
          s.slant(mix(accent, glow, 0.6), accent),
        ),
        ellipse(-60, -260, 22, 15, glow),
        ellipse(40, -280, 26, 17, glow),
        ellipse(90, -220, 14, 10, glow),
      ),
    );
  }
  s.put(
    snail(s, s.w * 0.5, 668, 0.8),
    letter(s, s.w * 0.26, 240, 0.6, -10),
    letter(s, s.w * 0.78, 180, 0.46, 12),
    flecks(s.r, 0, 120, s.w, 520, 40, glow, 5, 0.9),
    grass(s.r, -10, s.w * 0.3, 712, 90, ink, 15),
    grass(s.r, s.w * 0.72, s.w + 20, 712, 100, ink, 15),
  );
};

/** Pictures of Mushroom Post Office. */
export const mushroomPost = scenery('mushroom-post', {
  cover: worm,
  banner: worm,
  'gallery-1': (s) => s.hour('night').mirror(() => round(s)),
  'gallery-2': desk,
  icon: (s) => {
    const { haze, mid, glow, accent, ink, deep } = s.p;
    s.put(
      rect(0, 0, s.w, s.h, s.down(glow, haze, mid)),
      path(
        `M${num(s.cx - 110)} 690Q${num(s.cx - 90)} 540 ${num(s.cx - 90)} 380H${num(s.cx + 90)}Q${num(s.cx + 90)} 540 ${num(s.cx + 120)} 690Z`,
        s.across('#ffffff', mix(glow, haze, 0.5)),
      ),
      path(
        `M${num(s.cx - 310)} 420Q${num(s.cx - 300)} 90 ${num(s.cx)} 80Q${num(s.cx + 300)} 90 ${num(s.cx + 310)} 420Q${num(s.cx)} 330 ${num(s.cx - 310)} 420Z`,
        s.slant(mix(accent, glow, 0.35), accent, mix(accent, ink, 0.35)),
      ),
    );
    for (const [a, b, r] of [
      [-150, 260, 50],
      [10, 180, 62],
      [170, 280, 46],
    ] as const)
      s.put(ellipse(s.cx + a, b, r, r * 0.76, glow));
    s.put(
      rect(s.cx - 130, 470, 260, 170, glow, 16),
      rect(s.cx - 130, 470, 260, 170, mix(haze, glow, 0.5), 16, 0.6),
      line(`M${num(s.cx - 116)} 486L${num(s.cx)} 570L${num(s.cx + 116)} 486`, deep, 16),
      circle(s.cx, 580, 30, accent),
    );
  },
  'scene-1': (s) => s.hour('dusk').mirror(() => desk(s)),
  'scene-2': (s) =>
    s
      .hour('pale')
      .put()
      .mirror(() => round(s)),
  'scene-3': (s) => {
    s.hour('storm').zoom(1.25, s.w * 0.6, 420, () => worm(s));
    s.put(rain(s.r, s.w, s.h, 90, s.p.glow, 0.4));
  },
});
