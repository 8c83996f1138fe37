/** Ink Wanderer: things that its pictures are made of. */
import { circle, group, line, mix, num, path, rect, smooth, type Point } from '../kit';
import { birds } from '../kit-field';
import { type Stage } from '../kit-stage';

/** The bare paper. */
export const paper = (s: Stage): void => {
  const { sky, haze, glow } = s.p;
  s.sky(glow, sky, mix(sky, haze, 0.5));
  s.put(s.halo(s.w * 0.25, 160, 520, glow, 0.9), s.vignette(haze, 0.5));
};

/** A brush stroke: thick and thin along the points, with dry split ends. */
export const stroke = (
  s: Stage,
  points: readonly Point[],
  width: number,
  ink: string,
  o = 1,
): void => {
  const last = points.length - 1;
  const upper: Point[] = points.map(([x, y], i) => [
    x,
    y - width * (0.25 + Math.sin((i / last) * Math.PI) * 0.5) * s.r.range(0.75, 1.15),
  ]);
  const lower: Point[] = points
    .map(([x, y], i): Point => [
      x,
      y + width * (0.2 + Math.sin((i / last) * Math.PI) * 0.4) * s.r.range(0.7, 1.2),
    ])
    .reverse();
  s.put(path(smooth([...upper, ...lower], true), ink, o));
  const end = points[last] ?? [0, 0];
  for (let i = 0; i < 4; i += 1)
    s.put(
      line(
        `M${num(end[0] - width)} ${num(end[1] + (i - 1.5) * width * 0.18)}q${num(width)} ${num(s.r.range(-4, 4))} ${num(width * s.r.range(1.2, 2.2))} ${num(s.r.range(-6, 6))}`,
        ink,
        width * 0.07,
        o * 0.8,
      ),
    );
};

/** An ink peak: dark lit side dry-brushed, fading into mist at the foot. */
export const peak = (s: Stage, x: number, y: number, w: number, h: number, tone: string): void => {
  const r = s.r;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 6; i += 1) {
    const q = i / 6;
    const spread = (0.05 + 0.45 * Math.pow(q, 1.5)) * w;
    left.push([x - spread * r.range(0.8, 1.15), y - h * (1 - q)]);
    right.unshift([x + spread * r.range(0.8, 1.15) + w * 0.03, y - h * (1 - q) * r.range(0.96, 1)]);
  }
  s.put(
    path(
      smooth([...left, ...right], true, 0.8),
      s.down([tone, 0.96], [tone, 0.75, 0.35], [tone, 0]),
    ),
  );
  for (let i = 0; i < 9; i += 1) {
    const q = r.range(0.04, 0.5);
    const sx = x + r.range(-0.12, 0.5) * w * (0.1 + q * 0.7);
    const sy = y - h * (1 - q);
    s.put(
      path(
        `M${num(sx)} ${num(sy)}q${num(w * 0.05)} ${num(h * 0.08)} ${num(w * 0.03)} ${num(h * 0.2)}q${num(w * 0.09)} ${num(-h * 0.1)} ${num(-w * 0.03)} ${num(-h * 0.2)}Z`,
        mix(tone, s.p.ink, 0.5),
        0.55,
      ),
    );
  }
  s.put(
    path(
      `M${num(x - w * 0.05)} ${num(y - h)}q${num(-w * 0.1)} ${num(h * 0.16)} ${num(-w * 0.12)} ${num(h * 0.3)}q${num(w * 0.08)} ${num(-h * 0.12)} ${num(w * 0.13)} ${num(-h * 0.28)}Z`,
      s.p.glow,
      0.5,
    ),
  );
};

const pineTree = (s: Stage, x: number, y: number, k: number, flip = false): void => {
  const { ink, deep, mid } = s.p;
  const pads: readonly (readonly [number, number, number])[] = [
    [120, -150, 84],
    [190, -118, 66],
    [20, -196, 70],
    [74, -232, 60],
    [-56, -128, 52],
  ];
  s.put(
    group(
      [
        path(
          'M-14 0Q-20 -60 10 -100Q40 -140 110 -146Q60 -120 36 -90Q60 -130 170 -112Q80 -96 30 -76Q10 -40 20 0Z',
          ink,
        ),
        path('M20 -90Q0 -140 18 -190Q24 -140 36 -100Z', ink),
        line('M4 -90Q-30 -110 -52 -122', ink, 7),
        ...pads.map(
          ([a, b, w], i) =>
            path(
              `M${num(a - w)} ${num(b + 6)}Q${num(a - w * 0.7)} ${num(b - w * 0.5)} ${num(a - w * 0.1)} ${num(b - w * 0.42)}Q${num(a + w * 0.7)} ${num(b - w * 0.5)} ${num(a + w)} ${num(b + 4)}Q${num(a)} ${num(b + 16)} ${num(a - w)} ${num(b + 6)}Z`,
              i % 2 ? deep : ink,
              0.92,
            ) +
            path(
              `M${num(a - w * 0.8)} ${num(b - 4)}Q${num(a - w * 0.6)} ${num(b - w * 0.42)} ${num(a)} ${num(b - w * 0.36)}Q${num(a - w * 0.5)} ${num(b - w * 0.2)} ${num(a - w * 0.8)} ${num(b - 4)}Z`,
              mid,
              0.5,
            ),
        ),
      ],
      { x, y, s: k, flip },
    ),
  );
};

/** The swordsman: hat, coat in the wind, sword behind. */
export const wanderer = (s: Stage, x: number, y: number, k: number, flip = false): void => {
  const { ink, accent, deep, mid, glow } = s.p;
  s.put(
    group(
      [
        line('M-40 -70L70 -150', ink, 5),
        path('M60 -146L120 -186L66 -138Z', mid),
        path(
          'M-28 0Q-30 -80 -6 -122Q24 -110 30 -60Q50 -40 110 -46Q70 -24 40 -14L34 0Q10 6 -28 0Z',
          ink,
        ),
        path('M-28 0Q-30 -80 -6 -122Q-14 -70 -10 0Z', deep),
        path('M-8 -112Q40 -112 86 -134Q120 -148 168 -132Q130 -130 104 -112Q60 -92 4 -96Z', accent),
        circle(-4, -128, 17, mix(glow, mid, 0.35)),
        path('M-56 -124Q-20 -142 -4 -166Q14 -142 50 -126Q0 -114 -56 -124Z', ink),
        path('M-56 -124Q-20 -142 -4 -166Q-12 -138 -24 -120Z', mid),
      ],
      { x, y, s: k, flip },
    ),
  );
};

/** The painter's red seal. */
export const seal = (s: Stage, x: number, y: number, k: number): string =>
  group(
    [
      rect(-26, -26, 52, 52, s.p.accent, 7),
      line('M-12 14Q-16 -14 4 -14Q18 -10 12 4Q4 14 -2 4Q-2 -4 5 -3', s.p.glow, 4),
    ],
    { x, y, s: k, turn: -3 },
  );

/** The wanderer at the edge of the cliff. */
export const heights = (s: Stage): void => {
  const { haze, mid, deep, ink, accent } = s.p;
  paper(s);
  const sx = s.w * (s.wide ? 0.42 : 0.36);
  s.put(circle(sx, 210, 104, s.slant(mix(accent, s.p.glow, 0.15), accent)));
  const w = s.w;
  peak(s, w * 0.5, 560, 360, 360, mix(haze, mid, 0.5));
  peak(s, w * 0.28, 580, 300, 260, mix(haze, mid, 0.35));
  peak(s, w * 0.66, 640, 300, 520, mix(mid, deep, 0.2));
  peak(s, w * 0.94, 620, 380, 420, mix(mid, haze, 0.2));
  s.put(s.mist(360, 220, s.p.glow, 0.95));
  peak(s, w * 0.84, 760, 400, 640, deep);
  s.put(s.mist(500, 180, s.p.sky, 0.9), birds(s.r, sx + 60, 250, 6, 13, ink, 0.85));
  const cliff = `M-9 520Q${num(w * 0.06)} 500 ${num(w * 0.14)} 516Q${num(w * 0.24)} 520 ${num(w * 0.36)} 536Q${num(w * 0.43)} 548 ${num(w * 0.45)} 560Q${num(w * 0.36)} 580 ${num(w * 0.32)} 640Q${num(w * 0.27)} 660 ${num(w * 0.24)} 730H-9Z`;
  s.put(
    path(cliff, s.down(deep, ink)),
    path(
      `M-9 520Q${num(w * 0.06)} 500 ${num(w * 0.14)} 516Q${num(w * 0.24)} 520 ${num(w * 0.36)} 536Q${num(w * 0.43)} 548 ${num(w * 0.45)} 560Q${num(w * 0.36)} 552 ${num(w * 0.26)} 548Q${num(w * 0.1)} 530 -9 546Z`,
      mid,
      0.7,
    ),
  );
  for (let i = 0; i < 6; i += 1)
    s.put(
      line(
        `M${num(w * (0.05 + i * 0.05))} ${num(570 + i * 6)}q${num(s.r.range(-14, 10))} 50 ${num(s.r.range(-20, 6))} ${num(s.r.range(80, 130))}`,
        mid,
        s.r.range(3, 9),
        0.35,
      ),
    );
  pineTree(s, w * 0.07, 524, 1.15);
  wanderer(s, w * 0.39, 548, 1.0, true);
  s.put(seal(s, w - 70, 640, 0.9));
};
