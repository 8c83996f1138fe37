/** Iron Garden: a rusted giant kneels in an overgrown glasshouse. */
import { blob, circle, ellipse, line, mix, num, path, rect, ring } from '../kit';
import { birds, grass, leaf } from '../kit-field';
import { flecks, hillsPath, rain } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { mech } from './iron-garden-places';
import { hand, house } from './iron-garden-views';

/** Outside: domes over the plain, two machines on patrol. */
const domes = (s: Stage): void => {
  const { sky, haze, mid, deep, ink, glow, accent } = s.p;
  s.sky(mix(sky, mid, 0.4), sky, glow);
  s.put(s.halo(s.w * 0.22, 220, 360, glow, 1), circle(s.w * 0.22, 220, 70, mix(accent, glow, 0.6)));
  s.put(path(hillsPath(s.r, s.w, s.h, 440, 130, 340), mix(haze, sky, 0.4)));
  for (const [fx, y, r] of [
    [0.36, 470, 130],
    [0.88, 480, 170],
    [0.62, 530, 270],
  ] as const) {
    const x = s.w * fx;
    s.put(
      path(
        `M${num(x - r)} ${num(y)}A${num(r)} ${num(r)} 0 0 1 ${num(x + r)} ${num(y)}Z`,
        s.slant([glow, 0.9], [mix(haze, mid, 0.5), 0.85]),
      ),
    );
    for (const k of [0.25, 0.5, 0.75])
      s.put(
        path(
          `M${num(x - r * k)} ${num(y)}A${num(r * k)} ${num(r)} 0 0 1 ${num(x + r * k)} ${num(y)}`,
          'none',
          0.9,
          `stroke="${mix(deep, mid, 0.4)}" stroke-width="4"`,
        ),
        line(
          `M${num(x - r * Math.sqrt(1 - k * k))} ${num(y - r * k)}H${num(x + r * Math.sqrt(1 - k * k))}`,
          mix(deep, mid, 0.4),
          4,
          0.9,
        ),
      );
    s.put(
      line(`M${num(x - r)} ${num(y)}A${num(r)} ${num(r)} 0 0 1 ${num(x + r)} ${num(y)}`, deep, 9),
      blob(
        [
          [x - r * 0.7, y],
          [x - r * 0.4, y - r * 0.4],
          [x - r * 0.1, y - r * 0.2],
          [x + r * 0.2, y - r * 0.5],
          [x + r * 0.5, y - r * 0.16],
          [x + r * 0.7, y],
        ],
        mix(mid, deep, 0.2),
        0.75,
      ),
      rect(x - r * 1.04, y - 8, r * 2.08, 20, deep, 8),
    );
  }
  s.put(
    path(
      `M-9 520Q${num(s.w * 0.4)} 470 ${num(s.w + 9)} 540V730H-9Z`,
      s.down(mix(mid, glow, 0.3), mid),
    ),
  );
  mech(s, s.w * 0.24, 640, 0.52, true);
  s.put(
    path(
      `M-9 640Q${num(s.w * 0.5)} 590 ${num(s.w + 9)} 660V730H-9Z`,
      s.down(mix(deep, mid, 0.5), deep),
    ),
  );
  mech(s, s.w * 0.82, 690, 0.4);
  s.put(
    ring(s.w * 0.5, 668, 60, mix(deep, ink, 0.3), 22),
    ellipse(s.w * 0.5, 732, 140, 46, deep),
    grass(s.r, -20, s.w + 20, 716, 70, ink, 16),
    birds(s.r, s.w * 0.5, 140, 8, 14, deep, 0.8),
    flecks(s.r, 0, 300, s.w, 380, 34, glow, 4, 0.8),
  );
};

/** Pictures of Iron Garden. */
export const ironGarden = scenery('iron-garden', {
  cover: house,
  banner: house,
  'gallery-1': domes,
  'gallery-2': hand,
  icon: (s) => {
    const { sky, mid, deep, ink, accent, glow } = s.p;
    s.put(
      rect(0, 0, s.w, s.h, s.slant(glow, sky, mid)),
      path(
        `M${num(s.cx - 210)} 690V420Q${num(s.cx - 200)} 180 ${num(s.cx)} 180Q${num(s.cx + 200)} 180 ${num(s.cx + 210)} 420V690Z`,
        s.slant(mix(deep, glow, 0.5), deep, ink),
      ),
      path(`M${num(s.cx - 250)} 380L${num(s.cx + 250)} 360V500L${num(s.cx - 250)} 520Z`, ink),
      s.halo(s.cx - 60, 440, 220, accent, 0.8),
      circle(s.cx - 60, 440, 62, accent),
      circle(s.cx - 78, 420, 22, glow),
      line(
        `M${num(s.cx - 120)} 600H${num(s.cx + 120)}M${num(s.cx - 120)} 640H${num(s.cx + 120)}`,
        ink,
        18,
      ),
      line(`M${num(s.cx + 20)} 190Q${num(s.cx)} 130 ${num(s.cx + 30)} 80`, mix(mid, deep, 0.4), 20),
      leaf(s.cx + 26, 130, 190, -160, mid, mix(mid, glow, 0.5)),
      leaf(s.cx + 28, 110, 200, -20, mid, mix(mid, glow, 0.5)),
    );
  },
  'scene-1': (s) => s.hour('dusk').mirror(() => domes(s)),
  'scene-2': (s) =>
    s
      .hour('night')
      .put()
      .mirror(() => hand(s)),
  'scene-3': (s) => {
    s.hour('storm').zoom(1.25, s.w * 0.7, 380, () => house(s));
    s.put(rain(s.r, s.w, s.h, 110, s.p.glow, 0.45));
  },
});
