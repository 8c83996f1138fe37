/** Dragon Kiln: a kiln climbs the hill like a dragon, its fire holes alight. */
import { circle, ellipse, group, line, mix, num, path, poly, rect } from '../kit';
import { grass } from '../kit-field';
import { flecks, hillsPath } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { roof } from '../kit-things';
import { dusk } from './dragon-kiln-props';
import { climbing, flame, glazes, pot } from './dragon-kiln-views';

/** Inside a chamber: shelves of ware in the white heat. */
const chamber = (s: Stage): void => {
  const { mid, deep, ink, glow, accent } = s.p;
  s.sky(ink, deep);
  for (let i = 5; i >= 0; i -= 1) {
    const [w, t] = [(0.2 + i * 0.075) * Math.max(s.w, 900), 330 - i * 56];
    s.put(
      path(
        `M${num(s.cx - w)} 730V${num(t + 150)}Q${num(s.cx - w)} ${num(t - 90)} ${num(s.cx)} ${num(t - 90)}Q${num(s.cx + w)} ${num(t - 90)} ${num(s.cx + w)} ${num(t + 150)}V730Z`,
        mix(mix(glow, accent, 0.3), mix(mid, ink, 0.4), i / 5),
      ),
      line(
        `M${num(s.cx - w)} ${num(t + 150)}Q${num(s.cx - w)} ${num(t - 90)} ${num(s.cx)} ${num(t - 90)}Q${num(s.cx + w)} ${num(t - 90)} ${num(s.cx + w)} ${num(t + 150)}`,
        mix(accent, mid, i / 5),
        4,
        0.7,
      ),
    );
  }
  s.put(
    s.halo(s.cx, 400, 420, glow, 1),
    flame(s, s.cx - 60, 560, 1.7),
    flame(s, s.cx + 70, 560, 1.5),
    flame(s, s.cx, 570, 2),
  );
  s.put(
    path(
      `M${num(s.cx - 260)} 560H${num(s.cx + 260)}L${num(s.cx + 760)} 730H${num(s.cx - 760)}Z`,
      s.down(accent, mix(mid, ink, 0.5)),
    ),
  );
  for (const side of [-1, 1])
    for (let r = 0; r < 3; r += 1) {
      const y = 300 + r * 150;
      s.put(
        poly(
          [
            [s.cx + side * 300, y - 24 + r * 8],
            [s.cx + side * 680, y + 14 + r * 16],
            [s.cx + side * 680, y + 32 + r * 16],
            [s.cx + side * 300, y - 12 + r * 8],
          ],
          mix(mid, ink, 0.5),
        ),
      );
      for (let i = 0; i < 3; i += 1)
        s.put(
          pot(
            s,
            s.cx + side * (350 + i * 120),
            y - 16 + i * 14 + r * 10,
            0.7 + i * 0.24,
            (i + r + (side > 0 ? 1 : 0)) % 4,
            glazes(s)[(i * 2 + r) % 4] ?? accent,
          ),
        );
    }
  s.put(flecks(s.r, 0, 0, s.w, s.h, 70, glow, 5), s.vignette(ink, 0.55));
};

/** The wheel: two hands' work in the yard by day. */
const yard = (s: Stage): void => {
  const { mid, deep, ink, glow, accent, haze } = s.p;
  dusk(s, s.w * 0.2, 200);
  s.put(
    circle(s.w * 0.2, 240, 80, mix(accent, glow, 0.4)),
    path(hillsPath(s.r, s.w, s.h, 560, 60, 340), mix(deep, mid, 0.3)),
  );
  s.put(
    rect(s.w * 0.52, 260, s.w * 0.42, 330, mix(ink, deep, 0.5)),
    roof(s.w * 0.73, 280, s.w * 0.54, 110, ink, mix(deep, mid, 0.6)),
  );
  for (let r = 0; r < 3; r += 1) {
    s.put(rect(s.w * 0.54, 372 + r * 84, s.w * 0.38, 9, mix(mid, glow, 0.2)));
    for (let i = 0; i < 8; i += 1)
      s.put(
        pot(
          s,
          s.w * (0.56 + i * 0.048),
          372 + r * 84,
          0.5,
          (i * 3 + r) % 4,
          glazes(s)[(i + r * 2) % 4] ?? accent,
        ),
      );
  }
  s.put(
    path(`M-9 600Q${num(s.cx)} 570 ${num(s.w + 9)} 600V730H-9Z`, s.down(mix(mid, haze, 0.4), deep)),
  );
  const x = s.w * 0.34;
  s.put(
    ellipse(x, 690, 250, 26, ink, 0.4),
    path(
      `M${num(x - 140)} 690L${num(x - 100)} 560H${num(x + 100)}L${num(x + 140)} 690Z`,
      s.across(mix(deep, glow, 0.2), ink),
    ),
    ellipse(x, 556, 190, 40, mix(deep, ink, 0.3)),
    ellipse(x, 546, 190, 40, s.across(mix(mid, glow, 0.4), mix(mid, deep, 0.4))),
    ellipse(x, 546, 130, 26, mix(mid, deep, 0.5)),
  );
  s.camera({ x, y: 552, s: 2.3 }, () =>
    s.put(
      path(
        'M-30 0Q-66 -40 -44 -74Q-26 -92 -36 -116H36Q26 -92 44 -74Q66 -40 30 0Z',
        s.across(mix(haze, glow, 0.65), mix(haze, glow, 0.2), mix(deep, haze, 0.3)),
      ),
      ellipse(0, -116, 36, 8, mix(deep, haze, 0.3)),
      line(
        'M-50 -60Q0 -46 50 -60M-50 -40Q0 -26 52 -40M-40 -84Q0 -74 40 -84',
        mix(haze, deep, 0.3),
        2,
        0.7,
      ),
    ),
  );
  for (const side of [-1, 1])
    s.put(
      group(
        [
          path(
            'M90 -150Q160 -130 330 -40L330 40Q200 0 110 -60Q70 -90 90 -150Z',
            s.across(mix(mid, glow, 0.55), mix(mid, glow, 0.25)),
          ),
          path('M250 -90L420 0V90L250 10Z', mix(accent, ink, 0.35)),
          line('M96 -140Q80 -100 116 -70M92 -120Q84 -92 104 -84', mix(mid, ink, 0.2), 4, 0.7),
        ],
        { x, y: 560, flip: side < 0, s: 0.9 },
      ),
    );
  s.put(
    flecks(s.r, 0, 200, s.w, 400, 30, glow, 4, 0.7),
    pot(s, s.w * 0.08, 706, 1.5, 2, glazes(s)[2]),
    pot(s, s.w * 0.92, 706, 1.6, 0, glazes(s)[1]),
    pot(s, s.w * 0.82, 712, 1.2, 1, glazes(s)[0]),
    grass(s.r, -10, s.w + 10, 720, 26, ink, 18),
  );
};

/** Pictures of Dragon Kiln. */
export const dragonKiln = scenery('dragon-kiln', {
  cover: climbing,
  banner: climbing,
  'gallery-1': yard,
  'gallery-2': chamber,
  icon: (s) => {
    s.put(
      rect(0, 0, s.w, s.h, s.out(s.p.haze, s.p.sky)),
      s.halo(s.cx, 420, 420, s.p.accent, 0.7),
      flame(s, s.cx, 660, 3.7),
      pot(s, s.cx, 670, 3.6, 0, s.p.mid),
    );
  },
  'scene-1': (s) => s.hour('night').mirror(() => yard(s)),
  'scene-2': (s) => s.hour('dusk').zoom(1.25, s.cx, 420, () => chamber(s)),
  'scene-3': (s) => {
    s.hour('pale').mirror(() => climbing(s));
    s.put(s.mist(300, 300, s.p.glow, 0.3));
  },
});
