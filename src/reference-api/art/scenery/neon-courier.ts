/** Neon Courier: looking down into a rainy street canyon, a hover bike diving through it. */
import { circle, ellipse, line, mix, num, path, poly, rect } from '../kit';
import { rain } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { bike, canyon, dive } from './neon-courier-props';

const sign = (s: Stage, x: number, y: number, w: number, h: number, c: string): void => {
  s.put(
    s.halo(x + w / 2, y + h / 2, Math.max(w, h), c, 0.45),
    rect(x, y, w, h, s.p.ink, 8),
    `<rect x="${num(x + 5)}" y="${num(y + 5)}" width="${num(w - 10)}" height="${num(h - 10)}" rx="6" fill="none" stroke="${c}" stroke-width="5"/>`,
  );
  const n = Math.max(1, Math.round(h / w));
  for (let i = 0; i < n; i += 1) {
    const [cx, cy, r] = [x + w / 2, y + (h * (i + 0.5)) / n, Math.min(w, h / n) * 0.24];
    const mark = i % 3;
    s.put(
      mark === 0
        ? `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="none" stroke="${c}" stroke-width="5"/>`
        : mark === 1
          ? line(
              `M${num(cx - r)} ${num(cy + r)}L${num(cx)} ${num(cy - r)}L${num(cx + r)} ${num(cy + r)}Z`,
              c,
              5,
            )
          : line(
              `M${num(cx - r)} ${num(cy - r)}L${num(cx + r)} ${num(cy)}L${num(cx - r)} ${num(cy + r)}`,
              c,
              5,
            ),
    );
  }
};

/** Street level: signs and their reflections on the wet road. */
const street = (s: Stage): void => {
  const { sky, haze, mid, deep, ink, accent, glow } = s.p;
  const draw = (): void => {
    for (let plane = 0; plane < 3; plane += 1) {
      const tone = mix(mix(haze, glow, 0.15), mix(deep, ink, 0.4), plane / 2);
      for (let i = 0; i < 9 - plane * 2; i += 1) {
        const n = 8 - plane * 2;
        const x = (s.w * i) / n + s.r.range(-20, 20);
        const gap = Math.abs(x / s.w - 0.5);
        const w = s.w / n - 8;
        const top = 250 - plane * 60 - gap * 380 + s.r.range(-30, 30);
        if (plane > 0 && gap < 0.12 + plane * 0.08) continue;
        s.put(rect(x - w / 2, top, w, 500 - top, s.down(tone, mix(tone, ink, 0.5))));
        let d = '';
        for (let yy = top + 20; yy < 470; yy += 30)
          for (let c = 0; c < 4; c += 1)
            if (s.r.chance(0.35))
              d += `M${num(x - w / 2 + w * (0.12 + c * 0.21))} ${num(yy)}h${num(w * 0.13)}v14h${num(-w * 0.13)}z`;
        s.put(path(d, plane % 2 ? accent : glow, 0.7));
      }
    }
    for (const [fx, y, w, h, c] of [
      [0.1, 120, 60, 220, glow],
      [0.26, 250, 56, 160, accent],
      [0.74, 210, 60, 190, accent],
      [0.9, 90, 70, 260, glow],
      [0.64, 320, 110, 50, glow],
      [0.36, 330, 100, 46, accent],
    ] as const)
      sign(s, s.w * fx - w / 2, y, w, h, c);
  };
  s.sky(sky, mid, haze);
  s.put(s.halo(s.cx, 460, 460, glow, 0.7));
  draw();
  s.put(rect(-2, 498, s.w + 4, 230, s.down(mix(haze, glow, 0.35), deep, ink)));
  for (const [fx, c] of [
    [0.1, glow],
    [0.26, accent],
    [0.5, '#ffffff'],
    [0.74, accent],
    [0.9, glow],
    [0.64, glow],
    [0.36, accent],
  ] as const)
    s.put(rect(s.w * fx - 26, 500, 52, 200, s.down([c, 0.6], [c, 0]), 20));
  for (let i = 0; i < 26; i += 1)
    s.put(
      ellipse(
        s.r.range(0, s.w),
        s.r.range(520, 710),
        s.r.range(14, 60),
        2,
        s.r.chance(0.5) ? accent : glow,
        0.5,
      ),
    );
  bike(s, s.w * 0.46, 560, 0.9, -3, true);
  s.put(rain(s.r, s.w, s.h, 100, mix(accent, '#ffffff', 0.6), 0.35, 44));
};

/** The parcel on a ledge, the city out of focus. */
const ledge = (s: Stage): void => {
  const { sky, haze, mid, deep, ink, accent, glow } = s.p;
  s.sky(sky, haze, mix(haze, glow, 0.4));
  for (let i = 0; i < 26; i += 1)
    s.put(
      circle(
        s.r.range(0, s.w),
        s.r.range(60, 560),
        s.r.range(16, 66),
        s.r.pick([accent, glow, haze]),
        0.22,
      ),
    );
  for (let x = -20; x < s.w; x += 120)
    s.put(
      rect(
        x,
        s.r.range(220, 400),
        s.r.range(70, 110),
        420,
        s.down(mix(haze, deep, 0.5), deep),
        0,
        0.75,
      ),
    );
  s.put(
    path(`M-9 560L${num(s.w * 0.72)} 520L${num(s.w + 9)} 560V730H-9Z`, s.down(deep, ink)),
    line(`M-9 560L${num(s.w * 0.72)} 520L${num(s.w + 9)} 560`, glow, 5),
  );
  const x = s.w * 0.36;
  s.put(
    s.halo(x, 430, 340, accent, 0.5),
    poly(
      [
        [x - 150, 390],
        [x + 10, 440],
        [x + 10, 620],
        [x - 150, 560],
      ],
      s.across(mix(glow, '#ffffff', 0.15), glow),
    ),
    poly(
      [
        [x + 10, 440],
        [x + 160, 390],
        [x + 160, 560],
        [x + 10, 620],
      ],
      s.across(mix(glow, mid, 0.45), mix(glow, deep, 0.7)),
    ),
    poly(
      [
        [x - 150, 390],
        [x, 346],
        [x + 160, 390],
        [x + 10, 440],
      ],
      mix(glow, '#ffffff', 0.45),
    ),
    poly(
      [
        [x - 86, 410],
        [x - 54, 420],
        [x - 54, 597],
        [x - 86, 585],
      ],
      ink,
    ),
    poly(
      [
        [x - 86, 410],
        [x + 68, 365],
        [x + 96, 373],
        [x - 54, 420],
      ],
      ink,
    ),
    circle(x + 86, 500, 34, accent),
    line(`M${num(x + 70)} 504l12 12l22 -30`, ink, 8),
  );
  s.put(
    path(
      `M${num(s.w * 0.7)} 540Q${num(s.w * 0.66)} 420 ${num(s.w * 0.78)} 410Q${num(s.w * 0.89)} 420 ${num(s.w * 0.87)} 556Q${num(s.w * 0.78)} 580 ${num(s.w * 0.7)} 540Z`,
      s.ball(mix(haze, glow, 0.6), deep, ink),
    ),
    path(
      `M${num(s.w * 0.7)} 500Q${num(s.w * 0.7)} 460 ${num(s.w * 0.8)} 452L${num(s.w * 0.82)} 520Q${num(s.w * 0.76)} 540 ${num(s.w * 0.7)} 526Z`,
      s.slant('#ffffff', accent),
    ),
  );
  s.put(rain(s.r, s.w, s.h, 70, '#ffffff', 0.4, 50, -0.2));
};

/** Pictures of Neon Courier. */
export const neonCourier = scenery('neon-courier', {
  cover: dive,
  banner: dive,
  'gallery-1': street,
  'gallery-2': ledge,
  icon: (s) => {
    s.put(
      rect(0, 0, s.w, s.h, s.slant(s.p.haze, s.p.sky, s.p.ink)),
      s.halo(300, 380, 420, s.p.glow, 0.6),
    );
    bike(s, s.cx + 20, 430, 1.55, -16);
  },
  'scene-1': (s) => s.hour('dusk').mirror(() => street(s)),
  'scene-2': (s) => s.hour('pale').mirror(() => ledge(s)),
  'scene-3': (s) => {
    canyon(s, s.w * 0.62, 300);
    for (const [fx, y, k] of [
      [0.3, 250, 0.34],
      [0.5, 470, 0.5],
      [0.2, 560, 0.72],
    ] as const)
      bike(s, s.w * fx, y, k, 14, true);
  },
});
