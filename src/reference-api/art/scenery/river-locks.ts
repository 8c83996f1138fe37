/** Nine-Bend Locks: a staircase of locks, drawn like a model on the table (isometric). */
import { circle, group, line, mix, num, path, poly, rect, smooth, type Point } from '../kit';
import { birds, grass } from '../kit-field';
import { figure } from '../kit-figures';
import { flecks, hillsPath, rain, roundTree } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { roof } from '../kit-things';
import { stairs } from './river-locks-places';
import { chamber } from './river-locks-views';

/** The bend: the river's nine loops from the hill at evening. */
const loops = (s: Stage): void => {
  const { sky, haze, mid, deep, ink, glow, accent } = s.p;
  s.sky(sky, glow, haze);
  s.put(
    circle(s.w * 0.3, 150, 62, mix(accent, glow, 0.4)),
    s.halo(s.w * 0.3, 150, 300, accent, 0.4),
  );
  for (let i = 0; i < 3; i += 1)
    s.put(
      path(
        hillsPath(s.r, s.w, s.h, 230 + i * 34, 90 - i * 20, 280),
        mix(haze, mid, 0.25 + i * 0.22),
      ),
    );
  s.put(
    rect(
      -2,
      300,
      s.w + 4,
      430,
      s.down(mix(glow, mid, 0.3), mix(glow, deep, 0.4), mix(deep, ink, 0.15)),
    ),
  );
  const bend: Point[] = [];
  const back: Point[] = [];
  for (let i = 0; i <= 40; i += 1) {
    const q = i / 40;
    const [y, w] = [304 + Math.pow(q, 1.6) * 440, 8 + Math.pow(q, 1.5) * 130];
    const x = s.cx + Math.sin(q * 13.5 + 0.6) * s.w * (0.08 + 0.3 * q);
    bend.push([x - w, y]);
    back.unshift([x + w, y + 4 + q * 8]);
  }
  s.put(
    path(
      `${smooth(bend)}L${smooth(back).slice(1)}Z`,
      mix(deep, mid, 0.5),
      1,
      'transform="translate(-5 -6)"',
    ),
    path(`${smooth(bend)}L${smooth(back).slice(1)}Z`, s.down(glow, haze, mid, mix(mid, ink, 0.3))),
  );
  for (let i = 0; i < 34; i += 1) {
    const q = Math.pow(s.r.next(), 0.7);
    const [x, y] = [s.r.range(0, s.w), 320 + q * 360];
    const rx =
      s.cx +
      Math.sin(Math.pow((y - 304) / 440, 0.625) * 13.5 + 0.6) *
        s.w *
        (0.08 + 0.3 * Math.pow((y - 304) / 440, 0.625));
    if (Math.abs(x - rx) > 60 + q * 160)
      s.put(
        roundTree(s.r, x, y, 24 + q * 90, mix(mid, deep, 0.3 + q * 0.4), mix(mid, glow, 0.4), ink),
      );
  }
  for (const i of [9, 16, 24, 31]) {
    const [a, b] = [bend[i] ?? [0, 0], back[40 - i] ?? [0, 0]];
    const h = 10 + i * 2.2;
    s.put(
      rect(
        a[0] - h * 0.5,
        a[1] - h,
        b[0] - a[0] + h,
        h * 1.2,
        s.down(mix(deep, glow, 0.3), deep),
        3,
      ),
      rect(a[0] + (b[0] - a[0]) * 0.24, a[1] - h * 0.7, (b[0] - a[0]) * 0.52, h * 0.9, accent, 2),
      rect(a[0] - h, a[1] - h * 2, h * 1.3, h * 2.2, mix(glow, deep, 0.2)),
      roof(a[0] - h * 0.35, a[1] - h * 1.9, h * 2.6, h * 0.8, ink, deep),
    );
  }
  s.put(
    path(`M-9 660Q${num(s.w * 0.2)} 600 ${num(s.w * 0.44)} 730H-9Z`, ink),
    figure(s.w * 0.16, 664, 130, ink, accent, true),
    line(`M${num(s.w * 0.16 + 30)} 700L${num(s.w * 0.16 + 60)} 540`, ink, 6),
    grass(s.r, -10, s.w * 0.4, 700, 50, ink, 14),
    birds(s.r, s.w * 0.7, 120, 7, 13, ink, 0.7),
    flecks(s.r, 0, 340, s.w, 300, 16, glow, 3, 0.7),
  );
};

/** Pictures of Nine-Bend Locks. */
export const riverLocks = scenery('river-locks', {
  cover: stairs,
  banner: stairs,
  'gallery-1': loops,
  'gallery-2': chamber,
  icon: (s) => {
    const { sky, haze, mid, deep, ink, glow, accent } = s.p;
    s.put(
      rect(0, 0, s.w, s.h, s.down(glow, sky, haze)),
      circle(s.cx, 200, 130, mix(accent, glow, 0.55)),
      rect(0, 260, s.w, 470, s.down(mid, mix(mid, ink, 0.4))),
    );
    for (const side of [-1, 1])
      s.put(
        group(
          [
            poly(
              [
                [0, 300],
                [220, 200],
                [220, 640],
                [0, 600],
              ],
              s.across(
                mix(accent, glow, side < 0 ? 0.3 : 0),
                side < 0 ? accent : mix(accent, ink, 0.35),
              ),
            ),
            line('M24 380L200 310M24 470L200 440M24 555L200 570', mix(accent, ink, 0.45), 18),
            rect(220, 150, 150, 590, s.down(mix(deep, glow, 0.5), deep)),
            rect(220, 150, 150, 40, glow),
            line('M0 296L300 110', ink, 34),
          ],
          { x: s.cx, flip: side < 0 },
        ),
      );
    s.put(
      path(
        `M${num(s.cx - 14)} 330H${num(s.cx + 14)}Q${num(s.cx + 40)} 560 ${num(s.cx + 110)} 660H${num(s.cx - 110)}Q${num(s.cx - 40)} 560 ${num(s.cx - 14)} 330Z`,
        '#ffffff',
      ),
      ...[-110, -50, 10, 70, 120].map((dx, i) =>
        circle(s.cx + dx, 668 - (i % 2) * 14, 46, i % 2 ? '#ffffff' : mix(glow, haze, 0.5)),
      ),
    );
  },
  'scene-1': (s) => s.hour('dusk').mirror(() => loops(s)),
  'scene-2': (s) => {
    s.hour('storm');
    chamber(s);
    s.put(rain(s.r, s.w, s.h, 110, s.p.glow, 0.45));
  },
  'scene-3': (s) => s.hour('night').zoom(1.5, s.cx, 380, () => stairs(s)),
});
