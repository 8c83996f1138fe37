/** Whales Above the Clouds: things that its pictures are made of. */
import { blob, circle, ellipse, group, line, mix, num, path, poly, rect } from '../kit';
import { cloudBankPath } from '../kit-field';
import { cloudPath, flecks } from '../kit-nature';
import { type Stage } from '../kit-stage';

/** The sky with its sun. */
export const heaven = (s: Stage, x: number, y: number): void => {
  const { sky, haze, accent, glow, mid } = s.p;
  s.sky(mix(sky, mid, 0.55), sky, haze, mix(haze, accent, 0.3));
  s.put(s.halo(x, y, 460, mix(accent, glow, 0.6), 0.9), circle(x, y, 62, glow));
  for (let i = 0; i < 6; i += 1)
    s.put(
      path(
        cloudPath(
          s.r,
          s.r.range(-80, s.w),
          s.r.range(80, 330),
          s.r.range(160, 380),
          s.r.range(24, 50),
        ),
        glow,
        0.55,
      ),
    );
};

/** One plane of the cloud sea: a warm lit edge over a cool body. */
export const bank = (s: Stage, y: number, size: number, tone: string): void => {
  const d = cloudBankPath(s.r, s.w, s.h, y, size);
  s.put(
    path(d, mix(s.p.glow, s.p.accent, 0.25), 1, 'transform="translate(-5 -7)"'),
    path(d, s.down(mix(tone, s.p.glow, 0.45), tone)),
  );
};

/** The whale, head to the left, about 900 long. */
export const whale = (
  s: Stage,
  x: number,
  y: number,
  k: number,
  turn: number,
  flip = false,
  load = true,
): void => {
  const { mid, deep, ink, glow, haze, accent, sky } = s.p;
  const parts: string[] = [];
  parts.push(path('M-40 110Q30 240 150 270Q140 180 70 96Z', s.down(deep, ink)));
  if (load) {
    parts.push(
      blob(
        [
          [-60, -150],
          [0, -212],
          [110, -214],
          [190, -140],
          [60, -116],
        ],
        mix(deep, haze, 0.15),
      ),
      ...[
        [-10, -196, 34],
        [46, -230, 44],
        [104, -214, 36],
        [150, -178, 26],
      ].map(
        ([a = 0, b = 0, r = 0]) =>
          circle(a, b, r, mix(mid, haze, 0.1)) +
          ellipse(a - r * 0.3, b - r * 0.35, r * 0.5, r * 0.34, mix(haze, glow, 0.3)),
      ),
      poly(
        [
          [18, -190],
          [60, -190],
          [60, -226],
          [18, -226],
        ],
        glow,
      ),
      poly(
        [
          [8, -222],
          [39, -256],
          [70, -222],
        ],
        accent,
      ),
      rect(32, -208, 14, 18, deep),
      line('M96 -200V-280', ink, 4),
      poly(
        [
          [96, -280],
          [134, -268],
          [96, -254],
        ],
        accent,
      ),
    );
  }
  parts.push(
    path(
      'M-450 30Q-450 -110 -290 -160Q-60 -214 160 -130Q330 -66 420 -80Q450 -160 530 -190Q530 -140 506 -96Q560 -100 620 -60Q560 -20 470 -36Q380 70 180 120Q-60 176 -280 150Q-440 120 -450 30Z',
      s.down(mix(sky, mid, 0.75), mix(mid, deep, 0.7), deep),
    ),
  );
  parts.push(
    path(
      'M-450 30Q-450 -110 -290 -160Q-60 -214 160 -130Q330 -66 420 -80Q330 -46 150 -106Q-60 -184 -280 -132Q-420 -90 -450 30Z',
      glow,
      0.75,
    ),
  );
  parts.push(
    path(
      'M-449 40Q-330 70 -200 58Q-40 40 70 90Q130 120 180 120Q-60 176 -280 150Q-436 120 -449 40Z',
      s.down(glow, haze),
    ),
  );
  for (let i = 0; i < 6; i += 1)
    parts.push(
      line(
        `M${num(-430 + i * 10)} ${num(64 + i * 14)}Q${num(-260)} ${num(92 + i * 11)} ${num(-20 + i * 16)} ${num(84 + i * 11)}`,
        mix(sky, mid, 0.6),
        4,
        0.75,
      ),
    );
  parts.push(
    path('M-120 100Q-120 230 -230 310Q-60 300 10 96Z', s.slant(mix(mid, glow, 0.2), deep)),
    path('M-120 100Q-120 230 -230 310Q-140 240 -96 100Z', glow, 0.5),
  );
  parts.push(
    ellipse(-290, 20, 20, 17, ink),
    circle(-296, 13, 6, glow),
    line('M-318 -6Q-290 -20 -262 -2', deep, 6),
    flecks(s.r, -200, -110, 330, 90, 26, glow, 9, 0.5),
    line('M-448 44Q-370 60 -330 44', deep, 6),
  );
  s.put(group(parts, { x, y, s: k, turn, flip }));
};

/** A red-winged glider with its pilot. */
export const glider = (
  s: Stage,
  x: number,
  y: number,
  k: number,
  turn: number,
  flip = false,
): string => {
  const { accent, glow, ink, deep } = s.p;
  return group(
    [
      poly(
        [
          [-30, -16],
          [200, -120],
          [150, -20],
        ],
        mix(accent, deep, 0.35),
      ),
      path(
        'M-150 -4Q0 -30 170 -4Q60 22 -60 18Q-120 14 -150 -4Z',
        s.down(glow, mix(accent, glow, 0.5)),
      ),
      poly(
        [
          [150, -6],
          [200, -56],
          [190, 4],
        ],
        accent,
      ),
      poly(
        [
          [-50, 0],
          [-140, 140],
          [70, 10],
        ],
        accent,
      ),
      poly(
        [
          [-50, 0],
          [-140, 140],
          [-30, 4],
        ],
        mix(accent, glow, 0.5),
      ),
      circle(-60, -30, 19, ink),
      path('M-82 -10Q-60 -30 -34 -10Z', deep),
      path('M-46 -34Q20 -50 70 -30Q20 -34 -44 -22Z', mix(accent, ink, 0.2)),
    ],
    { x, y, s: k, turn, flip },
  );
};
