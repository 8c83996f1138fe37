/** More of nature: water, cloud seas, flocks, light and leaves. */
import { num, path, smooth, straight, type Point, type Random } from './kit';
import { OVER, ground } from './kit-nature';

/** A calm swell, closed at the bottom of the frame. */
export function wavePath(
  w: number,
  h: number,
  y: number,
  amp: number,
  length: number,
  phase = 0,
): string {
  const points: Point[] = [];
  for (let i = -1; i * length * 0.5 + phase < w + length * 2; i += 1) {
    points.push([i * length * 0.5 + phase - length, y + (i % 2 === 0 ? amp : -amp)]);
  }
  return ground(smooth(points), w, h);
}

/** Land under a given skyline. */
export const landPath = (points: readonly Point[], w: number, h: number, soft = true): string =>
  ground(soft ? smooth(points) : straight(points, false), w, h);

/** A bank of cloud tops over the whole width, closed at the bottom. */
export function cloudBankPath(r: Random, w: number, h: number, y: number, size: number): string {
  let px = -OVER;
  let py = y;
  let d = `M${num(px)} ${num(py)}`;
  while (px < w + OVER) {
    const nx = px + size * r.range(0.5, 1.2);
    const ny = y + size * r.range(-0.35, 0.35);
    const radius = Math.hypot(nx - px, ny - py) * r.range(0.52, 0.64);
    d += `A${num(radius)} ${num(radius)} 0 0 1 ${num(nx)} ${num(ny)}`;
    px = nx;
    py = ny;
  }
  return `${d}L${num(px)} ${num(h + OVER)}L${num(-OVER)} ${num(h + OVER)}Z`;
}

/** A loose flock of birds around x,y. */
export function birds(
  r: Random,
  x: number,
  y: number,
  count: number,
  size: number,
  fill: string,
  opacity = 1,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const s = size * r.range(0.6, 1.1);
    const bx = x + r.range(-5, 5) * size;
    const by = y + r.range(-2, 2) * size;
    const lift = r.range(0.3, 0.7) * s;
    d += `M${num(bx - s)} ${num(by - lift)}Q${num(bx - s * 0.4)} ${num(by - lift * 0.9)} ${num(bx)} ${num(by)}Q${num(bx + s * 0.4)} ${num(by - lift * 0.9)} ${num(bx + s)} ${num(by - lift * 0.8)}Q${num(bx + s * 0.4)} ${num(by - lift * 0.5)} ${num(bx)} ${num(by + s * 0.2)}Q${num(bx - s * 0.4)} ${num(by - lift * 0.5)} ${num(bx - s)} ${num(by - lift)}Z`;
  }
  return path(d, fill, opacity);
}

/** A crescent; `turn` degrees. */
export const crescent = (x: number, y: number, r: number, fill: string, turn = 0): string =>
  path(
    `M${num(r * 0.35)} ${num(-r * 0.94)}A${num(r)} ${num(r)} 0 1 0 ${num(r * 0.94)} ${num(r * 0.35)}A${num(r * 0.78)} ${num(r * 0.78)} 0 0 1 ${num(r * 0.35)} ${num(-r * 0.94)}Z`,
    fill,
    1,
    `transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"`,
  );

/** A fan of light from a point: alternate wedges, `from`..`to` in degrees. */
export function rays(
  x: number,
  y: number,
  length: number,
  from: number,
  to: number,
  count: number,
  fill: string,
  opacity: number,
): string {
  let d = '';
  const step = (to - from) / (count * 2);
  for (let i = 0; i < count; i += 1) {
    const a = ((from + step * (i * 2 + 0.5)) * Math.PI) / 180;
    const b = ((from + step * (i * 2 + 1.5)) * Math.PI) / 180;
    d += `M${num(x)} ${num(y)}L${num(x + Math.cos(a) * length)} ${num(y + Math.sin(a) * length)}L${num(x + Math.cos(b) * length)} ${num(y + Math.sin(b) * length)}Z`;
  }
  return path(d, fill, opacity);
}

/** A tuft or meadow edge of pointed blades along y. */
export function grass(
  r: Random,
  x0: number,
  x1: number,
  y: number,
  h: number,
  fill: string,
  step = 12,
): string {
  let d = `M${num(x0)} ${num(y + h)}`;
  for (let x = x0; x < x1; x += step * r.range(0.7, 1.3)) {
    const tip = x + r.range(-0.5, 0.8) * h * 0.5;
    d += `L${num(x)} ${num(y)}Q${num(x + 1)} ${num(y - h * 0.4)} ${num(tip)} ${num(y - h * r.range(0.4, 1))}Q${num(x + step * 0.6)} ${num(y - h * 0.3)} ${num(x + step * 0.7)} ${num(y)}`;
  }
  return path(`${d}L${num(x1)} ${num(y + h)}Z`, fill);
}

/** A leaf from x,y, `l` long, at `turn` degrees, with its lit half. */
export function leaf(
  x: number,
  y: number,
  l: number,
  turn: number,
  fill: string,
  light: string,
): string {
  const t = `transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"`;
  return (
    path(
      `M0 0Q${num(l * 0.4)} ${num(-l * 0.34)} ${num(l)} 0Q${num(l * 0.4)} ${num(l * 0.34)} 0 0Z`,
      fill,
      1,
      t,
    ) +
    path(
      `M0 0Q${num(l * 0.4)} ${num(-l * 0.34)} ${num(l)} 0Q${num(l * 0.5)} ${num(-l * 0.06)} 0 0Z`,
      light,
      0.6,
      t,
    )
  );
}
