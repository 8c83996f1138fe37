/** Midnight Frequency: views, near and indoors. */
import { circle, line, mix, num, path, poly, rect } from '../kit';
import { figure } from '../kit-figures';
import { pine, rain, ridgePath, stars } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { mast, poles, town } from './midnight-radio-props';

/** Windscreen frame, mirror, dashboard with the glowing dial, the wheel. */
const cabin = (s: Stage): void => {
  const { mid, deep, ink, glow, accent, haze } = s.p;
  const w = s.w;
  s.put(
    s.frame(
      `M${num(w * 0.1)} 40Q${num(s.cx)} 6 ${num(w * 0.9)} 40Q${num(w * 0.93)} 50 ${num(w * 0.97)} 510Q${num(s.cx)} 440 ${num(w * 0.03)} 510Q${num(w * 0.07)} 50 ${num(w * 0.1)} 40Z`,
      s.down(ink, mix(ink, deep, 0.6)),
    ),
  );
  s.put(
    path(`M-9 520Q${num(s.cx)} 440 ${num(w + 9)} 520V730H-9Z`, s.down(mix(deep, mid, 0.6), ink)),
    line(`M-9 520Q${num(s.cx)} 440 ${num(w + 9)} 520`, mix(mid, haze, 0.7), 5),
  );
  s.put(
    rect(s.cx - 80, 26, 160, 50, ink, 22),
    rect(s.cx - 70, 34, 140, 34, s.slant(mix(haze, glow, 0.2), deep), 16),
    line(`M${num(s.cx + 40)} 76v60`, mix(haze, glow, 0.3), 3),
    path(`M${num(s.cx + 40)} 130l-16 34h32Z`, accent),
  );
  const x = s.cx + 40;
  s.put(
    s.halo(x, 590, 300, glow, 0.4),
    rect(x - 170, 540, 340, 130, ink, 18),
    rect(x - 156, 552, 312, 64, s.down(mix(glow, accent, 0.15), mix(glow, mid, 0.35)), 8),
  );
  for (let i = 0; i < 25; i += 1)
    s.put(line(`M${num(x - 138 + i * 11.5)} 560v${i % 5 ? '10' : '22'}`, ink, 3));
  s.put(
    line(`M${num(x - 138)} 602H${num(x + 138)}`, mix(mid, ink, 0.3), 3),
    line(`M${num(x + 52)} 554V614`, accent, 6),
    circle(x - 130, 642, 18, mix(mid, haze, 0.5)),
    circle(x + 130, 642, 18, mix(mid, haze, 0.5)),
    circle(x - 134, 638, 7, glow),
  );
  for (let i = 0; i < 5; i += 1)
    s.put(rect(x - 88 + i * 37, 630, 28, 24, i === 3 ? accent : mix(mid, haze, 0.3), 5));
  const wx = w * (s.wide ? 0.3 : 0.2);
  s.put(
    `<circle cx="${num(wx)}" cy="760" r="216" fill="none" stroke="${ink}" stroke-width="40"/>`,
    line(`M${num(wx - 190)} 640A216 216 0 0 1 ${num(wx + 40)} 536`, mix(mid, haze, 0.7), 7),
    path(
      `M${num(wx - 210)} 730L${num(wx - 60)} 690H${num(wx + 60)}L${num(wx + 210)} 730V740H${num(wx - 210)}Z`,
      ink,
    ),
    path(
      `M${num(wx - 190)} 596q-24 24 -20 70q30 20 52 -10q6 -40 20 -56q-20 -30 -52 -4Z`,
      mix(mid, haze, 0.45),
    ),
  );
};

/** The road to the mast, seen from the driver's seat. */
export const drive = (s: Stage): void => {
  const { haze, mid, deep, ink, glow } = s.p;
  const vx = s.w * (s.wide ? 0.58 : 0.5);
  s.put(rect(-2, -2, s.w + 4, 420, s.down(mix(s.p.sky, haze, 0.15), haze, mix(haze, glow, 0.3))));
  s.put(stars(s.r, s.w, 280, 80, glow, 1.8), s.halo(vx + 210, 250, 620, mix(haze, glow, 0.3), 0.6));
  s.put(
    path(ridgePath(s.r, s.w, s.h, 400, 110, 150), mix(mid, haze, 0.8)),
    s.mist(300, 150, mix(haze, glow, 0.25), 0.6),
  );
  s.put(
    path(
      `M-9 400Q${num(vx - 160)} 380 ${num(vx)} 330Q${num(vx + 120)} 300 ${num(vx + 210)} 296Q${num(vx + 380)} 310 ${num(s.w + 9)} 400V730H-9Z`,
      mix(mid, deep, 0.5),
    ),
  );
  mast(s, vx + 220, 330, 196, 7);
  s.put(
    rect(vx + 150, 296, 56, 34, ink),
    rect(vx + 158, 304, 14, 14, glow),
    rect(vx + 180, 304, 14, 14, glow),
  );
  town(s, 404, mix(deep, ink, 0.3), 13, 0.85);
  s.put(rect(-2, 400, s.w + 4, 330, s.down(mix(deep, haze, 0.15), ink)));
  s.put(
    poly(
      [
        [vx - 20, 398],
        [vx + 20, 398],
        [vx + 420, 730],
        [vx - 560, 730],
      ],
      mix(deep, ink, 0.5),
    ),
    poly(
      [
        [vx - 60, 420],
        [vx + 60, 420],
        [vx + 520, 730],
        [vx - 620, 730],
      ],
      s.down([glow, 0.1], [glow, 0.75]),
    ),
  );
  for (let i = 0; i < 6; i += 1) {
    const [a, b] = [0.06 + i * i * 0.028, 0.1 + i * i * 0.038];
    s.put(
      poly(
        [
          [vx - 3 * a - 70 * a, 398 + 332 * a],
          [vx + 3 * a - 64 * a, 398 + 332 * a],
          [vx + 12 * b - 64 * b, 398 + 332 * b],
          [vx - 12 * b - 70 * b, 398 + 332 * b],
        ],
        glow,
        0.9,
      ),
    );
  }
  poles(
    s,
    [
      [vx + 380, 640, 460],
      [vx + 220, 500, 210],
      [vx + 130, 446, 110],
      [vx + 80, 424, 60],
    ],
    ink,
  );
  for (const [dx, h] of [
    [-640, 420],
    [-500, 330],
    [-400, 250],
    [-300, 190],
    [-220, 130],
  ] as const)
    s.put(pine(vx + dx, 420 + h * 0.32, h, mix(deep, ink, 0.5), mix(mid, haze, 0.5)));
  s.put(figure(vx - 90, 486, 84, ink, glow));
  s.put(rain(s.r, s.w, 560, 26, mix(haze, glow, 0.6), 0.35, 24, -0.1));
  cabin(s);
};
