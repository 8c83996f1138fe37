/** The Last Lighthouse: views, near and indoors. */
import { circle, line, mix, num, path, poly } from '../kit';
import { cloudPath } from '../kit-nature';
import { type Stage } from '../kit-stage';

/** Two beams of the lamp towards the angles a and b. */
export const beams = (
  s: Stage,
  x: number,
  y: number,
  a: number,
  b: number,
  length: number,
): void => {
  const { accent, glow } = s.p;
  for (const [dir, w] of [
    [a, 0.1],
    [b, 0.075],
  ] as const) {
    const at = (d: number, r: number): [number, number] => [
      x + Math.cos(d) * r,
      y + Math.sin(d) * r,
    ];
    const right = Math.cos(dir) > 0;
    s.put(
      poly(
        [[x, y], at(dir - w, length), at(dir + w, length)],
        s.across(
          ...(right
            ? ([
                [accent, 0.85],
                [accent, 0.05],
              ] as const)
            : ([
                [accent, 0.05],
                [accent, 0.85],
              ] as const)),
        ),
      ),
      poly(
        [[x, y], at(dir - w * 0.42, length), at(dir + w * 0.42, length)],
        s.across(
          ...(right
            ? ([
                [glow, 0.9],
                [glow, 0.05],
              ] as const)
            : ([
                [glow, 0.05],
                [glow, 0.9],
              ] as const)),
        ),
      ),
    );
  }
  s.put(s.halo(x, y, 220, accent, 1), circle(x, y, 20, '#ffffff'));
};

/** The storm sky. */
export const storm = (s: Stage): void => {
  const { sky, haze, mid, deep, ink } = s.p;
  s.sky(mix(sky, ink, 0.4), sky, mid, haze);
  for (let i = 0; i < 9; i += 1)
    s.put(
      path(
        cloudPath(
          s.r,
          s.r.range(-140, s.w - 100),
          60 + i * 34,
          s.r.range(300, 620),
          s.r.range(60, 110),
        ),
        mix(mix(haze, mid, 0.5), mix(deep, ink, 0.3), s.r.range(0.2, 0.9)),
        0.7,
      ),
    );
};

/** One great wave that curls to the right: scalloped foam on the lip, streaks up its back, a dark hollow. */
export const breaker = (s: Stage, x: number, y: number, k: number, flip = false): void => {
  const { haze, mid, deep, ink, glow } = s.p;
  const light = mix(haze, glow, 0.35);
  s.camera({ x, y, s: k, flip, sy: k }, () => {
    s.put(
      path(
        'M-700 300Q-480 170 -340 -40Q-220 -220 10 -262Q210 -290 320 -160Q370 -90 330 -10Q290 -96 200 -110Q90 -116 56 -10Q34 120 210 220Q360 280 640 300V460H-700Z',
        s.slant(light, mix(mid, haze, 0.5), mix(mid, deep, 0.6), deep),
      ),
    );
    s.put(
      path(
        'M330 -10Q290 -96 200 -110Q90 -116 56 -10Q34 120 210 220Q120 210 30 120Q-60 10 10 -96Q90 -190 220 -170Q320 -140 330 -10Z',
        s.down(mix(mid, haze, 0.2), ink),
      ),
    );
    for (let i = 0; i < 6; i += 1)
      s.put(
        path(
          `M${num(-640 + i * 96)} ${num(300 + i * 6)}Q${num(-400 + i * 62)} ${num(150 + i * 16)} ${num(-300 + i * 52)} ${num(-30 + i * 10)}Q${num(-210 + i * 36)} ${num(-176 + i * 12)} ${num(-10 + i * 12)} ${num(-222 + i * 13)}Q${num(-190 + i * 38)} ${num(-140 + i * 12)} ${num(-276 + i * 52)} ${num(-10 + i * 10)}Q${num(-370 + i * 62)} ${num(170 + i * 16)} ${num(-600 + i * 96)} ${num(306 + i * 6)}Z`,
          i % 2 ? glow : light,
          0.7 - i * 0.08,
        ),
      );
    // Foam: many overlapping rounds in two passes, shade first, so that they melt into one mass.
    const rounds: [number, number, number][] = [];
    for (const [a, b, r] of [
      [-330, -52, 10],
      [-290, -104, 14],
      [-240, -158, 17],
      [-180, -204, 20],
      [-110, -238, 24],
      [-40, -258, 28],
      [40, -268, 34],
      [118, -266, 40],
      [190, -248, 44],
      [250, -214, 46],
      [296, -164, 44],
      [324, -106, 40],
      [338, -50, 32],
      [334, 0, 24],
      [280, -60, 26],
      [240, -104, 24],
      [190, -116, 20],
      [140, -112, 15],
      [318, 40, 14],
    ] as const)
      for (let i = 0; i < 3; i += 1)
        rounds.push([
          a + s.r.range(-0.7, 0.7) * r,
          b + s.r.range(-0.5, 0.6) * r,
          r * s.r.range(0.55, 0.95),
        ]);
    for (let i = 0; i < 16; i += 1)
      rounds.push([
        190 + i * 27 + s.r.range(-10, 10),
        238 + i * 5 + s.r.range(-10, 10),
        s.r.range(9, 22),
      ]);
    s.put(
      ...rounds.map(([a, b, r]) => circle(a + 6, b + 9, r, mix(haze, glow, 0.4))),
      ...rounds.map(([a, b, r]) => circle(a, b, r, mix(glow, haze, 0.08))),
      ...rounds
        .filter((_, i) => i % 3 === 0)
        .map(([a, b, r]) => circle(a - r * 0.25, b - r * 0.28, r * 0.5, '#ffffff')),
    );
    s.put(
      line('M220 232Q380 280 640 290', glow, 6, 0.6),
      path('M56 -10Q34 120 210 220Q110 160 76 70Z', deep, 0.5),
    );
  });
};
