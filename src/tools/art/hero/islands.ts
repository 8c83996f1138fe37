/** The worlds of the sample games that float on rocks or folded paper in the sky of the hero. */
import {
  ellipse,
  group,
  line,
  mix,
  num,
  path,
  poly,
  rect,
  type Place,
} from '../../../reference-api/art/kit';
import { leaf, rays } from '../../../reference-api/art/kit-field';
import { pine } from '../../../reference-api/art/kit-nature';
import type { Stage } from '../../../reference-api/art/kit-stage';
import { pagoda, roof } from '../../../reference-api/art/kit-things';
import { tower as lighthouse } from '../../../reference-api/art/scenery/last-lighthouse-props';
import {
  gold,
  red,
  tower as paperTower,
  white,
} from '../../../reference-api/art/scenery/paper-kingdom-props';
import { AMBER, CANDLE, EMBER, inWorld } from '../shared/dusk';
import { hangingLantern } from '../shared/lights';

/** The rock under a floating world: `w` wide at the top, `h` deep, its top at 0,0. */
const floatingRock = (s: Stage, w: number, h: number, meadow: string): void => {
  const { mid, deep, ink, glow } = s.p;
  s.put(
    path(
      `M${num(-w * 0.5)} 0Q${num(-w * 0.44)} ${num(h * 0.3)} ${num(-w * 0.33)} ${num(h * 0.28)}L${num(-w * 0.2)} ${num(h * 0.68)}L${num(-w * 0.1)} ${num(h * 0.6)}L${num(w * 0.02)} ${num(h)}L${num(w * 0.12)} ${num(h * 0.58)}L${num(w * 0.22)} ${num(h * 0.66)}L${num(w * 0.32)} ${num(h * 0.26)}Q${num(w * 0.45)} ${num(h * 0.28)} ${num(w * 0.5)} 0Z`,
      s.down(mid, deep, ink),
    ),
    path(
      `M${num(-w * 0.5)} 0Q${num(-w * 0.44)} ${num(h * 0.3)} ${num(-w * 0.33)} ${num(h * 0.28)}L${num(-w * 0.2)} ${num(h * 0.68)}L${num(-w * 0.16)} ${num(h * 0.2)}L${num(-w * 0.2)} 0Z`,
      mix(mid, glow, 0.3),
      0.6,
    ),
    path(
      `M${num(w * 0.02)} ${num(h)}L${num(w * 0.02)} ${num(h * 0.3)}L${num(w * 0.14)} 0H${num(-w * 0.06)}L${num(-w * 0.1)} ${num(h * 0.6)}Z`,
      mix(mid, glow, 0.14),
      0.5,
    ),
    ellipse(0, 0, w * 0.5, w * 0.085, meadow),
    ellipse(-w * 0.08, -w * 0.015, w * 0.4, w * 0.055, mix(meadow, glow, 0.35)),
  );
};

/** The lighthouse on its rock, with a round of sea that falls over the edge. */
export const lighthouseWorld = (s: Stage, place: Place, shine = 1): void => {
  inWorld(s, 'last-lighthouse', 0.18, () => {
    const { haze, mid, deep, ink, glow, accent } = s.p;
    s.camera(place, () => {
      s.put(
        s.halo(0, -196, 190, accent, Math.min(0.75, 0.55 * shine)),
        rays(0, -196, 420, 172, 186, 1, s.across([accent, 0], [accent, 0.55]), shine),
        rays(0, -196, 300, -9, 5, 1, s.across([accent, 0.55], [accent, 0]), shine),
      );
      floatingRock(s, 240, 130, mix(mid, haze, 0.4));
      s.put(
        path('M-108 2Q-112 40 -104 92Q-98 60 -92 8ZM74 10Q82 60 78 118Q92 70 96 6Z', haze, 0.75),
        path('M-104 3Q-106 30 -102 60Q-99 40 -97 6Z', glow, 0.7),
        line('M-96 2Q-84 -6 -72 2T-48 2M20 10Q32 2 44 10T68 10', glow, 3, 0.8),
        path('M-66 6Q-60 -28 -30 -30L-6 -40L30 -34Q58 -24 62 4Q0 20 -66 6Z', s.down(deep, ink)),
        path('M-66 6Q-60 -28 -30 -30L-40 4Z', mix(mid, glow, 0.3), 0.7),
      );
      lighthouse(s, 0, -30, 0.42);
      s.put(
        path('M58 4V-22L76 -38L94 -22V4Z', ink),
        poly(
          [
            [52, -20],
            [76, -42],
            [100, -20],
          ],
          mix(deep, glow, 0.25),
        ),
        rect(70, -18, 12, 14, accent, 2),
      );
    });
  });
};

/** The paper castle on a folded sheet, cranes around it. */
export const paperWorld = (s: Stage, place: Place): void => {
  inWorld(s, 'paper-kingdom', 0.12, () => {
    const [w, r, g] = [white(s), red(s), gold(s)];
    const { mid, deep, glow, ink } = s.p;
    s.camera(place, () => {
      s.put(
        s.halo(0, -50, 190, mid, 0.4),
        poly(
          [
            [-130, 0],
            [0, 62],
            [20, 150],
          ],
          s.slant(mid, deep),
        ),
        poly(
          [
            [130, 0],
            [0, 62],
            [20, 150],
          ],
          s.slant(deep, mix(deep, ink, 0.6)),
        ),
        poly(
          [
            [-130, 0],
            [0, -58],
            [130, 0],
            [0, 62],
          ],
          s.slant(mix(mid, glow, 0.55), mid),
        ),
        paperTower(0, -22, 50, 74, w, g),
        paperTower(-62, -2, 38, 50, w, r),
        paperTower(62, -2, 38, 50, w, r),
        paperTower(-31, 18, 34, 26, w),
        paperTower(31, 18, 34, 26, w),
        paperTower(0, 44, 42, 44, w, r),
        path('M-7 41V24Q0 16 7 26V37Z', ink),
      );
      for (const [x, y, k, flip] of [
        [-120, -110, 0.5, false],
        [126, -138, 0.38, true],
      ] as const)
        s.put(
          group(
            [
              poly(
                [
                  [0, 0],
                  [-20, -70],
                  [34, -6],
                ],
                mix(mid, glow, 0.45),
              ),
              poly(
                [
                  [-64, -8],
                  [0, 0],
                  [10, 22],
                ],
                glow,
              ),
              poly(
                [
                  [0, 0],
                  [56, -60],
                  [24, 14],
                ],
                glow,
              ),
              poly(
                [
                  [0, 0],
                  [80, 8],
                  [10, 22],
                ],
                mix(glow, mid, 0.3),
              ),
            ],
            { x, y, s: k, flip },
          ),
        );
    });
  });
};

/** A hill of the lantern city: pagoda, roofs, lanterns hanging under the rock. */
export const lanternWorld = (s: Stage, place: Place): void => {
  inWorld(s, 'lantern-city', 0.2, () => {
    const { haze, mid, deep, ink, accent, glow } = s.p;
    s.camera(place, () => {
      s.put(s.halo(0, -70, 210, accent, 0.45));
      floatingRock(s, 260, 120, mix(mid, haze, 0.5));
      s.put(pagoda(10, 2, 124, 200, 4, mix(mid, accent, 0.3), mix(accent, glow, 0.45), glow));
      for (const [x, w, h] of [
        [-78, 62, 34],
        [86, 58, 30],
        [-32, 46, 24],
      ] as const)
        s.put(
          rect(x - w * 0.36, -h, w * 0.72, h + 4, mix(mid, accent, 0.22)),
          rect(x - w * 0.2, -h * 0.72, w * 0.14, h * 0.4, glow, 1),
          rect(x + w * 0.08, -h * 0.72, w * 0.14, h * 0.4, glow, 1),
          roof(x, -h, w * 1.2, h * 0.62, mix(deep, ink, 0.2), mix(accent, glow, 0.3)),
        );
      for (const [x, y, k, c] of [
        [-96, 22, 15, 22],
        [-52, 40, 18, 34],
        [58, 34, 18, 30],
        [104, 18, 13, 16],
      ] as const)
        hangingLantern(s, x, y, k, c, 0.6);
    });
  });
};

/** A small garden with a cottage, an orange tree and a swing over the edge. */
export const gardenWorld = (s: Stage, place: Place): void => {
  inWorld(s, 'tea-mountain', 0.42, () => {
    const { mid, haze, deep, ink } = s.p;
    s.camera(place, () => {
      floatingRock(s, 150, 84, mix(mid, haze, 0.3));
      s.put(
        pine(-46, 2, 58, deep, haze, 3),
        pine(-24, -2, 42, deep, haze, 3),
        rect(8, -28, 42, 30, mix(CANDLE, deep, 0.25), 2),
        poly(
          [
            [0, -26],
            [29, -52],
            [58, -26],
          ],
          mix(EMBER, deep, 0.35),
        ),
        rect(22, -20, 13, 22, ink, 2),
        rect(40, -18, 7, 9, AMBER, 1),
        s.halo(43, -14, 26, AMBER, 0.6),
        leaf(60, 2, 26, -70, mid, haze),
        leaf(60, 2, 22, -30, mid, haze),
      );
    });
  });
};
