/** The Bronze Gate: a great masked gate, front on, above the steps of a pit. */
import { ellipse, group, line, mix, num, path, poly, rect, type Point } from '../kit';
import { birds, rays } from '../kit-field';
import { figure } from '../kit-figures';
import { flecks, hillsPath, rain } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { gate, mask } from './bronze-gate-props';

/** The dig seen from above: square pits, ladders, finds in the earth. */
const pits = (s: Stage): void => {
  const { sky, haze, mid, deep, ink, glow, accent } = s.p;
  s.sky(mix(sky, haze, 0.3), haze, mix(haze, deep, 0.25));
  s.put(s.halo(s.w * 0.2, 0, 600, glow, 0.8));
  const iso = (gx: number, gy: number, z = 0): Point => [
    s.cx + (gx - gy) * 118,
    60 + (gx + gy) * 59 + z,
  ];
  for (let gx = -2; gx < 10; gx += 2)
    for (let gy = -2; gy < 10; gy += 2) {
      const [cx, cy] = iso(gx + 0.85, gy + 0.85);
      if (cx < -240 || cx > s.w + 240 || cy < -80 || cy > 820) continue;
      const z = 46 + ((gx * 13 + gy * 7 + 60) % 3) * 26;
      const e = 1.7;
      s.put(
        poly(
          [iso(gx, gy), iso(gx + e, gy), iso(gx + e, gy + e), iso(gx, gy + e)],
          mix(deep, ink, 0.2),
        ),
      );
      const clip = s.clip(
        poly([iso(gx, gy), iso(gx + e, gy), iso(gx + e, gy + e), iso(gx, gy + e)], '#fff'),
      );
      const inside: string[] = [
        poly(
          [iso(gx, gy), iso(gx + e, gy), iso(gx + e, gy, z), iso(gx, gy, z)],
          mix(haze, deep, 0.5),
        ),
        poly(
          [iso(gx, gy), iso(gx, gy + e), iso(gx, gy + e, z), iso(gx, gy, z)],
          mix(haze, deep, 0.75),
        ),
        poly(
          [iso(gx, gy, z), iso(gx + e, gy, z), iso(gx + e, gy + e, z), iso(gx, gy + e, z)],
          mix(haze, mid, 0.25),
        ),
      ];
      s.put(group(inside, { clip }));
      const kind = (gx * 3 + gy + 40) % 5;
      const [mx, my] = iso(gx + 0.85, gy + 0.85, z);
      if (kind === 0) s.camera({ x: mx, y: my - 8, s: 1, sy: 0.8 }, () => mask(s, 0, 0, 0.24));
      if (kind === 1)
        s.put(
          ellipse(mx, my + 14, 46, 14, deep, 0.5),
          path(
            `M${num(mx - 34)} ${num(my - 26)}Q${num(mx - 44)} ${num(my + 16)} ${num(mx)} ${num(my + 18)}Q${num(mx + 44)} ${num(my + 16)} ${num(mx + 34)} ${num(my - 26)}Z`,
            s.across(mix(mid, glow, 0.4), deep),
          ),
          ellipse(mx, my - 26, 40, 10, mix(mid, glow, 0.3)),
          ellipse(mx, my - 26, 30, 6, ink),
        );
      if (kind === 2)
        for (let i = 0; i < 3; i += 1)
          s.put(
            path(
              `M${num(mx - 60 + i * 40)} ${num(my + 6 + (i % 2) * 10)}q40 -44 76 -30q-40 8 -56 40Z`,
              glow,
            ),
          );
      if (kind === 3)
        s.put(
          line(
            `M${num(mx + 40)} ${num(my - 70)}l20 76m-4 -86l20 76m-32 -60l16 -6m-11 24l16 -6m-11 24l16 -6`,
            accent,
            5,
          ),
        );
      if (kind === 4) s.put(figure(mx, my + 8, 64, ink, accent, true));
    }
  for (let i = 0; i < 5; i += 1) {
    const [x, y] = iso(i * 2 - 0.15, 4 - 0.15);
    s.put(figure(x, y + 4, 70, i % 2 ? deep : ink, i % 2 ? accent : glow, i % 2 === 0));
  }
  s.put(
    poly(
      [
        [-9, 640],
        [s.w * 0.26, 730],
        [-9, 730],
      ],
      ink,
    ),
    line(`M-9 640L${num(s.w * 0.26)} 730`, accent, 8),
    s.vignette(ink, 0.35),
  );
};

/** A brush cleans the first eye: near, half in the earth. */
const find = (s: Stage): void => {
  const { haze, deep, ink, glow, accent, mid } = s.p;
  s.sky(mix(haze, deep, 0.5), mix(haze, deep, 0.75), ink);
  s.put(s.halo(s.cx - 90, 300, 560, glow, 0.55));
  for (let i = 0; i < 4; i += 1)
    s.put(
      path(
        hillsPath(s.r, s.w, s.h, 120 + i * 74, 40, 260),
        mix(mix(haze, deep, 0.4 + i * 0.12), ink, i * 0.05),
        0.7,
      ),
    );
  s.camera({ x: s.w * 0.46, y: 400, s: 1.35, turn: -13 }, () => mask(s, 0, 0, 1));
  s.put(
    path(
      `M-9 560Q${num(s.w * 0.2)} 500 ${num(s.w * 0.34)} 590Q${num(s.w * 0.52)} 690 ${num(s.w * 0.66)} 600Q${num(s.w * 0.8)} 500 ${num(s.w + 9)} 470V730H-9Z`,
      s.down(mix(haze, deep, 0.45), ink),
    ),
  );
  for (let i = 0; i < 26; i += 1)
    s.put(
      ellipse(
        s.r.range(0, s.w),
        s.r.range(620, 712),
        s.r.range(5, 20),
        s.r.range(3, 10),
        mix(haze, deep, s.r.range(0.3, 0.8)),
      ),
    );
  s.put(
    group(
      [
        rect(
          -26,
          -330,
          52,
          250,
          s.across(mix(accent, glow, 0.4), accent, mix(accent, ink, 0.5)),
          22,
        ),
        rect(-44, -110, 88, 50, mid, 8),
        path(
          'M-44 -62H44Q60 10 30 70Q10 40 0 76Q-14 40 -30 66Q-60 10 -44 -62Z',
          s.down(glow, mix(haze, deep, 0.3)),
        ),
      ],
      { x: s.w * 0.7, y: 360, turn: 38, s: 1.1 },
    ),
    flecks(s.r, s.w * 0.4, 200, 340, 260, 30, glow, 5, 0.8),
    s.vignette(ink, 0.45),
  );
};

/** Pictures of The Bronze Gate. */
export const bronzeGate = scenery('bronze-gate', {
  cover: gate,
  banner: gate,
  'gallery-1': pits,
  'gallery-2': find,
  icon: (s) => {
    s.put(
      rect(0, 0, s.w, s.h, s.out(s.p.sky, s.p.haze, s.p.deep)),
      rays(s.cx, 360, 700, 0, 360, 14, s.p.glow, 0.4),
    );
    mask(s, s.cx, 380, 1.16);
  },
  'scene-1': (s) => s.hour('night').mirror(() => pits(s)),
  'scene-2': (s) => {
    s.hour('dusk').mirror(() => find(s));
    s.put(birds(s.r, s.w * 0.2, 90, 4, 12, s.p.ink));
  },
  'scene-3': (s) => {
    s.hour('storm').zoom(1.3, s.cx, 420, () => gate(s));
    s.put(rain(s.r, s.w, s.h, 110, s.p.glow, 0.4));
  },
});
