/** Activity cover 3: cake and confetti. */
import { circle, ellipse, group, line, mix, num, path, poly, rect } from '../kit';
import { rays } from '../kit-field';
import { activityArt } from './stage';

/** Draws cake and confetti for a frame of any width and height. */
export const cake = activityArt('cake', 'paper-kingdom', (s, p) => {
  const { sky, haze, mid, deep, ink, accent, glow } = p;
  s.sky(mix(mid, deep, 0.2), mid, mix(haze, mid, 0.3), haze);
  s.put(s.halo(s.cx, 300, 620, glow, 0.8), rays(s.cx, 330, 1300, 0, 360, 18, glow, 0.16));
  s.put(line(`M-9 60Q${num(s.w * 0.25)} 170 ${num(s.cx)} 70T${num(s.w + 9)} 60`, deep, 4));
  for (let i = 0; i < 17; i += 1) {
    const q = (i + 0.5) / 17;
    const y = 74 + Math.sin(q * 6.283) * 44;
    s.put(
      poly(
        [
          [s.w * q - 32, y],
          [s.w * q + 32, y],
          [s.w * q, y + 72],
        ],
        [accent, glow, deep, mix(mid, glow, 0.4)][i % 4] ?? accent,
      ),
    );
  }
  s.put(
    ellipse(s.cx, 700, 620, 110, mix(haze, glow, 0.5)),
    ellipse(s.cx, 660, 400, 50, mix(deep, mid, 0.4), 0.5),
    ellipse(s.cx, 640, 380, 46, glow),
    ellipse(s.cx, 634, 340, 36, haze),
  );
  const tier = (y: number, w: number, h: number, body: string, cream: string): void => {
    let drip = `M${num(s.cx - w)} ${num(y)}`;
    for (let i = 0; i < 9; i += 1)
      drip += `q${num(w / 9)} ${num(i % 2 ? 40 : 74)} ${num((w * 2) / 9)} 0`;
    s.put(
      path(
        `M${num(s.cx - w)} ${num(y)}V${num(y + h)}Q${num(s.cx)} ${num(y + h + 40)} ${num(s.cx + w)} ${num(y + h)}V${num(y)}Z`,
        s.across(mix(body, glow, 0.5), body, mix(body, deep, 0.6)),
      ),
      path(`${drip}Q${num(s.cx)} ${num(y - 50)} ${num(s.cx - w)} ${num(y)}Z`, cream),
      ellipse(s.cx, y, w, 36, cream),
      ellipse(s.cx - w * 0.1, y - 5, w * 0.8, 24, '#ffffff', 0.6),
    );
  };
  tier(480, 290, 140, mid, glow);
  tier(340, 210, 130, mix(accent, glow, 0.35), mix(mid, glow, 0.6));
  tier(226, 136, 106, haze, glow);
  for (let i = 0; i < 11; i += 1)
    s.put(
      circle(
        s.cx - 260 + i * 52,
        616 + Math.sin((i / 10) * 3.14) * 34,
        19,
        s.ball(glow, mix(mid, glow, 0.3), deep),
      ),
    );
  for (let i = -2; i <= 2; i += 1) {
    const [x, y] = [s.cx + i * 46, 216 + (2 - Math.abs(i)) * 9];
    s.put(
      s.halo(x, y - 104, 70, accent, 0.9),
      rect(
        x - 8,
        y - 82,
        16,
        84,
        s.across(i % 2 ? glow : mid, i % 2 ? mix(glow, mid, 0.4) : deep),
        4,
      ),
      path(
        `M${num(x - 13)} ${num(y - 92)}Q${num(x - 12)} ${num(y - 112)} ${num(x)} ${num(y - 132)}Q${num(x + 14)} ${num(y - 112)} ${num(x + 13)} ${num(y - 92)}Q${num(x)} ${num(y - 80)} ${num(x - 13)} ${num(y - 92)}Z`,
        accent,
      ),
      ellipse(x, y - 96, 5, 9, '#ffffff'),
    );
  }
  for (const [fx, k, c] of [
    [0.13, 1.2, accent],
    [0.22, 0.8, deep],
    [0.86, 1.15, mid],
    [0.78, 0.75, accent],
  ] as const)
    s.put(
      group(
        [
          rect(-90, -130, 180, 130, s.across(mix(c, glow, 0.35), c, mix(c, ink, 0.3)), 6),
          rect(-100, -164, 200, 46, mix(c, glow, 0.25), 6),
          rect(-17, -164, 34, 164, glow),
          path('M0 -164Q-80 -240 -84 -180Q-70 -156 0 -164Q80 -240 84 -180Q70 -156 0 -164Z', glow),
        ],
        { x: s.w * fx, y: 694, s: k },
      ),
    );
  for (let i = 0; i < 90; i += 1)
    s.put(
      rect(
        s.r.range(0, s.w),
        s.r.range(10, 700),
        s.r.range(8, 18),
        s.r.range(5, 10),
        s.r.pick([accent, glow, deep, sky]),
        2,
        0.95,
        `transform="rotate(${num(s.r.range(-24, 24))} ${num(s.cx)} 360)"`,
      ),
    );
});
