/** Ink Wanderer: brush strokes on bare paper, one red seal of a sun. */
import { circle, ellipse, group, line, mix, num, path, rect, smooth, type Point } from '../kit';
import { flecks, rain } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { heights, paper, peak, seal, stroke, wanderer } from './ink-wanderer-props';

/** One circle of ink with the duel inside it. */
const duel = (s: Stage): void => {
  const { ink, deep, mid, haze, accent } = s.p;
  paper(s);
  const turn = (from: number, to: number, r: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => {
      const a = ((from + ((to - from) * i) / 12) * Math.PI) / 180;
      return [s.cx + Math.cos(a) * r, 360 + Math.sin(a) * r];
    });
  s.put(
    line(smooth(turn(-200, 118, 285)), deep, 46, 0.92),
    line(smooth(turn(-190, 132, 300)), ink, 16, 0.9),
    line(smooth(turn(-170, 142, 266)), mid, 7, 0.7),
    line(smooth(turn(110, 150, 284)), ink, 6, 0.8),
    line(smooth(turn(112, 146, 274)), ink, 4, 0.7),
  );
  for (let i = 0; i < 18; i += 1)
    s.put(
      ellipse(
        s.cx + s.r.range(-1, 1) * s.w * 0.46,
        s.r.range(40, 690),
        s.r.range(2, 13),
        s.r.range(2, 10),
        ink,
        s.r.range(0.3, 0.9),
      ),
    );
  stroke(
    s,
    [
      [s.cx - 330, 556],
      [s.cx - 160, 540],
      [s.cx, 552],
      [s.cx + 180, 540],
      [s.cx + 330, 556],
    ],
    34,
    mid,
    0.7,
  );
  wanderer(s, s.cx - 120, 548, 1.25);
  s.put(
    group(
      [
        path('M-30 0Q-34 -90 0 -130Q36 -90 34 0Z', ink),
        path('M-30 0Q-34 -90 0 -130Q-12 -60 -10 0Z', deep),
        circle(0, -140, 22, ink),
        path('M-22 -144L-34 -196L-6 -158ZM22 -144L34 -196L6 -158Z', ink),
        line('M-20 -80L-110 -120', ink, 6),
        path('M-104 -112L-200 -170L-112 -128Z', mid),
        circle(-8, -142, 4, accent),
        circle(8, -142, 4, accent),
      ],
      { x: s.cx + 150, y: 548, s: 1.2 },
    ),
  );
  s.put(
    line(
      `M${num(s.cx - 30)} 390L${num(s.cx + 60)} 320M${num(s.cx - 10)} 330L${num(s.cx + 30)} 390`,
      accent,
      7,
    ),
    path(
      `M0 60Q${num(s.w * 0.14)} 40 ${num(s.w * 0.18)} 120Q${num(s.w * 0.1)} 90 0 140Z`,
      haze,
      0.7,
    ),
    seal(s, s.w * 0.88, 130, 1.3),
  );
};

/** A river far below, a bamboo screen in front, rain. */
const bamboo = (s: Stage): void => {
  const { ink, deep, mid, haze, glow, accent } = s.p;
  paper(s);
  peak(s, s.w * 0.3, 480, 420, 340, mix(haze, mid, 0.5));
  peak(s, s.w * 0.7, 500, 340, 420, mix(haze, mid, 0.7));
  s.put(
    s.mist(330, 220, glow, 0.95),
    path(
      `M-9 500Q${num(s.w * 0.4)} 470 ${num(s.w + 9)} 520V730H-9Z`,
      s.down(mix(haze, glow, 0.5), haze),
    ),
  );
  for (let i = 0; i < 5; i += 1)
    stroke(
      s,
      [
        [s.w * (0.1 + i * 0.17), 560 + i * 26],
        [s.w * (0.18 + i * 0.17), 556 + i * 26],
        [s.w * (0.27 + i * 0.15), 562 + i * 26],
      ],
      8,
      mid,
      0.5,
    );
  s.put(
    path(
      `M${num(s.cx - 130)} 590Q${num(s.cx)} 640 ${num(s.cx + 150)} 584Q${num(s.cx + 100)} 640 ${num(s.cx)} 640Q${num(s.cx - 90)} 640 ${num(s.cx - 130)} 590Z`,
      ink,
    ),
    path(`M${num(s.cx - 60)} 602Q${num(s.cx)} 540 ${num(s.cx + 66)} 604Z`, deep),
    ellipse(s.cx, 652, 150, 9, mid, 0.4),
  );
  wanderer(s, s.cx + 96, 604, 0.55);
  for (const [fx, k, tone] of [
    [0.86, 1, mid],
    [0.8, 0.8, mix(mid, haze, 0.4)],
    [0.94, 1.5, ink],
    [0.05, 1.3, deep],
    [0.13, 0.9, mid],
  ] as const) {
    const x = s.w * fx;
    for (let i = 0; i < 6; i += 1)
      s.put(
        path(
          `M${num(x - 9 * k + i * 3)} ${num(726 - i * 130)}Q${num(x - 5 * k + i * 3)} ${num(660 - i * 130)} ${num(x - 8 * k + i * 3 + 3)} ${num(602 - i * 130)}H${num(x + 9 * k + i * 3)}Q${num(x + 5 * k + i * 3)} ${num(660 - i * 130)} ${num(x + 9 * k + i * 3)} ${num(726 - i * 130)}Z`,
          tone,
        ),
      );
    for (let i = 0; i < 9; i += 1)
      s.put(
        path(
          'M0 0Q40 -22 110 14Q50 18 0 0Z',
          tone,
          0.9,
          `transform="translate(${num(x + s.r.range(-10, 20))} ${num(s.r.range(20, 420))}) rotate(${num(s.r.chance(0.5) ? s.r.range(10, 60) : s.r.range(120, 170))}) scale(${num(k)})"`,
        ),
      );
  }
  s.put(seal(s, s.w * 0.24, 110, 1), circle(s.w * 0.56, 130, 54, accent, 0.9));
};

/** Pictures of Ink Wanderer. */
export const inkWanderer = scenery('ink-wanderer', {
  cover: heights,
  banner: heights,
  'gallery-1': bamboo,
  'gallery-2': duel,
  icon: (s) => {
    const { sky, glow, accent, haze } = s.p;
    s.put(rect(0, 0, s.w, s.h, s.slant(glow, sky, haze)), circle(s.cx + 60, 300, 220, accent));
    wanderer(s, s.cx - 40, 690, 3.3);
  },
  'scene-1': (s) => {
    s.hour('storm');
    s.mirror(() => bamboo(s));
    s.put(rain(s.r, s.w, s.h, 90, s.p.glow, 0.35, 46));
  },
  'scene-2': (s) => s.hour('night').mirror(() => heights(s)),
  'scene-3': (s) => {
    s.hour('dusk');
    s.mirror(() => duel(s));
    s.put(flecks(s.r, 0, 0, s.w, s.h, 30, s.p.accent, 7, 0.8));
  },
});
