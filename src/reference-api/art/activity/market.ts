/** Activity cover 6: a row of market stalls. */
import { blob, circle, ellipse, line, mix, num, path, poly, rect } from '../kit';
import { birds } from '../kit-field';
import { cat, figure } from '../kit-figures';
import { ridgePath } from '../kit-nature';
import { lantern } from '../kit-things';
import { activityArt } from './stage';

/** Draws a row of market stalls for a frame of any width and height. */
export const market = activityArt('market', 'river-locks', (s, p) => {
  const { sky, haze, mid, deep, ink, accent, glow } = p;
  s.sky(sky, glow, mix(glow, accent, 0.2));
  s.put(
    s.halo(s.w * 0.2, 160, 420, glow, 1),
    path(ridgePath(s.r, s.w, s.h, 420, 150, 170), mix(haze, sky, 0.4)),
  );
  for (let i = 0; i < 9; i += 1)
    s.put(
      rect((s.w * i) / 8 - 70, 260 + s.r.range(-40, 40), 130, 300, mix(haze, glow, 0.25)),
      poly(
        [
          [(s.w * i) / 8 - 90, 270],
          [(s.w * i) / 8 - 4, 190],
          [(s.w * i) / 8 + 80, 270],
        ],
        mix(accent, haze, 0.45),
      ),
    );
  s.put(rect(-9, 560, s.w + 18, 180, s.down(mix(glow, deep, 0.2), mix(deep, glow, 0.3))));
  for (let i = 0; i < 22; i += 1)
    s.put(
      ellipse(
        s.r.range(0, s.w),
        s.r.range(590, 712),
        s.r.range(24, 50),
        s.r.range(5, 9),
        mix(deep, glow, 0.55),
        0.7,
      ),
    );
  s.put(line(`M-9 110Q${num(s.w * 0.3)} 210 ${num(s.w * 0.55)} 120T${num(s.w + 9)} 120`, ink, 4));
  for (let i = 0; i < 9; i += 1)
    s.put(
      lantern(
        s.w * (0.06 + i * 0.11),
        126 + Math.sin(i * 1.15) * 30,
        48,
        12,
        s.ball(glow, mix(accent, glow, 0.3), accent),
        glow,
        ink,
      ),
    );
  [accent, mid, deep, mix(accent, mid, 0.5)].forEach((c, i) => {
    const [x, w] = [s.w * (0.13 + i * 0.25), s.w * 0.22];
    s.put(
      rect(x - w / 2 + 8, 300, 12, 330, ink),
      rect(x + w / 2 - 20, 300, 12, 330, ink),
      rect(x - w / 2 + 14, 330, w - 28, 160, mix(ink, deep, 0.5), 0, 0.55),
    );
    s.put(
      figure(x, 520, 170, mix(c, ink, 0.3), glow, i % 2 === 0),
      rect(x - w / 2, 500, w, 136, s.across(mix(deep, glow, 0.45), mix(deep, glow, 0.15), deep), 4),
      rect(x - w / 2 - 8, 488, w + 16, 20, mix(glow, deep, 0.2), 4),
    );
    for (let k = 0; k < 6; k += 1) {
      const gx = x - w / 2 + w * (0.1 + k * 0.16);
      if (i === 0)
        s.put(
          circle(gx, 474, 19, s.ball(glow, accent, mix(accent, ink, 0.3))),
          circle(gx + 18, 452, 17, s.ball(glow, mix(accent, glow, 0.4), accent)),
        );
      else if (i === 1)
        s.put(
          path(
            `M${num(gx - 14)} 488V462Q${num(gx - 20)} 448 ${num(gx - 6)} 442V424H${num(gx + 6)}V442Q${num(gx + 20)} 448 ${num(gx + 14)} 462V488Z`,
            k % 2 ? mid : mix(mid, glow, 0.4),
          ),
        );
      else if (i === 2)
        s.put(
          rect(
            gx - 17,
            452 - (k % 3) * 14,
            34,
            36 + (k % 3) * 14,
            [accent, glow, mid][k % 3] ?? mid,
            3,
          ),
          rect(gx - 17, 462, 34, 6, ink),
        );
      else
        s.put(
          blob(
            [
              [gx - 20, 488],
              [gx - 22, 462],
              [gx, 450],
              [gx + 20, 462],
              [gx + 18, 488],
            ],
            k % 2 ? glow : mix(deep, glow, 0.5),
          ),
          ellipse(gx, 452, 10, 6, accent),
        );
    }
    const n = 7;
    for (let k = 0; k < n; k += 1) {
      const [a, b] = [x - w * 0.6 + (w * 1.2 * k) / n, x - w * 0.6 + (w * 1.2 * (k + 1)) / n];
      const [c1, c2] = [x - w * 0.42 + (w * 0.84 * k) / n, x - w * 0.42 + (w * 0.84 * (k + 1)) / n];
      s.put(
        path(
          `M${num(c1)} 236H${num(c2)}L${num(b)} 330Q${num((a + b) / 2)} 366 ${num(a)} 330Z`,
          k % 2 ? glow : c,
        ),
        path(
          `M${num(a)} 330H${num(b)}Q${num((a + b) / 2)} 366 ${num(a)} 330Z`,
          k % 2 ? mix(glow, deep, 0.25) : mix(c, ink, 0.3),
        ),
      );
    }
  });
  for (const [fx, h, c] of [
    [0.3, 150, ink],
    [0.36, 116, accent],
    [0.62, 160, deep],
    [0.88, 140, ink],
  ] as const)
    s.put(
      ellipse(s.w * fx + 14, 706, 50, 9, ink, 0.3),
      figure(s.w * fx, 704, h, c, mix(c, glow, 0.6)),
    );
  s.put(cat(s.w * 0.49, 702, 64, ink, mid), birds(s.r, s.w * 0.7, 70, 5, 13, ink, 0.6));
});
