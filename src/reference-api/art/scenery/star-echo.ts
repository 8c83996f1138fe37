/** Echoes of the Star Sea: listening dishes adrift under ringed planets. */
import { circle, ellipse, group, line, mix, num, path, poly, rect, ring } from '../kit';
import { flecks, ridgePath, sparkle, stars } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { dish, planet, rocks, space } from './star-echo-props';

/** A dish on a mast on the ground, looking up. */
const ground = (s: Stage, x: number, y: number, k: number, light: string, dark: string): void => {
  s.put(
    group(
      [
        poly(
          [
            [-46, 0],
            [-10, -120],
            [10, -120],
            [46, 0],
          ],
          dark,
        ),
        line('M-34 -34H34L-22 -70H22', light, 3, 0.6),
        group(
          [
            path('M-120 0A120 92 0 0 0 120 0Z', dark),
            ellipse(0, 0, 120, 22, s.across(light, dark)),
            line('M-70 0L0 -96L70 0', light, 4),
            circle(0, -98, 9, s.p.accent),
          ],
          { y: -160, turn: -28 },
        ),
      ],
      { x, y, s: k },
    ),
  );
};

const field = (s: Stage, moonX: number): void => {
  const { haze, mid, deep, ink, glow } = s.p;
  space(s, 110);
  planet(s, moonX, 210, 120, 18);
  s.put(
    path(ridgePath(s.r, s.w, s.h, 560, 120, 120), mix(mid, haze, 0.5)),
    s.mist(430, 160, mix(haze, glow, 0.3), 0.5),
    path(ridgePath(s.r, s.w, s.h, 610, 60, 160), mid),
  );
  for (let i = 0; i < 6; i += 1)
    ground(
      s,
      s.w * (0.94 - i * 0.15),
      590 + i * 18,
      0.34 + i * 0.2,
      mix(haze, glow, 0.5),
      i > 3 ? ink : deep,
    );
  s.put(path(ridgePath(s.r, s.w, s.h, 690, 40, 200), ink));
};

const cockpit = (s: Stage): void => {
  const { deep, ink, mid, haze, accent, glow } = s.p;
  space(s, 100);
  planet(s, s.w * 0.62, 250, 150, -14);
  rocks(s, 430, mix(mid, haze, 0.3));
  const [a, b] = [s.w * 0.05, s.w * 0.95];
  s.put(
    s.frame(
      `M${num(a + 90)} 50H${num(b - 90)}Q${num(b)} 60 ${num(b)} 160L${num(b - 90)} 520H${num(a + 90)}L${num(a)} 160Q${num(a)} 60 ${num(a + 90)} 50Z`,
      s.down(ink, deep),
    ),
  );
  s.put(
    line(
      `M${num(s.w * 0.34)} 50L${num(s.w * 0.37)} 520M${num(s.w * 0.66)} 50L${num(s.w * 0.63)} 520`,
      ink,
      16,
    ),
  );
  s.put(
    path(`M0 560Q${num(s.cx)} 490 ${num(s.w)} 560V730H0Z`, s.down(mid, ink)),
    line(`M0 560Q${num(s.cx)} 490 ${num(s.w)} 560`, mix(haze, glow, 0.5), 5),
  );
  s.put(
    circle(s.cx, 640, 96, ink),
    ...[86, 62, 38].map((r) => ring(s.cx, 640, r, mix(haze, accent, 0.5), 3)),
    path(`M${num(s.cx)} 640L${num(s.cx + 80)} 610A86 86 0 0 0 ${num(s.cx + 30)} 560Z`, accent, 0.7),
    sparkle(s.cx - 30, 610, 16, glow),
  );
  for (let i = 0; i < 8; i += 1)
    for (const side of [-1, 1])
      s.put(
        rect(s.cx + side * (150 + i * 44) - 12, 600 + i * 4, 24, 60, mix(deep, haze, 0.3), 5),
        rect(
          s.cx + side * (150 + i * 44) - 8,
          606 + ((i * 29 + side * 7) % 36),
          16,
          12,
          i % 3 ? haze : accent,
          4,
        ),
      );
};

const open = (s: Stage): void => {
  space(s);
  planet(s, s.w * (s.wide ? 0.2 : 0.12), 600, s.wide ? 240 : 250, -28);
  rocks(s, 160, mix(s.p.mid, s.p.haze, 0.5));
  dish(s, s.w * (s.wide ? 0.68 : 0.68), 300, s.wide ? 1.1 : 0.96, -16, 5);
  s.put(flecks(s.r, 0, 560, s.w, 150, 12, s.p.glow, 2));
};

/** Pictures of Echoes of the Star Sea. */
export const starEcho = scenery('star-echo', {
  cover: open,
  banner: open,
  'gallery-1': (s) => field(s, s.w * 0.2),
  'gallery-2': cockpit,
  icon: (s) => {
    s.put(rect(0, 0, s.w, s.h, s.out(s.p.haze, s.p.sky)), stars(s.r, s.w, s.h, 16, s.p.glow, 5));
    s.camera({ x: s.cx + 90, y: 400, s: 1.25, turn: 40 }, () => dish(s, 0, 0, 1, 0, 3));
  },
  'scene-1': (s) => {
    s.hour('night');
    space(s, 200);
    dish(s, s.w * 0.74, 200, 0.5, -30, 6);
    planet(s, s.w * 0.3, 760, 420, 8);
  },
  'scene-2': (s) => s.hour('pale').mirror(() => field(s, s.w * 0.3)),
  'scene-3': (s) => {
    space(s, 160);
    s.put(s.halo(s.w * 0.2, 120, 420, s.p.accent, 0.6), circle(s.w * 0.2, 120, 54, s.p.glow));
    planet(s, s.w * 0.78, 190, 90, 30);
    for (let i = 0; i < 4; i += 1)
      dish(s, s.w * (0.2 + i * 0.17), 330 + (i % 2) * 170, 0.26 + (i % 3) * 0.08, -150 + i * 6, 3);
    rocks(s, 640, s.p.deep);
  },
});
