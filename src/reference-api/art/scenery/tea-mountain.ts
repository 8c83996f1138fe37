/** Tea Mountain Road: terraces seen from above, mist in the bends, a string of pack horses. */
import { circle, ellipse, line, mix, num, path, rect, smooth, type Point } from '../kit';
import { birds, leaf } from '../kit-field';
import { flecks, hillsPath, rain, ridgePath, roundTree } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { above, house, train } from './tea-mountain-props';

/** Close to the ground: a basket of leaves on a wall, hills behind. */
const basket = (s: Stage): void => {
  const { sky, haze, mid, deep, ink, glow, accent } = s.p;
  s.sky(sky, glow, haze);
  s.put(circle(s.w * 0.8, 150, 60, glow), s.halo(s.w * 0.8, 150, 260, accent, 0.4));
  for (let i = 0; i < 4; i += 1)
    s.put(
      path(hillsPath(s.r, s.w, s.h, 300 + i * 70, 120 - i * 14, 300), mix(haze, mid, i / 3)),
      s.mist(310 + i * 70, 90, glow, 0.55),
    );
  for (let row = 0; row < 3; row += 1)
    for (let x = -20; x < s.w + 60; x += 88 + row * 26)
      s.put(
        ellipse(
          x + row * 30,
          545 + row * 46,
          60 + row * 16,
          44 + row * 12,
          mix(mid, deep, 0.3 + row * 0.3),
        ),
        ellipse(
          x + row * 30 - 14,
          527 + row * 46,
          34 + row * 9,
          18 + row * 5,
          mix(mid, glow, 0.25),
        ),
      );
  s.put(path(`M0 650H${num(s.w)}V730H0Z`, ink), rect(0, 644, s.w, 10, deep));
  const bx = s.w * 0.38;
  s.put(
    path(
      `M${num(bx - 130)} 470L${num(bx - 96)} 660H${num(bx + 96)}L${num(bx + 130)} 470Z`,
      s.across(mix(accent, glow, 0.55), mix(accent, ink, 0.4)),
    ),
  );
  for (let i = 0; i < 5; i += 1)
    s.put(
      line(
        `M${num(bx - 124 + i * 7)} ${num(504 + i * 34)}Q${num(bx)} ${num(522 + i * 34)} ${num(bx + 124 - i * 7)} ${num(504 + i * 34)}`,
        mix(accent, ink, 0.5),
        6,
        0.7,
      ),
    );
  for (let i = 0; i < 26; i += 1)
    s.put(
      leaf(
        bx + s.r.range(-105, 105),
        474 - s.r.range(0, 46),
        s.r.range(50, 82),
        s.r.range(-160, -20),
        i % 3 ? deep : mid,
        mix(mid, glow, 0.4),
      ),
    );
  s.put(ellipse(bx, 474, 134, 22, mix(accent, ink, 0.2)), ellipse(bx, 470, 122, 14, deep));
  for (let i = 0; i < 14; i += 1)
    s.put(leaf(bx - 104 + i * 15, 472, 60, -150 + i * 8, i % 2 ? mid : deep, mix(mid, glow, 0.5)));
  s.put(
    rect(s.w * 0.64, 590, 84, 60, glow, 12),
    rect(s.w * 0.64 + 40, 590, 44, 60, haze, 12, 0.7),
    ellipse(s.w * 0.64 + 42, 592, 40, 9, accent),
    line(
      `M${num(s.w * 0.64 + 30)} 570Q${num(s.w * 0.64 + 10)} 540 ${num(s.w * 0.64 + 36)} 515T${num(s.w * 0.64 + 30)} 460`,
      glow,
      7,
      0.7,
    ),
  );
};

/** A rope bridge between two cliffs in side view. */
const gorge = (s: Stage): void => {
  const { sky, haze, mid, deep, ink, glow } = s.p;
  s.sky(sky, haze, glow);
  for (let i = 0; i < 3; i += 1)
    s.put(
      path(ridgePath(s.r, s.w, s.h, 420 + i * 80, 330 - i * 70, 110), mix(haze, mid, i * 0.35)),
      s.mist(340 + i * 100, 160, glow, 0.8),
    );
  const [a, b] = [s.w * 0.24, s.w * 0.78];
  const sag: Point[] = Array.from({ length: 9 }, (_, i) => [
    a + ((b - a) * i) / 8,
    420 + Math.sin((i / 8) * Math.PI) * 70,
  ]);
  s.put(
    path(
      `M-9 400Q${num(a * 0.7)} 390 ${num(a + 20)} 420Q${num(a - 30)} 560 ${num(a + 10)} 730H-9Z`,
      deep,
    ),
    path(
      `M-9 400Q${num(a * 0.7)} 390 ${num(a + 20)} 420L${num(a - 4)} 446Q${num(a * 0.5)} 420 -9 436Z`,
      mid,
    ),
  );
  s.put(
    path(
      `M${num(s.w + 9)} 380Q${num(b + 60)} 380 ${num(b - 20)} 420Q${num(b + 40)} 580 ${num(b)} 730H${num(s.w + 9)}Z`,
      deep,
    ),
    path(
      `M${num(s.w + 9)} 380Q${num(b + 60)} 380 ${num(b - 20)} 420L${num(b + 4)} 446Q${num(b + 90)} 410 ${num(s.w + 9)} 420Z`,
      mid,
    ),
  );
  s.put(
    line(smooth(sag.map(([x, y]) => [x, y - 62] as Point)), ink, 5),
    line(sag.map(([x, y]) => `M${num(x)} ${num(y)}V${num(y - 62)}`).join(''), ink, 3),
    line(smooth(sag), ink, 14),
  );
  train(
    s,
    [
      [a + (b - a) * 0.7, 478],
      [a + (b - a) * 0.52, 490],
      [a + (b - a) * 0.32, 478],
      [a + (b - a) * 0.12, 446],
    ],
    70,
  );
  house(s, s.w * 0.9, 392, 150);
  s.put(
    roundTree(s.r, s.w * 0.08, 408, 190, mix(deep, ink, 0.4), mid, ink),
    birds(s.r, s.w * 0.5, 180, 6, 14, ink, 0.6),
  );
};

/** Pictures of Tea Mountain Road. */
export const teaMountain = scenery('tea-mountain', {
  cover: above,
  banner: above,
  'gallery-1': gorge,
  'gallery-2': basket,
  icon: (s) => {
    const { mid, deep, glow, ink, accent, sky } = s.p;
    s.put(rect(0, 0, s.w, s.h, s.down(sky, mid)), circle(s.cx, 330, 230, glow));
    s.put(
      path(`M${num(s.cx - 330)} 720Q${num(s.cx - 60)} 470 ${num(s.cx + 330)} 720Z`, deep),
      line(`M${num(s.cx)} 640V380`, ink, 26),
    );
    s.put(
      leaf(s.cx, 500, 300, -150, deep, mid),
      leaf(s.cx, 470, 300, -32, deep, mid),
      leaf(s.cx, 420, 330, -92, accent, mix(accent, glow, 0.5)),
    );
  },
  'scene-1': (s) => {
    s.hour('dusk');
    s.mirror(() => gorge(s));
  },
  'scene-2': (s) => {
    s.hour('storm');
    s.zoom(1.25, s.w * 0.7, 420, () => above(s));
    s.put(rain(s.r, s.w, s.h, 90, s.p.glow, 0.4));
  },
  'scene-3': (s) => {
    s.hour('night');
    s.mirror(() => basket(s));
    s.put(flecks(s.r, 0, 300, s.w, 340, 34, s.p.accent, 4));
  },
});
