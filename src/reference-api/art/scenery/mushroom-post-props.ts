/** Mushroom Post Office: things that its pictures are made of. */
import { circle, ellipse, group, line, mix, num, path, poly, rect, ring } from '../kit';
import { rays } from '../kit-field';
import { type Stage } from '../kit-stage';

/** The wood in morning light. */
export const wood = (s: Stage): void => {
  const { sky, haze, mid, glow } = s.p;
  s.sky(mix(sky, haze, 0.4), glow, haze, mid);
  s.put(s.halo(s.w * 0.3, 160, 520, glow, 1));
  for (let plane = 0; plane < 2; plane += 1)
    for (let i = 0; i < 9; i += 1) {
      const [x, w] = [s.w * ((i + s.r.range(0.1, 0.9)) / 9), s.r.range(16, 40) * (1 + plane)];
      s.put(
        path(
          `M${num(x - w)} 730Q${num(x - w * 0.4)} 400 ${num(x - w * 0.4)} -10H${num(x + w * 0.4)}Q${num(x + w * 0.4)} 400 ${num(x + w * 1.1)} 730Z`,
          mix(haze, mid, 0.25 + plane * 0.35),
          0.8,
        ),
      );
    }
  s.put(rays(s.w * 0.22, -160, 1300, 25, 105, 6, glow, 0.3));
};

/** A letter with wings. */
export const letter = (s: Stage, x: number, y: number, k: number, turn: number): string => {
  const { glow, accent, haze, deep } = s.p;
  return group(
    [
      path(
        'M20 -30Q70 -120 150 -110Q130 -70 90 -54Q120 -56 128 -44Q90 -20 40 -14Z',
        mix(glow, haze, 0.4),
      ),
      rect(-70, -46, 140, 92, glow, 8),
      poly(
        [
          [-70, -42],
          [0, 14],
          [70, -42],
          [64, -46],
          [-64, -46],
        ],
        mix(glow, haze, 0.55),
      ),
      line('M-68 44L-16 -2M68 44L16 -2', mix(haze, deep, 0.2), 4),
      circle(0, 10, 17, accent),
      circle(-4, 5, 6, mix(accent, glow, 0.5)),
      path(
        'M-20 -30Q-60 -130 -150 -130Q-136 -84 -92 -64Q-124 -68 -134 -54Q-96 -24 -40 -16Z',
        '#ffffff',
      ),
    ],
    { x, y, s: k, turn },
  );
};

/** A mushroom seen from below: stalk, ring of gills, cap rim. */
export const under = (
  s: Stage,
  x: number,
  y: number,
  r: number,
  foot: number,
  cap: string,
  stalk = r * 0.22,
): void => {
  const { glow, haze, deep, mid } = s.p;
  const gills = Array.from({ length: 36 }, (_, i) => {
    const a = (i / 36) * 6.283;
    return `M${num(x + Math.cos(a) * r * 0.2)} ${num(y + Math.sin(a) * r * 0.09)}L${num(x + Math.cos(a) * r * 0.93)} ${num(y + Math.sin(a) * r * 0.37)}`;
  }).join('');
  s.put(
    path(
      `M${num(x - r)} ${num(y)}Q${num(x - r * 0.95)} ${num(y - r * 0.86)} ${num(x)} ${num(y - r * 0.88)}Q${num(x + r * 0.95)} ${num(y - r * 0.86)} ${num(x + r)} ${num(y)}Z`,
      s.slant(mix(cap, glow, 0.35), cap, mix(cap, deep, 0.5)),
    ),
  );
  for (const [a, b, k] of [
    [-0.45, -0.5, 0.12],
    [0.1, -0.66, 0.14],
    [0.55, -0.42, 0.1],
    [-0.05, -0.34, 0.08],
    [-0.72, -0.2, 0.07],
    [0.3, -0.3, 0.06],
  ] as const)
    s.put(ellipse(x + a * r, y + b * r, r * k, r * k * 0.72, glow, 0.92));
  s.put(
    ellipse(x, y, r, r * 0.41, mix(cap, deep, 0.3)),
    ellipse(x, y + r * 0.01, r * 0.95, r * 0.38, s.out(mix(mid, deep, 0.4), mix(haze, glow, 0.3))),
    line(gills, mix(glow, haze, 0.3), Math.max(1.5, r * 0.012), 0.75),
  );
  s.put(
    path(
      `M${num(x - stalk)} ${num(foot)}Q${num(x - stalk * 0.55)} ${num(y + (foot - y) * 0.4)} ${num(x - stalk * 0.6)} ${num(y + r * 0.04)}Q${num(x)} ${num(y + r * 0.1)} ${num(x + stalk * 0.6)} ${num(y + r * 0.04)}Q${num(x + stalk * 0.6)} ${num(y + (foot - y) * 0.4)} ${num(x + stalk * 1.1)} ${num(foot)}Z`,
      s.across(glow, mix(glow, haze, 0.5), mix(haze, deep, 0.4)),
    ),
  );
};

/** A mushroom seen from the front, its stalk a house. */
export const house = (s: Stage, x: number, y: number, k: number): void => {
  const { glow, haze, deep, mid, ink, accent } = s.p;
  s.camera({ x, y, s: k }, () => {
    s.put(
      path(
        'M-130 0Q-110 -140 -96 -250H96Q110 -140 140 0Q0 40 -130 0Z',
        s.across(glow, mix(glow, haze, 0.5), mix(haze, deep, 0.45)),
      ),
    );
    s.put(
      ellipse(0, -236, 270, 66, mix(accent, ink, 0.55)),
      ellipse(0, -238, 256, 56, mix(haze, glow, 0.2)),
      line(
        Array.from(
          { length: 27 },
          (_, i) =>
            `M${num((i - 13) * 7)} -226L${num((i - 13) * 19)} ${num(-238 + 54 * Math.sqrt(Math.max(0, 1 - Math.pow((i - 13) / 13.4, 2))))}`,
        ).join(''),
        mix(haze, mid, 0.5),
        3,
      ),
      ellipse(0, -226, 96, 20, mix(haze, mid, 0.35)),
    );
    s.put(
      path(
        'M-300 -232Q-296 -440 0 -470Q296 -440 300 -232Q150 -320 0 -318Q-150 -320 -300 -232Z',
        s.slant(mix(accent, glow, 0.4), accent, mix(accent, ink, 0.45)),
      ),
    );
    for (const [a, b, r] of [
      [-150, -330, 34],
      [-40, -400, 42],
      [90, -350, 34],
      [190, -300, 28],
      [-230, -270, 20],
      [20, -336, 18],
      [150, -410, 18],
    ] as const)
      s.put(ellipse(a, b, r, r * 0.72, glow));
    s.put(
      path('M-56 8V-104Q-56 -166 0 -166Q56 -166 56 -104V8Z', mix(deep, ink, 0.3)),
      path(
        'M-46 8V-100Q-46 -152 0 -152Q46 -152 46 -100V8Z',
        s.across(mix(mid, glow, 0.15), mid, deep),
      ),
      line('M0 -150V6', deep, 3),
      circle(32, -66, 7, glow),
      rect(-24, -104, 48, 13, ink, 6),
      rect(-20, -101, 40, 4, glow, 2),
    );
    s.put(
      circle(0, -196, 25, s.out(glow, mix(accent, glow, 0.6))),
      ring(0, -196, 25, deep, 7),
      line('M0 -220V-172M-24 -196H24', deep, 4),
      path('M-80 6H80L100 28H-100Z', mix(haze, deep, 0.5)),
    );
    s.put(
      line('M92 -150H164', deep, 9),
      rect(128, -146, 90, 66, accent, 12),
      rect(128, -146, 90, 22, mix(accent, glow, 0.35), 12),
      rect(148, -112, 50, 9, ink, 4),
      poly(
        [
          [160, -80],
          [186, -80],
          [173, -60],
        ],
        accent,
      ),
    );
  });
};

/** A postman snail. */
export const snail = (s: Stage, x: number, y: number, k: number, flip = false): string => {
  const { mid, glow, accent, ink, deep } = s.p;
  return group(
    [
      path(
        'M-120 0Q-130 -60 -104 -96Q-84 -104 -80 -80Q-80 -40 -50 -34H90Q130 -20 150 0Z',
        mix(glow, mid, 0.45),
      ),
      line('M-104 -92L-122 -136M-90 -94L-84 -138', mix(glow, mid, 0.45), 7),
      circle(-122, -138, 9, ink),
      circle(-84, -140, 9, ink),
      circle(20, -84, 70, s.ball(mix(accent, glow, 0.55), accent, mix(accent, ink, 0.4))),
      line(
        'M20 -84q16 -4 12 16q-12 24 -40 8q-22 -30 4 -58q40 -22 68 14q14 46 -22 72',
        mix(accent, ink, 0.5),
        7,
        0.7,
      ),
      path('M-116 -96L-64 -100L-70 -114L-92 -124L-114 -112Z', deep),
      rect(-122, -102, 34, 7, ink, 3),
      rect(52, -40, 44, 30, glow, 4),
      line('M54 -38l20 14l20 -14', deep, 3),
    ],
    { x, y, s: k, flip },
  );
};
