/** The Nine Lives Inn: views, near and indoors. */
import { circle, line, mix, num, path, rect, ring } from '../kit';
import { cat } from '../kit-figures';
import { hillsPath, roundTree } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { roof } from '../kit-things';
import { coats } from './cat-inn-props';
import { lampOn, room } from './cat-inn-rooms';

/** Sky, hills and orchard behind the inn. */
export const hillside = (s: Stage): void => {
  const { sky, haze, mid, glow, accent, deep } = s.p;
  s.sky(mix(haze, mid, 0.4), sky, glow);
  s.put(s.halo(s.w * 0.14, 120, 380, glow, 0.9), circle(s.w * 0.14, 130, 54, glow));
  s.put(
    path(hillsPath(s.r, s.w, s.h, 470, 150, 300), mix(haze, accent, 0.28)),
    path(hillsPath(s.r, s.w, s.h, 560, 90, 260), mix(haze, accent, 0.5)),
  );
  for (let i = 0; i < 7; i += 1)
    s.put(
      roundTree(
        s.r,
        s.w * ((i + 0.3) / 7) + s.r.range(-30, 30),
        600,
        s.r.range(110, 180),
        mix(accent, haze, 0.25),
        mix(accent, glow, 0.5),
        deep,
      ),
    );
};

/** The inn cut open like a doll's house. */
export const section = (s: Stage): void => {
  const { mid, deep, ink, accent, glow } = s.p;
  hillside(s);
  s.put(
    path(`M-9 622H${num(s.w + 9)}V730H-9Z`, s.down(mix(deep, mid, 0.3), ink)),
    rect(-9, 618, s.w + 18, 12, mix(accent, glow, 0.2)),
  );
  const [x, w] = [s.cx, 640];
  s.put(rect(x - w / 2 - 16, 236, w + 32, 392, deep));
  const cell = w / 3;
  for (let c = 0; c < 3; c += 1)
    for (let r = 0; r < 2; r += 1)
      room(
        s,
        x - w / 2 + c * cell + 6,
        246 + r * 190,
        cell - 12,
        180,
        [
          [3, 0, 1],
          [2, 1, 0],
        ][r]?.[c] ?? 0,
      );
  s.put(
    rect(x - 66, 512, 132, 104, mix(accent, ink, 0.25), 6),
    rect(x - 60, 520, 57, 96, accent),
    rect(x + 3, 520, 57, 96, accent),
    circle(x - 12, 570, 5, glow),
    circle(x + 12, 570, 5, glow),
  );
  s.put(
    roof(x, 246, w + 190, 84, ink, mix(deep, mid, 0.4)),
    roof(x, 440, w + 130, 26, ink, mix(deep, mid, 0.3)),
  );
  s.put(
    rect(x - 150, 92, 300, 90, deep),
    rect(x - 140, 100, 280, 82, s.down(mix(mid, glow, 0.5), mid)),
    cat(x - 60, 178, 66, ink, mid),
    cat(x + 60, 178, 66, glow, mid, true),
    ring(x, 140, 28, deep, 7),
    circle(x, 140, 25, glow),
    line(`M${num(x)} 112v56M${num(x - 28)} 140h56`, deep, 4),
  );
  s.put(roof(x, 104, 420, 76, ink, mix(deep, mid, 0.4)));
  for (const side of [-1, 1]) {
    lampOn(s, x + side * (w / 2 + 52), 250, 44, 16);
    lampOn(s, x + side * (w / 2 + 34), 448, 40, 10);
    lampOn(s, x + side * 96, 466, 34, 8);
    s.put(
      cat(x + side * (w / 2 - 90), 232, 62, side < 0 ? ink : mid, side < 0 ? mid : glow, side > 0),
    );
    s.put(roundTree(s.r, x + side * (w / 2 + 150), 640, 240, accent, mix(accent, glow, 0.45), ink));
  }
  s.put(
    path(
      `M${num(x - 80)} 630H${num(x + 80)}L${num(x + 150)} 730H${num(x - 150)}Z`,
      mix(mid, glow, 0.4),
    ),
  );
  for (const [dx, h, i] of [
    [-230, 84, 2],
    [-120, 70, 1],
    [250, 92, 0],
  ] as const)
    s.put(cat(x + dx, 690, h, coats(s)[i], mix(coats(s)[i], glow, 0.4), dx > 0));
};
