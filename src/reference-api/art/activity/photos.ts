/** Activity cover 2: a camera and photos on a table. */
import { circle, ellipse, line, mix, num, path, poly, rect, ring } from '../kit';
import { crescent, leaf } from '../kit-field';
import { cat, figure } from '../kit-figures';
import { activityArt } from './stage';

/** Draws a camera and photos on a table for a frame of any width and height. */
export const photos = activityArt('photos', 'cat-inn', (s, p) => {
  const { sky, haze, mid, deep, ink, accent, glow } = p;
  s.put(rect(-2, -2, s.w + 4, s.h + 4, s.slant(mix(mid, haze, 0.3), mid, mix(mid, deep, 0.5))));
  for (let i = 0; i < 7; i += 1)
    s.put(
      rect(-2, i * 108, s.w + 4, 4, deep, 0, 0.4),
      line(`M${num(s.r.range(0, s.w))} ${num(i * 108 + 50)}q90 -16 200 0t180 4`, deep, 3, 0.25),
    );
  s.put(s.halo(s.w * 0.2, 60, 560, glow, 0.6));
  const print = (fx: number, y: number, turn: number, art: () => void): void => {
    s.camera({ x: s.w * fx, y, turn, s: 1.12 }, () => {
      s.put(rect(-118, -128, 256, 290, ink, 6, 0.3), rect(-126, -138, 252, 286, glow, 6));
      s.camera({ clip: s.clip(rect(-108, -120, 216, 200, '#fff', 3, 1)) }, art);
    });
  };
  // Every print has the clip in its own coordinates, so its picture is drawn around 0,0.
  print(0.16, 230, -14, () =>
    s.put(
      rect(-110, -122, 220, 210, s.down(accent, mix(accent, glow, 0.6))),
      circle(-40, -60, 30, glow),
      poly(
        [
          [-110, 90],
          [-30, -30],
          [40, 90],
        ],
        mix(accent, ink, 0.5),
      ),
      poly(
        [
          [-20, 90],
          [60, -10],
          [130, 90],
        ],
        mix(accent, ink, 0.7),
      ),
    ),
  );
  print(0.37, 480, 9, () =>
    s.put(rect(-110, -122, 220, 210, s.down(sky, haze)), cat(0, 82, 150, ink, mid)),
  );
  print(0.86, 520, 12, () =>
    s.put(
      rect(-110, -122, 220, 210, s.down(mix(deep, accent, 0.5), deep)),
      crescent(40, -60, 34, glow),
      path('M-120 90V40Q-40 -10 10 40T130 20V90Z', ink),
      figure(-40, 66, 90, ink, glow),
    ),
  );
  print(0.89, 190, -8, () =>
    s.put(
      rect(-110, -122, 220, 210, s.down(glow, haze)),
      ...[0, 1, 2].map((i) =>
        figure(-50 + i * 50, 84, 120 + (i % 2) * 26, [accent, mid, deep][i] ?? mid, glow),
      ),
    ),
  );
  s.camera({ x: s.w * 0.6, y: 350, s: 1.2, turn: -7 }, () =>
    s.put(
      rect(-216, -120, 450, 300, ink, 44, 0.35),
      path(
        'M-230 -110H-120L-90 -166H70L100 -110H200Q226 -110 226 -84V130Q226 158 200 158H-200Q-230 158 -230 130Z',
        s.down(accent, mix(accent, ink, 0.3)),
      ),
      rect(-230, -20, 456, 120, s.across(ink, mix(ink, deep, 0.6))),
      path(
        'M-230 -110H-120L-90 -166H70L100 -110H200V-98H96L66 -154H-86L-116 -98H-230Z',
        mix(accent, glow, 0.6),
      ),
      rect(130, -140, 66, 34, mix(mid, glow, 0.3), 8),
      rect(-196, -84, 76, 40, glow, 8),
      circle(0, 36, 128, mix(deep, ink, 0.3)),
      ring(0, 36, 112, mix(haze, glow, 0.5), 12),
      circle(0, 36, 92, s.ball(mix(accent, glow, 0.35), deep, ink)),
      circle(0, 36, 46, s.ball(mix(accent, glow, 0.5), ink)),
      ellipse(-34, 2, 24, 16, glow, 0.9),
      circle(160, -62, 13, mid),
    ),
  );
  s.put(
    line(
      `M${num(s.w * 0.42)} 330Q${num(s.w * 0.3)} 360 ${num(s.w * 0.26)} 560T${num(s.w * 0.1)} 740`,
      ink,
      16,
    ),
    line(
      `M${num(s.w * 0.42)} 326Q${num(s.w * 0.3)} 356 ${num(s.w * 0.255)} 556`,
      mix(accent, glow, 0.3),
      4,
    ),
    leaf(s.w * 0.02, 700, 160, -40, accent, mix(accent, glow, 0.4)),
    leaf(s.w * 0.02, 720, 150, -8, accent, mix(accent, glow, 0.4)),
    s.vignette(ink, 0.4),
  );
});
