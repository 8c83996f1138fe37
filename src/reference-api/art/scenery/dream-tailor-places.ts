/** Dream Tailor: views, near and indoors. */
import { circle, ellipse, group, line, mix, num, rect, ring } from '../kit';
import { crescent } from '../kit-field';
import { cat, figure } from '../kit-figures';
import { type Stage } from '../kit-stage';
import { cloth, needle, patchHill, stitch, thread } from './dream-tailor-props';

/** The needle that sews the hills to the sky. */
export const sewn = (s: Stage): void => {
  const { ink, glow, accent, deep, haze } = s.p;
  cloth(s);
  const x = s.w * (s.wide ? 0.24 : 0.19);
  s.put(
    s.halo(x, 180, 260, glow, 0.5),
    crescent(x, 180, 104, s.slant('#ffffff', glow, accent), -20),
    stitch(`M${num(x - 92)} 236A110 110 0 0 0 ${num(x + 96)} 236`, deep, 4),
  );
  s.put(line(`M${num(x)} -10V70`, accent, 5), circle(x, 74, 8, accent));
  const rise = s.wide ? 0 : 10;
  patchHill(
    s,
    [
      [-60, 470],
      [s.w * 0.16, 430 + rise],
      [s.w * 0.38, 500],
      [s.w * 0.62, 440],
      [s.w * 0.84, 470],
      [s.w + 60, 400],
    ],
    84,
    0.22,
  );
  const nx = s.w * (s.wide ? 0.66 : 0.6);
  thread(
    s,
    [
      [-40, 330],
      [s.w * 0.1, 360],
      [s.w * 0.22, 420],
      [s.w * 0.36, 300],
      [s.w * 0.44, 110],
      [s.w * 0.54, 60],
      [nx + 246, 78],
    ],
    11,
  );
  needle(s, nx - 18, 580, 0.96, 27);
  thread(
    s,
    [
      [nx + 256, 74],
      [s.w * 0.93, 190],
      [s.w * 0.86, 330],
      [s.w + 50, 390],
    ],
    11,
  );
  patchHill(
    s,
    [
      [-60, 610],
      [s.w * 0.2, 590],
      [s.w * 0.42, 560],
      [s.w * 0.52, 588],
      [s.w * 0.7, 560],
      [s.w + 60, 620],
    ],
    104,
    0,
  );
  s.put(ellipse(nx - 16, 574, 26, 9, deep));
  for (let i = 0; i < 5; i += 1)
    s.put(
      line(`M${num(nx - 90 - i * 78)} ${num(566 + i * 8)}l-34 ${num(-14 + i)}`, accent, 11),
      line(
        `M${num(nx - 90 - i * 78)} ${num(563 + i * 8)}l-34 ${num(-14 + i)}`,
        mix(accent, glow, 0.6),
        3,
      ),
    );
  s.put(
    figure(nx - 150, 578, 118, ink, accent),
    line(`M${num(nx - 130)} 512Q${num(nx - 70)} 470 ${num(nx - 34)} 510`, accent, 4),
    cat(nx - 220, 582, 50, ink, mix(deep, glow, 0.4)),
  );
  const spool = (px: number, py: number, k: number, tone: string): Stage =>
    s.put(
      group(
        [
          rect(-52, -20, 104, 22, mix(deep, glow, 0.3), 8),
          rect(-40, -110, 80, 92, s.across(mix(tone, glow, 0.5), tone, mix(tone, ink, 0.5)), 8),
          line(
            'M-38 -92L38 -84M-38 -72L38 -64M-38 -52L38 -44M-38 -32L38 -26',
            mix(tone, ink, 0.35),
            4,
            0.7,
          ),
          rect(-52, -128, 104, 22, mix(deep, glow, 0.45), 8),
        ],
        { x: px, y: py, s: k },
      ),
    );
  spool(s.w * 0.12, 700, 1.3, accent);
  spool(s.w * 0.21, 716, 0.9, mix(haze, glow, 0.3));
  const button = s.shape(
    circle(4, 6, 40, ink, 0.5),
    circle(0, 0, 40, s.ball('#ffffff', mix(accent, glow, 0.3), accent)),
    ring(0, 0, 28, mix(accent, deep, 0.3), 4),
    ...[
      [-9, -9],
      [9, -9],
      [-9, 9],
      [9, 9],
    ].map(([a = 0, b = 0]) => circle(a, b, 5, deep)),
  );
  s.put(
    `<use href="${button}" transform="translate(${num(s.w * 0.9)} 676) scale(1.3 .7)"/><use href="${button}" transform="translate(${num(s.w * 0.8)} 700) scale(.8 .42)"/>`,
    s.vignette(ink, 0.35),
  );
};
