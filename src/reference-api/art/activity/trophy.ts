/** Activity cover 8: a trophy on a hill. */
import { circle, ellipse, group, line, mix, num, path, rect } from '../kit';
import { rays } from '../kit-field';
import { figure } from '../kit-figures';
import { cloudPath, hillsPath, ridgePath, sparkle } from '../kit-nature';
import { activityArt } from './stage';

/** Draws a trophy on a hill for a frame of any width and height. */
export const trophy = activityArt('trophy', 'sky-whale', (s, p) => {
  const { sky, haze, mid, deep, ink, accent, glow } = p;
  s.sky(mix(sky, mid, 0.7), sky, haze, mix(haze, accent, 0.4));
  const gold = s.across(
    mix(accent, glow, 0.75),
    mix(accent, glow, 0.3),
    accent,
    mix(accent, deep, 0.5),
  );
  s.put(rays(s.cx, 300, 1400, 0, 360, 16, glow, 0.22), s.halo(s.cx, 300, 480, glow, 0.95));
  for (let i = 0; i < 7; i += 1)
    s.put(
      path(
        cloudPath(s.r, s.r.range(-100, s.w - 100), 130 + i * 62, s.r.range(180, 360), 52),
        glow,
        0.7,
      ),
    );
  s.put(
    path(ridgePath(s.r, s.w, s.h, 560, 170, 180), mix(haze, mid, 0.4)),
    path(hillsPath(s.r, s.w, s.h, 600, 60, 260), mix(mid, haze, 0.3)),
  );
  s.put(
    path(
      `M-9 730Q${num(s.w * 0.3)} 700 ${num(s.cx - 130)} 560Q${num(s.cx)} 500 ${num(s.cx + 130)} 560Q${num(s.w * 0.7)} 700 ${num(s.w + 9)} 730Z`,
      s.slant(mix(mid, glow, 0.2), mid, deep),
    ),
    path(
      `M-9 730Q${num(s.w * 0.3)} 700 ${num(s.cx - 130)} 560Q${num(s.cx - 60)} 524 ${num(s.cx)} 520Q${num(s.cx - 130)} 590 ${num(s.w * 0.26)} 730Z`,
      glow,
      0.4,
    ),
  );
  s.put(
    line(
      `M${num(s.cx - 330)} 740Q${num(s.cx + 120)} 680 ${num(s.cx - 60)} 620T${num(s.cx)} 560`,
      mix(glow, accent, 0.25),
      16,
      0.9,
    ),
  );
  for (const [dx, y, h] of [
    [-300, 690, 76],
    [-180, 662, 66],
    [60, 668, 60],
    [210, 640, 70],
  ] as const)
    s.put(
      figure(s.cx + dx, y, h, ink, accent),
      line(`M${num(s.cx + dx + 8)} ${num(y - h * 0.55)}l${num(h * 0.26)} ${num(-h * 0.4)}`, ink, 5),
    );
  for (const side of [-1, 1])
    for (const [dx, h] of [
      [250, 200],
      [400, 250],
    ] as const)
      s.put(
        group(
          [
            line(`M0 0V${num(-h)}`, ink, 8),
            path(
              `M0 ${num(-h)}Q50 ${num(-h - 24)} 90 ${num(-h + 4)}T170 ${num(-h)}V${num(-h + 80)}Q130 ${num(-h + 100)} 90 ${num(-h + 80)}T0 ${num(-h + 80)}Z`,
              s.across(dx > 300 ? accent : glow, dx > 300 ? mix(accent, deep, 0.3) : haze),
            ),
            circle(0, -h - 6, 9, accent),
          ],
          { x: s.cx + side * dx, y: 660 + (dx - 250) * 0.25, flip: side < 0 },
        ),
      );
  s.camera({ x: s.cx, y: 540, s: 1.14 }, () => {
    s.put(
      path('M-96 0L-80 -56H80L96 0Z', s.across(mix(deep, glow, 0.3), deep, ink)),
      rect(-60, -44, 120, 30, gold, 4),
      path('M-56 -56Q-50 -86 -18 -96V-140H18V-96Q50 -86 56 -56Z', gold),
    );
    s.put(
      `<path d="M-120 -330Q-220 -340 -206 -250Q-190 -190 -96 -190" fill="none" stroke="${mix(accent, glow, 0.4)}" stroke-width="24"/><path d="M120 -330Q220 -340 206 -250Q190 -190 96 -190" fill="none" stroke="${mix(accent, deep, 0.2)}" stroke-width="24"/>`,
    );
    s.put(
      path('M-136 -370H136Q140 -130 0 -128Q-140 -130 -136 -370Z', gold),
      ellipse(0, -370, 136, 26, mix(accent, glow, 0.7)),
      ellipse(0, -368, 116, 18, mix(accent, deep, 0.35)),
      path('M-116 -340Q-116 -190 -50 -150Q-84 -220 -84 -338Z', glow, 0.75),
      sparkle(6, -260, 70, glow),
      sparkle(150, -400, 30, '#ffffff'),
      sparkle(-170, -430, 20, '#ffffff'),
    );
  });
  for (let i = 0; i < 60; i += 1)
    s.put(
      rect(
        s.r.range(0, s.w),
        s.r.range(0, 520),
        s.r.range(8, 16),
        s.r.range(5, 9),
        s.r.pick([accent, glow, deep, mid]),
        2,
        0.9,
        `transform="rotate(${num(s.r.range(-30, 30))} ${num(s.cx)} 300)"`,
      ),
    );
});
