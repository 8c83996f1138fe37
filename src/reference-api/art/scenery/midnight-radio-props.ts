/** Midnight Frequency: things that its pictures are made of. */
import { circle, line, mix, num, poly, rect, ring } from '../kit';
import { stars } from '../kit-nature';
import { type Stage } from '../kit-stage';

/** The starry night over the valley. */
export const night = (s: Stage): void => {
  const { sky, haze, mid, glow, ink } = s.p;
  s.sky(mix(sky, ink, 0.4), sky, mid, haze);
  s.put(stars(s.r, s.w, 300, 70, glow, 1.6));
};

/** The lattice mast with its waves of red. */
export const mast = (s: Stage, x: number, y: number, h: number, waves = 4): void => {
  const { accent, ink, mid, haze, glow } = s.p;
  const w = h * 0.13;
  let d = `M${num(x - w)} ${num(y)}L${num(x - w * 0.1)} ${num(y - h)}M${num(x + w)} ${num(y)}L${num(x + w * 0.1)} ${num(y - h)}`;
  for (let i = 0; i < 8; i += 1) {
    const [a, b] = [1 - (i / 8) * 0.92, 1 - ((i + 1) / 8) * 0.92];
    const [ya, yb] = [y - (h * i) / 8, y - (h * (i + 1)) / 8];
    d += `M${num(x - w * a)} ${num(ya)}L${num(x + w * b)} ${num(yb)}M${num(x + w * a)} ${num(ya)}L${num(x - w * b)} ${num(yb)}M${num(x - w * a)} ${num(ya)}H${num(x + w * a)}`;
  }
  for (let i = waves; i > 0; i -= 1)
    s.put(ring(x, y - h * 1.12, i * h * 0.17, accent, Math.max(2, h * 0.012), 0.65 - i * 0.11));
  s.put(
    s.halo(x, y - h * 1.12, h * 0.42, accent, 0.85),
    line(d, mix(ink, haze, 0.12), Math.max(2, h * 0.013)),
    line(
      `M${num(x - w)} ${num(y)}L${num(x - w * 0.1)} ${num(y - h)}`,
      mix(mid, haze, 0.9),
      Math.max(1.5, h * 0.006),
    ),
    line(`M${num(x)} ${num(y - h)}V${num(y - h * 1.1)}`, ink, Math.max(3, h * 0.014)),
    circle(x, y - h * 1.12, h * 0.026, accent),
    circle(x - 1, y - h * 1.122, h * 0.011, glow),
  );
};

/** A row of small houses, some still lit. */
export const town = (s: Stage, y: number, fill: string, count: number, k: number): void => {
  for (let i = 0; i < count; i += 1) {
    const [x, w, h] = [
      (s.w * (i + s.r.range(0, 0.7))) / count,
      s.r.range(54, 100) * k,
      s.r.range(30, 64) * k,
    ];
    s.put(
      poly(
        [
          [x - w * 0.56, y - h],
          [x, y - h - w * 0.36],
          [x + w * 0.56, y - h],
          [x + w / 2, y - h],
          [x + w / 2, y + 10],
          [x - w / 2, y + 10],
          [x - w / 2, y - h],
        ],
        fill,
      ),
    );
    if (s.r.chance(0.6))
      s.put(
        rect(x - w * 0.3, y - h * 0.7, w * 0.2, h * 0.36, s.p.glow, 1, 0.9),
        s.halo(x - w * 0.2, y - h * 0.5, w * 0.6, s.p.glow, 0.3),
      );
  }
};

/** Telegraph poles with their wires, near to far. */
export const poles = (
  s: Stage,
  list: readonly (readonly [number, number, number])[],
  fill: string,
): void => {
  list.forEach(([x, y, h], i) => {
    s.put(
      line(
        `M${num(x)} ${num(y)}V${num(y - h)}M${num(x - h * 0.16)} ${num(y - h * 0.9)}H${num(x + h * 0.16)}M${num(x - h * 0.11)} ${num(y - h * 0.78)}H${num(x + h * 0.11)}`,
        fill,
        h * 0.035,
      ),
    );
    const next = list[i + 1];
    if (next)
      for (const side of [-0.15, 0.15])
        s.put(
          line(
            `M${num(x + h * side)} ${num(y - h * 0.91)}Q${num((x + next[0]) / 2)} ${num((y - h * 0.9 + next[1] - next[2] * 0.9) / 2 + h * 0.16)} ${num(next[0] + next[2] * side)} ${num(next[1] - next[2] * 0.91)}`,
            fill,
            2,
          ),
        );
  });
};
