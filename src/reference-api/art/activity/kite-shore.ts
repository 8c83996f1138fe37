/** Activity banner 3: the parade of seasons: a winding shore road at sunset with kites and sails. */
import { circle, ellipse, group, line, mix, num, path, poly, rect } from '../kit';
import { birds, wavePath } from '../kit-field';
import { cat, figure } from '../kit-figures';
import { cloudPath, flecks, hillsPath, sparkle } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { boat } from '../kit-things';
import { activityArt } from './stage';

/** Draws the parade of seasons: a winding shore road at sunset with kites and sails for a frame of any width and height. */
export const kiteShore = activityArt('kite-shore', 'tidal-court', (s, p) => {
  const { sky, haze, mid, deep, ink, accent, glow } = p;
  const sx = s.w * 0.62;
  s.sky(mix(deep, mid, 0.4), mix(sky, haze, 0.4), sky, glow);
  s.put(s.halo(sx, 430, 620, glow, 1), circle(sx, 420, 130, s.down(glow, mix(accent, glow, 0.4))));
  for (let i = 0; i < 9; i += 1)
    s.put(
      path(
        cloudPath(s.r, s.r.range(-100, s.w - 100), 120 + i * 34, s.r.range(240, 520), 50),
        mix(haze, glow, 0.35 + (i % 3) * 0.2),
        0.8,
      ),
    );
  s.put(
    path(hillsPath(s.r, s.w, s.h, 452, 70, 340), mix(haze, mid, 0.4)),
    rect(-2, 450, s.w + 4, 290, s.down(mix(glow, haze, 0.4), mid, deep)),
  );
  for (let i = 0; i < 26; i += 1)
    s.put(
      ellipse(
        sx + s.r.range(-1, 1) * (90 + i * 9),
        458 + i * 8,
        s.r.range(30, 90),
        2.6,
        glow,
        0.85,
      ),
    );
  for (const [fx, y, k] of [
    [0.42, 500, 0.6],
    [0.78, 490, 0.5],
    [0.52, 560, 1],
    [0.86, 590, 1.25],
  ] as const)
    s.put(
      group(
        [
          boat(0, 0, 150, ink, mix(accent, deep, 0.4)),
          line('M-6 -10V-170', ink, 6),
          path('M2 -168Q110 -90 70 -24H2Z', s.across(glow, mix(haze, accent, 0.4))),
          path('M-14 -150Q-80 -80 -60 -28H-14Z', accent),
          ellipse(0, 20, 110, 6, glow, 0.5),
        ],
        { x: s.w * fx, y, s: k },
      ),
    );
  s.put(
    path(wavePath(s.w, s.h, 640, 9, 260, 40), glow, 0.8),
    path(wavePath(s.w, s.h, 648, 9, 260, 40), mix(deep, mid, 0.4)),
  );
  s.put(
    path(
      `M-9 430Q${num(s.w * 0.1)} 420 ${num(s.w * 0.2)} 500Q${num(s.w * 0.28)} 580 ${num(s.w * 0.46)} 640Q${num(s.w * 0.6)} 690 ${num(s.w * 0.72)} 740H-9Z`,
      s.slant(mix(haze, glow, 0.3), haze, mix(haze, deep, 0.5)),
    ),
    path(
      `M-9 560Q${num(s.w * 0.12)} 560 ${num(s.w * 0.2)} 620Q${num(s.w * 0.3)} 690 ${num(s.w * 0.4)} 740H${num(s.w * 0.24)}Q${num(s.w * 0.16)} 640 -9 620Z`,
      glow,
      0.8,
    ),
  );
  const kite = (x: number, y: number, k: number, c: string, hx: number, hy: number): Stage =>
    s.put(
      line(
        `M${num(x)} ${num(y)}Q${num((x + hx) / 2 + 40)} ${num((y + hy) / 2 + 60)} ${num(hx)} ${num(hy)}`,
        ink,
        2.5,
        0.7,
      ),
      group(
        [
          poly(
            [
              [0, -90],
              [62, -10],
              [0, 90],
              [-62, -10],
            ],
            c,
          ),
          poly(
            [
              [0, -90],
              [0, 90],
              [-62, -10],
            ],
            mix(c, glow, 0.45),
          ),
          line('M0 90q-24 40 6 70t-8 70', c, 5),
          poly(
            [
              [-18, 140],
              [2, 150],
              [-14, 164],
            ],
            glow,
          ),
          poly(
            [
              [20, 190],
              [0, 198],
              [20, 212],
            ],
            glow,
          ),
        ],
        { x, y, s: k, turn: 18 },
      ),
    );
  kite(s.w * 0.28, 150, 1.05, accent, s.w * 0.1, 500);
  kite(s.w * 0.42, 240, 0.7, mid, s.w * 0.17, 560);
  kite(s.w * 0.52, 110, 0.6, glow, s.w * 0.22, 600);
  kite(s.w * 0.9, 160, 0.75, accent, s.w * 0.87, 480);
  for (const [fx, y, h, c] of [
    [0.09, 560, 130, ink],
    [0.165, 604, 116, deep],
    [0.22, 650, 126, ink],
    [0.04, 530, 96, deep],
  ] as const)
    s.put(
      ellipse(s.w * fx + 34, y, 60, 9, ink, 0.25),
      figure(s.w * fx, y, h, c, accent, fx === 0.165),
    );
  s.put(
    cat(s.w * 0.27, 690, 60, ink, mix(ink, accent, 0.5)),
    sparkle(sx, 300, 16, glow),
    birds(s.r, s.w * 0.72, 220, 8, 16, deep, 0.7),
    flecks(s.r, 0, 120, s.w, 420, 26, glow, 4, 0.7),
  );
});
