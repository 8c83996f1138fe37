/** The Nine Lives Inn: the inn cut open like a doll's house, cats in every room. */
import { ellipse, line, mix, num, rect } from '../kit';
import { cat } from '../kit-figures';
import { flecks, rain } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { roof } from '../kit-things';
import { hillside, section } from './cat-inn-places';
import { coats } from './cat-inn-props';
import { face, lampOn } from './cat-inn-rooms';
import { counter } from './cat-inn-views';

/** The hot spring at dusk, seen from the water's edge. */
const bath = (s: Stage): void => {
  const { mid, deep, ink, accent, glow, haze } = s.p;
  hillside(s);
  s.put(
    rect(s.w * 0.52, 300, s.w * 0.4, 180, deep),
    roof(s.w * 0.72, 310, s.w * 0.5, 90, ink, mix(deep, mid, 0.4)),
  );
  for (let i = 0; i < 5; i += 1)
    s.put(rect(s.w * (0.545 + i * 0.074), 336, s.w * 0.056, 110, s.down(glow, mid), 4));
  s.put(cat(s.w * 0.62, 446, 66, ink, ink), cat(s.w * 0.8, 446, 74, ink, ink, true));
  s.put(
    ellipse(s.cx, 640, s.w * 0.56, 190, mix(deep, accent, 0.25)),
    ellipse(s.cx, 650, s.w * 0.52, 176, s.down(mix(accent, glow, 0.45), accent)),
  );
  for (let i = 0; i < 13; i += 1) {
    const a = Math.PI + (i / 12) * Math.PI;
    const [x, y, r] = [s.cx + Math.cos(a) * s.w * 0.53, 644 + Math.sin(a) * 176, s.r.range(34, 60)];
    s.put(
      ellipse(x, y, r, r * 0.64, mix(deep, haze, 0.2)),
      ellipse(x - r * 0.2, y - r * 0.2, r * 0.6, r * 0.3, mix(haze, deep, 0.2)),
    );
  }
  for (const [fx, y, k, i] of [
    [0.3, 570, 0.42, 1],
    [0.52, 610, 0.55, 2],
    [0.72, 560, 0.38, 3],
  ] as const)
    s.put(
      face(s, s.w * fx, y, k, coats(s)[i], true),
      rect(s.w * fx - 60 * k, y - 152 * k, 120 * k, 34 * k, glow, 10 * k),
      ellipse(s.w * fx, y + 122 * k, 230 * k, 26 * k, mix(accent, glow, 0.6), 0.85),
    );
  for (let i = 0; i < 6; i += 1)
    s.put(
      line(
        `M${num(s.w * (0.16 + i * 0.14))} ${num(540 - (i % 3) * 20)}q-26 -40 0 -80t0 -90`,
        glow,
        12,
        0.35,
      ),
    );
  lampOn(s, s.w * 0.12, -10, 100, 120);
  s.put(rect(s.w * 0.4, 668, 90, 52, mid, 8), flecks(s.r, 0, 0, s.w, 500, 24, glow, 4, 0.7));
};

/** Pictures of The Nine Lives Inn. */
export const catInn = scenery('cat-inn', {
  cover: section,
  banner: section,
  'gallery-1': bath,
  'gallery-2': counter,
  icon: (s) => {
    const { sky, mid, ink, deep } = s.p;
    s.put(
      rect(0, 0, s.w, s.h, s.down(sky, mid)),
      face(s, s.cx, 470, 1.75, mix(deep, mid, 0.15)),
      roof(s.cx, 232, 660, 170, ink, deep),
    );
  },
  'scene-1': (s) => s.hour('night').mirror(() => bath(s)),
  'scene-2': (s) => {
    s.hour('dusk');
    s.mirror(() => counter(s));
  },
  'scene-3': (s) => {
    s.hour('storm').zoom(1.35, s.cx, 330, () => section(s));
    s.put(rain(s.r, s.w, s.h, 90, s.p.glow, 0.4));
  },
});
