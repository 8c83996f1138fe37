/** Opera Beneath the Moon: views, near and indoors. */
import { circle, ellipse, group, line, mix, num, path, rect } from '../kit';
import { flecks, stars } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { lantern, roof } from '../kit-things';
import { singer } from './moon-opera-props';

const curtain = (s: Stage, side: number, w: number): string => {
  const { mid, ink, accent, glow } = s.p;
  const folds = Array.from({ length: 5 }, (_, i) =>
    path(
      `M${num(i * w * 0.2)} -10Q${num(i * w * 0.2 + w * 0.04)} 300 ${num(i * w * 0.1)} 470H${num(i * w * 0.1 + w * 0.1)}Q${num(i * w * 0.2 + w * 0.22)} 300 ${num(i * w * 0.2 + w * 0.2)} -10Z`,
      i % 2 ? mix(mid, ink, 0.3) : mid,
    ),
  ).join('');
  return group(
    [
      path(
        `M0 -10H${num(w)}Q${num(w * 0.95)} 320 ${num(w * 0.42)} 480Q${num(w * 0.5)} 600 ${num(w * 0.34)} 740H0Z`,
        mix(mid, ink, 0.4),
      ),
      folds,
      path(
        `M${num(w * 0.44)} 480Q${num(w * 0.5)} 600 ${num(w * 0.36)} 740H0V470Z`,
        s.across(mix(mid, ink, 0.5), mid),
      ),
      path(
        `M-9 452Q${num(w * 0.24)} 490 ${num(w * 0.52)} 450L${num(w * 0.52)} 486Q${num(w * 0.24)} 526 -9 490Z`,
        accent,
      ),
      path(
        `M-9 452Q${num(w * 0.24)} 490 ${num(w * 0.52)} 450V458Q${num(w * 0.24)} 500 -9 462Z`,
        mix(accent, glow, 0.6),
      ),
      line(`M${num(w * 0.4)} 496v70m-9 0h18m-14 0v26m10 -26v26`, accent, 7),
    ],
    { x: side < 0 ? 0 : s.w, flip: side > 0, sy: 1 },
  );
};

const heads = (s: Stage, y: number): void => {
  const { ink, deep, haze, accent } = s.p;
  for (let row = 0; row < 2; row += 1)
    for (let x = row * 50 - 20; x < s.w + 60; x += 104) {
      const [hx, hy, k] = [x + s.r.range(-14, 14), y + row * 52 + s.r.range(-8, 8), 1 + row * 0.25];
      const tone = row ? ink : mix(deep, ink, 0.4);
      s.put(
        path(
          `M${num(hx - 52 * k)} 740Q${num(hx - 50 * k)} ${num(hy + 34 * k)} ${num(hx)} ${num(hy + 30 * k)}Q${num(hx + 50 * k)} ${num(hy + 34 * k)} ${num(hx + 52 * k)} 740Z`,
          tone,
        ),
        circle(hx, hy, 27 * k, tone),
        line(
          `M${num(hx - 22 * k)} ${num(hy - 14 * k)}A${num(26 * k)} ${num(26 * k)} 0 0 1 ${num(hx + 10 * k)} ${num(hy - 24 * k)}`,
          mix(haze, accent, 0.4),
          3,
          0.8,
        ),
      );
      if (s.r.chance(0.35)) s.put(circle(hx + 4, hy - 24 * k, 13 * k, tone));
      else if (s.r.chance(0.3))
        s.put(
          path(
            `M${num(hx + 40)} ${num(hy + 20)}L${num(hx + 20)} ${num(hy - 54)}Q${num(hx + 60)} ${num(hy - 84)} ${num(hx + 96)} ${num(hy - 40)}Z`,
            mix(accent, ink, 0.35),
          ),
        );
    }
};

/** The night with a great moon. */
export const moonNight = (s: Stage, x: number, y: number, r: number): void => {
  const { sky, haze, glow, deep, mid } = s.p;
  s.sky(sky, mix(sky, haze, 0.6), haze, mix(haze, mid, 0.5));
  s.put(
    stars(s.r, s.w, s.h * 0.7, 110, glow, 1.8),
    s.halo(x, y, r * 1.9, glow, 0.55),
    circle(x, y, r, s.ball('#ffffff', glow, mix(glow, haze, 0.3))),
  );
  for (const [a, b, k] of [
    [0.35, -0.3, 0.2],
    [-0.4, 0.15, 0.16],
    [0.1, 0.45, 0.12],
    [-0.2, -0.5, 0.1],
    [0.55, 0.2, 0.1],
  ] as const)
    s.put(ellipse(x + a * r, y + b * r, k * r, k * r * 0.85, mix(glow, haze, 0.2), 0.55));
  for (let i = 0; i < 4; i += 1)
    s.put(
      path(
        `M${num(x - r * 1.6 + i * r * 0.7)} ${num(y + r * (0.2 + (i % 2) * 0.42))}q${num(r * 0.2)} ${num(-r * 0.12)} ${num(r * 0.42)} 0q${num(r * 0.16)} ${num(-r * 0.1)} ${num(r * 0.36)} 0q${num(-r * 0.4)} ${num(r * 0.1)} ${num(-r * 0.78)} 0Z`,
        mix(haze, deep, 0.2),
        0.55,
      ),
    );
};

/** The stage from the stalls. */
export const front = (s: Stage): void => {
  const { ink, deep, mid, accent, glow, haze } = s.p;
  moonNight(s, s.cx, 330, 262);
  const half = s.wide ? 640 : Math.min(540, s.w * 0.46);
  s.put(
    path(
      `M${num(s.cx - half)} 640V560H${num(s.cx + half)}V640Z`,
      s.down(mix(mid, accent, 0.25), mid),
    ),
    path(
      `M${num(s.cx - half * 0.86)} 520H${num(s.cx + half * 0.86)}L${num(s.cx + half)} 566H${num(s.cx - half)}Z`,
      s.down(mix(mid, glow, 0.3), mix(mid, accent, 0.3)),
    ),
    ellipse(s.cx, 546, 240, 17, glow, 0.4),
  );
  for (let i = 0; i < 11; i += 1)
    s.put(
      path(
        `M${num(s.cx - half + (half * 2 * i) / 11)} 566h${num((half * 2) / 11)}q-10 46 ${num(-half / 11)} 46t${num(-half / 11)} -46Z`,
        i % 2 ? accent : mix(accent, ink, 0.25),
      ),
    );
  for (const side of [-1, 1])
    s.put(
      rect(
        s.cx + side * half - 22,
        90,
        44,
        550,
        s.across(mix(mid, glow, 0.35), mid, mix(mid, ink, 0.5)),
        6,
      ),
      rect(s.cx + side * half - 34, 540, 68, 100, mix(deep, ink, 0.4), 6),
      line(
        `M${num(s.cx + side * half - 18)} 200q18 30 36 0m-36 70q18 30 36 0m-36 70q18 30 36 0m-36 70q18 30 36 0`,
        accent,
        6,
      ),
    );
  s.put(
    roof(s.cx, 92, half * 2 + 260, 104, ink, mix(deep, accent, 0.35)),
    rect(s.cx - half, 84, half * 2, 40, mix(deep, ink, 0.3)),
    rect(s.cx - half, 118, half * 2, 7, accent),
  );
  for (let i = 0; i < 15; i += 1)
    s.put(circle(s.cx - half + (half * 2 * (i + 0.5)) / 15, 102, 10, i % 2 ? mid : accent));
  const lamp = s.shape(
    s.halo(0, 32, 100, accent, 0.55),
    lantern(0, 0, 60, 12, s.ball(glow, accent, mix(accent, mid, 0.6)), glow, ink),
  );
  for (const q of [-0.8, -0.5, 0.5, 0.8])
    s.put(`<use href="${lamp}" x="${num(s.cx + q * half)}" y="124"/>`);
  singer(s, s.cx, 548, 0.98);
  for (const side of [-1, 1]) {
    const x = s.cx + side * half * 0.68;
    s.put(
      group(
        [
          line('M-34 0L-50 -60M34 0L50 -60', ink, 7),
          ellipse(0, -76, 66, 22, mid),
          path('M-66 -76V-50Q0 -24 66 -50V-76Q0 -52 -66 -76Z', mix(mid, ink, 0.35)),
          ellipse(0, -78, 54, 16, glow),
          path('M-30 -60Q-40 -150 0 -176Q44 -150 40 -60Z', mix(deep, haze, 0.2), 0),
          line('M-20 -130L20 -88', accent, 6),
        ],
        { x, y: 546, s: 0.9, flip: side > 0 },
      ),
    );
  }
  s.put(
    curtain(s, -1, Math.max(230, s.cx - half + 130)),
    curtain(s, 1, Math.max(230, s.cx - half + 130)),
  );
  heads(s, 640);
  s.put(flecks(s.r, s.cx - 400, 130, 800, 420, 30, accent, 4, 0.9));
};
