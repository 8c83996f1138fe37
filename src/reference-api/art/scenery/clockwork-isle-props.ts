/** Clockwork Isle: things that its pictures are made of. */
import { circle, ellipse, line, mix, num, path, poly, rect, ring } from '../kit';
import { rays, wavePath } from '../kit-field';
import { cloudPath } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { gear } from '../kit-things';

/** The sky with the sun's rays. */
export const air = (s: Stage, sun: number): void => {
  const { sky, haze, glow } = s.p;
  s.sky(sky, mix(haze, glow, 0.35), glow);
  s.put(rays(sun, 420, 1600, 190, 350, 12, glow, 0.35), s.halo(sun, 420, 420, glow, 0.9));
  for (let i = 0; i < 5; i += 1)
    s.put(
      path(
        cloudPath(s.r, s.r.range(-60, s.w - 120), 90 + i * 60, s.r.range(160, 320), 44),
        glow,
        0.75,
      ),
    );
};

/** The sea in five swells. */
export const sea = (s: Stage, y: number): void => {
  const { haze, accent, ink, glow } = s.p;
  for (let i = 0; i < 5; i += 1)
    s.put(
      path(
        wavePath(s.w, s.h, y + i * 36, 5 + i * 3, 150 + i * 60, s.r.range(0, 100)),
        i % 2 ? mix(haze, accent, 0.3 + i * 0.17) : mix(haze, accent, 0.2 + i * 0.17),
      ),
    );
  for (let i = 0; i < 20; i += 1)
    s.put(ellipse(s.r.range(0, s.w), s.r.range(y + 10, 715), s.r.range(14, 50), 2, glow, 0.5));
  s.put(s.floor(620, mix(accent, ink, 0.5), 0.5));
};

const tower = (s: Stage, x: number, y: number, w: number, h: number): void => {
  const { mid, deep, ink, glow, accent } = s.p;
  s.put(
    rect(x - w / 2, y - h, w, h + 20, s.across(mix(mid, glow, 0.45), mid, deep)),
    path(
      `M${num(x - w * 0.62)} ${num(y - h)}Q${num(x - w * 0.3)} ${num(y - h - w * 0.2)} ${num(x)} ${num(y - h - w * 1.1)}Q${num(x + w * 0.3)} ${num(y - h - w * 0.2)} ${num(x + w * 0.62)} ${num(y - h)}Z`,
      s.across(mix(accent, glow, 0.3), accent, mix(accent, ink, 0.5)),
    ),
    line(`M${num(x)} ${num(y - h - w)}v${num(-w * 0.4)}`, ink, 4),
    poly(
      [
        [x, y - h - w * 1.4],
        [x + w * 0.5, y - h - w * 1.28],
        [x, y - h - w * 1.14],
      ],
      accent,
    ),
  );
  for (let i = 0; i < Math.floor(h / 46); i += 1)
    s.put(rect(x - w * 0.14, y - h + 18 + i * 46, w * 0.28, 24, ink, w * 0.14));
};

/** The island: storeys of rock and brass around one great wheel. */
export const island = (s: Stage, x: number, y: number, k: number): void => {
  const { mid, deep, ink, glow, haze, accent } = s.p;
  const pale = mix(mid, glow, 0.45);
  s.camera({ x, y, s: k }, () => {
    s.put(
      path(
        'M-430 40Q-420 -60 -320 -90Q-300 -190 -190 -200L-60 -250H120L200 -190Q310 -170 330 -80Q420 -50 440 40Z',
        mix(deep, haze, 0.35),
      ),
    );
    s.put(
      gear(170, -270, 150, 18, mix(mid, haze, 0.35), pale, deep, 0.3),
      gear(-210, -230, 110, 14, mix(mid, haze, 0.25), pale, deep, 0.1),
    );
    tower(s, 300, -100, 60, 190);
    tower(s, -300, -90, 52, 120);
    s.put(
      path(
        'M-460 50Q-450 -40 -350 -60Q-330 -120 -220 -130Q-120 -180 0 -170Q120 -180 210 -120Q330 -110 350 -50Q450 -40 470 50Z',
        s.down(mix(deep, mid, 0.55), deep),
      ),
      path(
        'M-350 -60Q-330 -120 -220 -130Q-120 -180 0 -170Q120 -180 210 -120Q330 -110 350 -50Q300 -84 200 -94Q90 -140 0 -140Q-120 -146 -220 -104Q-310 -94 -350 -60Z',
        mix(accent, glow, 0.3),
      ),
    );
    tower(s, -96, -150, 84, 250);
    tower(s, 84, -150, 50, 150);
    s.put(
      gear(0, -60, 196, 22, mid, mix(mid, glow, 0.6), ink, 0.4),
      circle(0, -60, 92, s.ball(glow, glow, mix(glow, mid, 0.5))),
      ring(0, -60, 92, ink, 9),
      ...Array.from({ length: 12 }, (_, i) =>
        line(
          `M0 -78V-72`,
          deep,
          5,
          1,
          `transform="rotate(${String(i * 30)} 0 -60) translate(0 -62)"`,
        ),
      ),
      line('M0 -60L-34 -104M0 -60L58 -84', ink, 9),
      circle(0, -60, 12, accent),
    );
    s.put(
      gear(-232, 6, 92, 14, mix(mid, deep, 0.35), mix(mid, glow, 0.4), ink, 0.2),
      gear(240, 16, 112, 16, mix(mid, deep, 0.4), mix(mid, glow, 0.4), ink, 0.5),
    );
    s.put(
      path(
        'M-520 70Q-440 0 -330 24Q-200 40 -130 30Q0 60 140 34Q300 30 380 24Q470 10 530 70Z',
        s.down(mix(deep, ink, 0.3), ink),
      ),
      path(
        'M-520 70Q-440 0 -330 24Q-200 40 -130 30Q0 60 140 34Q300 30 380 24Q470 10 530 70Q470 30 380 38Q300 44 140 48Q0 76 -130 44Q-200 54 -330 38Q-440 20 -520 70Z',
        mix(accent, mid, 0.25),
      ),
    );
  });
};
