/** City of Ten Thousand Lanterns: things that its pictures are made of. */
import { circle, line, mix, num, path, poly, rect, use } from '../kit';
import { stars } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { lantern } from '../kit-things';

/** A lantern with its light, `k` wide. */
export const glowLamp = (s: Stage, x: number, y: number, k: number, cord = 0): void => {
  const { accent, glow, ink } = s.p;
  const lamp = s.shape(
    s.halo(0, 55, 170, accent, 0.5),
    lantern(0, 0, 100, 0, s.ball(glow, accent, mix(accent, ink, 0.35)), glow, ink),
  );
  if (cord > 0) s.put(line(`M${num(x)} ${num(y)}v${num(cord)}`, ink, 2));
  s.put(use(lamp, x, y + cord, k / 100));
};

/** The violet night with the moon. */
export const moonSky = (s: Stage, x: number, y: number, r: number): void => {
  const { sky, haze, glow, mid, accent } = s.p;
  s.sky(sky, mid, haze, mix(haze, accent, 0.5));
  s.put(
    stars(s.r, s.w, s.h * 0.4, 50, glow, 1.6),
    s.halo(x, y, r * 3, glow, 0.5),
    circle(x, y, r, glow),
    circle(x + r * 0.24, y - r * 0.1, r * 0.2, mix(glow, haze, 0.2)),
    circle(x - r * 0.3, y + r * 0.3, r * 0.28, mix(glow, haze, 0.14)),
  );
};

/** One side of the canal: houses shrink towards the vanishing point; side -1 left, 1 right. */
export const row = (s: Stage, side: number, vx: number, vy: number, count: number): void => {
  const { deep, ink, haze, mid, accent, glow } = s.p;
  for (let i = count - 1; i >= 0; i -= 1) {
    const near = 0.86 * Math.pow(0.66, i);
    const far = 0.86 * Math.pow(0.66, i + 1);
    const reach = s.cx * 1.16;
    const [x1, x2] = [vx + side * reach * near, vx + side * reach * far];
    const tall = 1 + (((i * 37) % 5) - 2) * 0.09;
    const [top1, top2] = [vy - 470 * near * tall, vy - 470 * far * tall];
    const [b1, b2] = [vy + 250 * near, vy + 250 * far];
    const tone = mix(mix(deep, mid, 0.45), haze, i / (count + 1.5));
    const out = x1 + side * s.w * 0.4;
    s.put(
      poly(
        [
          [out, top1 + 60 * near],
          [x1, top1],
          [x2, top2],
          [x2, b2],
          [x1, b1],
          [out, b1 + 300 * near],
        ],
        tone,
      ),
    );
    for (let f = 0; f < 3; f += 1)
      for (let c = 0; c < 2; c += 1) {
        const [u, v, z] = [0.2 + c * 0.42, 0.17 + f * 0.27, 0.22];
        const px = (q: number): number => x1 + (x2 - x1) * q;
        const py = (q: number, w: number): number =>
          top1 + (top2 - top1) * q + (b1 - top1 + (b2 - top2 - b1 + top1) * q) * w;
        if ((i + f * 2 + c * (side + 2)) % 4 !== 0)
          s.put(
            poly(
              [
                [px(u), py(u, v)],
                [px(u + z), py(u + z, v)],
                [px(u + z), py(u + z, v + 0.15)],
                [px(u), py(u, v + 0.15)],
              ],
              s.down(glow, accent),
              0.9 - i * 0.07,
            ),
          );
      }
    for (const v of [0.36, 0.63, 0.9])
      s.put(
        poly(
          [
            [x1, top1 + (b1 - top1) * v],
            [x2, top2 + (b2 - top2) * v],
            [x2, top2 + (b2 - top2) * (v + 0.035)],
            [x1, top1 + (b1 - top1) * (v + 0.035)],
          ],
          mix(ink, tone, 0.3),
        ),
      );
    const e = 46 * near;
    s.put(
      path(
        `M${num(out)} ${num(top1 - 10 * near)}L${num(x1)} ${num(top1 - 34 * near)}L${num(x2)} ${num(top2 - 34 * far)}Q${num(x2 - side * e * 0.8)} ${num(top2 + 4)} ${num(x2 - side * e * 1.3)} ${num(top2 - 8 * far)}L${num(x1 - side * e * 1.3)} ${num(top1 + 8 * near)}Q${num(x1)} ${num(top1 + 30 * near)} ${num(out)} ${num(top1 + 60 * near)}Z`,
        mix(ink, tone, 0.4),
      ),
    );
    s.put(
      line(
        `M${num(x2 - side * e * 1.3)} ${num(top2 - 8 * far)}L${num(x1 - side * e * 1.3)} ${num(top1 + 8 * near)}`,
        mix(mid, accent, 0.55),
        4 * near + 1,
      ),
    );
    if (i < 4)
      for (const q of [0.25, 0.75])
        glowLamp(
          s,
          x1 + (x2 - x1) * q - side * e * 1.2,
          top1 + (top2 - top1) * q,
          62 * near * (1 - q * 0.3),
          20 * near,
        );
  }
};

/** An arched bridge, `w` wide. */
export const bridge = (s: Stage, x: number, y: number, w: number): void => {
  const { ink, mid, accent, glow, deep } = s.p;
  const h = w * 0.2;
  s.put(
    path(
      `M${num(x - w / 2)} ${num(y)}Q${num(x)} ${num(y - h * 2.1)} ${num(x + w / 2)} ${num(y)}V${num(y + h * 0.3)}H${num(x + w * 0.26)}A${num(w * 0.26)} ${num(w * 0.24)} 0 0 0 ${num(x - w * 0.26)} ${num(y + h * 0.3)}H${num(x - w / 2)}Z`,
      s.down(mid, ink),
    ),
    line(
      `M${num(x - w / 2)} ${num(y)}Q${num(x)} ${num(y - h * 2.1)} ${num(x + w / 2)} ${num(y)}`,
      mix(mid, accent, 0.7),
      4,
    ),
  );
  for (let i = 1; i < 10; i += 1) {
    const q = i / 10;
    s.put(
      rect(x - w / 2 + w * q - 2, y - 4 * q * (1 - q) * h * 1.05 - 17, 4, 18, deep),
      circle(x - w / 2 + w * q, y - 4 * q * (1 - q) * h * 1.05 - 19, 5, glow),
    );
  }
};
