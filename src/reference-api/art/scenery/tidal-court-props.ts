/** Tidal Court: things that its pictures are made of. */
import {
  circle,
  ellipse,
  group,
  line,
  mix,
  num,
  path,
  rect,
  ring,
  smooth,
  type Point,
} from '../kit';
import { type Stage } from '../kit-stage';

/** The ball of the game. */
export const ball = (s: Stage, x: number, y: number, r: number): string => {
  const { accent, glow, ink, deep } = s.p;
  return group(
    [
      circle(0, 0, 50, s.ball(mix(accent, glow, 0.6), accent, mix(accent, ink, 0.35))),
      line('M-48 -12Q0 -30 48 -12M-44 22Q0 4 44 22M-10 -49Q-26 0 -10 49', glow, 6),
      path('M-40 -24Q-30 -44 -8 -46Q-26 -34 -30 -14Z', '#ffffff', 0.8),
      ring(0, 0, 50, deep, 0),
    ],
    { x, y, s: r / 50 },
  );
};

/** A player seen from above, with the long shadow of a low sun. */
const above = (s: Stage, x: number, y: number, k: number, turn: number, team: string): void => {
  const { ink, glow, deep, mid } = s.p;
  s.put(group(path('M0 -14L230 60Q262 80 240 100L-10 30Z', deep, 0.32), { x, y, s: k }));
  s.put(
    group(
      [
        path(
          'M-20 -30Q-60 -60 -76 -34Q-60 -24 -30 -8ZM20 26Q70 40 80 12Q60 6 24 -2Z',
          mix(mid, glow, 0.75),
        ),
        path('M-30 30Q-20 70 6 66L10 24ZM0 -30Q40 -70 54 -44L28 -14Z', ink),
        ellipse(0, 0, 34, 44, s.slant(mix(team, glow, 0.5), team), 1, 'transform="rotate(20)"'),
        line('M-22 14L22 -14', glow, 7),
        circle(0, -2, 23, ink),
        path('M-20 -10Q-8 -28 14 -20Q-6 -18 -14 0Z', mix(ink, glow, 0.4)),
      ],
      { x, y, s: k, turn },
    ),
  );
};

/** A jumping player from the side. */
export const leap = (
  s: Stage,
  x: number,
  y: number,
  k: number,
  team: string,
  flip = false,
): void => {
  const { ink, glow } = s.p;
  const skin = mix(ink, s.p.haze, 0.45);
  s.put(
    group(
      [
        line('M10 20L60 70L40 130M-16 20L-50 80L-120 76', skin, 24),
        path('M-34 -20L34 -20L46 44Q10 60 -40 40Z', ink),
        path('M-34 -110Q10 -130 44 -104L36 -12H-34Z', s.slant(mix(team, glow, 0.5), team)),
        line('M-26 -96L-84 -60L-110 -100', skin, 20),
        line('M34 -98L84 -150L70 -226', skin, 20),
        circle(10, -150, 32, skin),
        path('M-24 -158Q-16 -196 24 -188Q50 -176 42 -150Q20 -170 -24 -158Z', ink),
        line('M-22 -160Q10 -172 42 -156', s.p.accent, 8),
        path('M-22 -160Q-60 -170 -90 -140Q-56 -150 -24 -148Z', s.p.accent),
        ellipse(42, 134, 22, 9, ink),
        ellipse(-126, 76, 10, 20, ink),
      ],
      { x, y, s: k, flip },
    ),
  );
};

const shoreLine = (s: Stage, side: number, reach: number, seed: number): Point[] =>
  Array.from({ length: 9 }, (_, i): Point => [
    s.cx + side * (s.cx - reach + Math.sin(i * 1.9 + seed) * 34),
    -40 + i * 100,
  ]);

/** The court from the air. */
export const aerial = (s: Stage): void => {
  const { sky, haze, mid, deep, ink, glow, accent } = s.p;
  const sand = mix(haze, glow, 0.3);
  s.put(rect(-2, -2, s.w + 4, s.h + 4, s.slant(sky, sand, mix(haze, accent, 0.12))));
  for (let i = 0; i < 26; i += 1)
    s.put(
      line(
        `M${num(s.r.range(0, s.w))} ${num(s.r.range(0, 720))}q30 -8 60 0t60 0`,
        mix(haze, deep, 0.25),
        3,
        0.35,
      ),
    );
  const edge = s.wide ? s.w * 0.27 : s.w * 0.2;
  for (const side of [-1, 1]) {
    [
      [1.5, mix(haze, mid, 0.35), 0.7],
      [1.28, glow, 0.95],
      [1.2, mix(mid, glow, 0.45), 1],
      [0.98, glow, 0.8],
      [0.9, mid, 1],
      [0.6, mix(mid, glow, 0.5), 0.8],
      [0.54, mix(mid, deep, 0.6), 1],
      [0.24, mix(mid, glow, 0.4), 0.6],
      [0.19, deep, 1],
    ].forEach(([k, tone, o], i) => {
      const points = shoreLine(s, side, edge * Number(k), side * 2 + Math.floor(i / 2));
      s.put(
        path(
          `${smooth(points)}L${num(s.cx + side * (s.cx + 90))} 800V-60Z`,
          String(tone),
          Number(o),
        ),
      );
    });
  }
  const court = (d: string): string =>
    group(
      [
        line(d, mix(haze, deep, 0.35), 17, 0.5, 'transform="translate(4 6)"'),
        line(d, '#ffffff', 12),
      ],
      { x: s.cx, y: 360, turn: -17, s: s.wide ? 0.98 : 1 },
    );
  const lit = (x: number, y: number): Point => {
    const a = (-17 * Math.PI) / 180;
    return [s.cx + x * Math.cos(a) - y * Math.sin(a), 360 + x * Math.sin(a) + y * Math.cos(a)];
  };
  s.put(
    group(
      [
        rect(-300, -200, 600, 400, mix(sand, mid, 0.22), 20),
        ellipse(-140, 80, 90, 34, mix(mid, glow, 0.45), 0.8),
        ellipse(150, -70, 70, 26, mix(mid, glow, 0.45), 0.8),
        ellipse(170, 120, 50, 18, mix(mid, glow, 0.55), 0.8),
      ],
      { x: s.cx, y: 360, turn: -17 },
    ),
    court(
      'M-300 -200H300V200H-300ZM0 -200V200M-300 -80H-190V80H-300M300 -80H190V80H300M-70 0A70 70 0 1 0 70 0A70 70 0 1 0 -70 0',
    ),
  );
  for (const x of [-330, 330]) {
    const [px, py] = lit(x, 0);
    s.put(
      path(`M${num(px)} ${num(py)}l200 64l-6 16l-196 -60Z`, deep, 0.3),
      circle(px, py, 42, mix(accent, ink, 0.2)),
      circle(px - 3, py - 4, 36, accent),
      ring(px, py, 22, glow, 8),
    );
  }
  for (const [x, y, t, k] of [
    [-190, -110, 30, 0],
    [-120, 60, -40, 0],
    [-240, 130, 80, 0],
    [120, -120, 200, 1],
    [210, 30, 150, 1],
    [70, 130, 240, 1],
  ] as const)
    above(s, ...lit(x, y), 0.78, t, k ? accent : deep);
  const [bx, by] = lit(20, -60);
  s.put(
    ellipse(bx + 90, by + 50, 28, 14, deep, 0.35),
    line(
      `M${num(bx - 130)} ${num(by + 60)}Q${num(bx - 60)} ${num(by - 40)} ${num(bx)} ${num(by)}`,
      glow,
      7,
      0.9,
      'stroke-dasharray="3 18"',
    ),
    ball(s, bx, by, 40),
  );
  const crab = s.shape(
    ellipse(0, 0, 17, 12, accent),
    line(
      'M-14 6l-12 10M-16 -2l-16 2M14 6l12 10M16 -2l16 2M-10 -10l-10 -12M10 -10l10 -12',
      accent,
      4,
    ),
  );
  for (const [fx, y] of [
    [0.28, 560],
    [0.31, 610],
    [0.7, 96],
    [0.66, 640],
  ] as const)
    s.put(`<use href="${crab}" x="${num(s.w * fx)}" y="${String(y)}"/>`);
  for (const [fx, y, k] of [
    [0.1, 150, 1.5],
    [0.86, 560, 1.9],
    [0.17, 250, 0.9],
  ] as const)
    s.put(
      group(
        path(
          'M-50 -8Q-20 -34 0 -4Q20 -34 50 -8Q20 -14 4 10L0 24L-4 10Q-20 -14 -50 -8Z',
          deep,
          0.25,
        ),
        { x: s.w * fx + 50, y: y + 60, s: k, turn: 30 },
      ),
      group(
        [
          path(
            'M-50 -8Q-20 -34 0 -4Q20 -34 50 -8Q20 -14 4 10L0 24L-4 10Q-20 -14 -50 -8Z',
            '#ffffff',
          ),
          path('M-50 -8Q-36 -20 -26 -20Q-30 -14 -34 -10ZM50 -8Q36 -20 26 -20Q30 -14 34 -10Z', ink),
        ],
        { x: s.w * fx, y, s: k, turn: 30 },
      ),
    );
};
