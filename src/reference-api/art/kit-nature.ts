/** Natural shapes: land, water, clouds, trees, skies. `…Path` functions return path data, the others finished shapes. */
import {
  circle,
  ellipse,
  line,
  num,
  path,
  poly,
  smooth,
  straight,
  type Point,
  type Random,
} from './kit';

/** How far land reaches past the frame, so that lit edges never show a gap. */
export const OVER = 40;

/** Closes a skyline at the bottom of the frame. */
export const ground = (top: string, w: number, h: number): string =>
  `${top}L${num(w + OVER)} ${num(h + OVER)}L${num(-OVER)} ${num(h + OVER)}Z`;

/** Jagged mountain skyline, closed at the bottom of the frame. */
export function ridgePath(
  r: Random,
  w: number,
  h: number,
  base: number,
  amp: number,
  step = 60,
): string {
  const points: Point[] = [];
  let x = -OVER - step;
  while (x < w + OVER + step) {
    // Every peak has a shoulder on one side, so that no two triangles look alike.
    const top = base - r.range(0.35, 1) * amp;
    const half = step * r.range(0.7, 1.3);
    const foot = base - r.range(-0.05, 0.25) * amp;
    if (r.chance(0.5))
      points.push(
        [x + half * 0.45, foot + (top - foot) * r.range(0.35, 0.5)],
        [x + half * 0.6, foot + (top - foot) * r.range(0.45, 0.62)],
      );
    points.push([x + half, top]);
    if (r.chance(0.5))
      points.push(
        [x + half * 1.3, foot + (top - foot) * r.range(0.6, 0.75)],
        [x + half * 1.42, foot + (top - foot) * r.range(0.5, 0.6)],
      );
    points.push([x + half * 1.9, foot]);
    x += half * 1.9;
  }
  return ground(straight(points, false), w, h);
}

/** Rolling hills, closed at the bottom of the frame. */
export function hillsPath(
  r: Random,
  w: number,
  h: number,
  base: number,
  amp: number,
  step = 220,
): string {
  const points: Point[] = [];
  let up = r.chance(0.5);
  for (let x = -OVER - step; x < w + OVER + step; x += step * r.range(0.7, 1.2)) {
    points.push([x, base - (up ? r.range(0.5, 1) : r.range(-0.2, 0.3)) * amp]);
    up = !up;
  }
  return ground(smooth(points), w, h);
}

/** A flat-bottomed cloud, `w` wide and about `h` high, standing on y: few bumps of unlike size, round ends. */
export function cloudPath(r: Random, x: number, y: number, w: number, h: number): string {
  const bumps = Math.max(3, Math.min(5, Math.round(w / (h * 1.5))));
  const shares = Array.from(
    { length: bumps },
    (_, i) => r.range(0.6, 1.25) * (0.7 + Math.sin(((i + 0.5) / bumps) * Math.PI) * 0.6),
  );
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const end = h * 0.16;
  let d = `M${num(x + end)} ${num(y)}A${num(end)} ${num(end)} 0 0 1 ${num(x + end)} ${num(y - end * 2)}`;
  let [px, py, used] = [x + end, y - end * 2, 0];
  shares.forEach((share, i) => {
    used += share;
    const nx = x + end + ((w - end * 2) * used) / whole;
    const ny =
      i === bumps - 1
        ? y - end * 2
        : y - h * (0.3 + 0.4 * Math.sin((used / whole) * Math.PI)) * r.range(0.85, 1.1);
    const radius = Math.hypot(nx - px, ny - py) * r.range(0.5, 0.6);
    d += `A${num(radius)} ${num(radius)} 0 0 1 ${num(nx)} ${num(ny)}`;
    [px, py] = [nx, ny];
  });
  return `${d}A${num(end)} ${num(end)} 0 0 1 ${num(px)} ${num(y)}Z`;
}

/** Scattered stars in a w × h area; one path, a few larger ones. */
export function stars(
  r: Random,
  w: number,
  h: number,
  count: number,
  fill: string,
  size = 1.6,
): string {
  let dots = '';
  let large = '';
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [num(r.range(0, w)), num(r.range(0, h))];
    if (r.chance(0.14)) {
      const s = size * r.range(2, 3.4);
      const [a, b] = [num(s * 0.86), num(s * 0.14)];
      large += `M${x} ${num(Number(y) - s)}l${b} ${a} ${a} ${b} -${a} ${b} -${b} ${a} -${b} -${a} -${a} -${b} ${a} -${b}z`;
    } else {
      dots += `M${x} ${y}h0`;
    }
  }
  return path(large, fill, 0.95) + line(dots, fill, size * 1.5, 0.8);
}

/** A four-pointed sparkle. */
export const sparkle = (x: number, y: number, s: number, fill: string, opacity = 1): string =>
  path(
    `M${num(x)} ${num(y - s)}Q${num(x + s * 0.12)} ${num(y - s * 0.12)} ${num(x + s)} ${num(y)}Q${num(x + s * 0.12)} ${num(y + s * 0.12)} ${num(x)} ${num(y + s)}Q${num(x - s * 0.12)} ${num(y + s * 0.12)} ${num(x - s)} ${num(y)}Q${num(x - s * 0.12)} ${num(y - s * 0.12)} ${num(x)} ${num(y - s)}Z`,
    fill,
    opacity,
  );

/** Slanting rain (or, with `slant` near 0 and short strokes, falling light). */
export function rain(
  r: Random,
  w: number,
  h: number,
  count: number,
  stroke: string,
  opacity: number,
  length = 34,
  slant = -0.28,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const [x, y, l] = [r.range(0, w + h * 0.3), r.range(-20, h), length * r.range(0.5, 1.2)];
    d += `M${num(x)} ${num(y)}l${num(l * slant)} ${num(l)}`;
  }
  return line(d, stroke, 2, opacity);
}

/** Soft dots: snow, pollen, sparks, bubbles. */
export function flecks(
  r: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  fill: string,
  size: number,
  opacity = 0.9,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const s = size * r.range(0.4, 1.1);
    d += `M${num(x + r.range(0, w) - s)} ${num(y + r.range(0, h))}a${num(s)} ${num(s)} 0 1 0 ${num(s * 2)} 0a${num(s)} ${num(s)} 0 1 0 ${num(-s * 2)} 0Z`;
  }
  return path(d, fill, opacity);
}

/** A conifer standing on y. */
export function pine(
  x: number,
  y: number,
  h: number,
  fill: string,
  light: string,
  tiers = 4,
): string {
  let out = path(
    `M${num(x - h * 0.03)} ${num(y)}h${num(h * 0.06)}v${num(-h * 0.3)}h${num(-h * 0.06)}Z`,
    fill,
  );
  for (let i = 0; i < tiers; i += 1) {
    const top = y - h + (h * 0.62 * i) / tiers;
    const foot = top + h * (0.3 + 0.09 * i);
    const half = h * (0.1 + 0.065 * i);
    out = `${path(`M${num(x)} ${num(top)}Q${num(x + half * 0.3)} ${num(foot - half * 0.5)} ${num(x + half)} ${num(foot)}Q${num(x)} ${num(foot + half * 0.35)} ${num(x - half)} ${num(foot)}Q${num(x - half * 0.3)} ${num(foot - half * 0.5)} ${num(x)} ${num(top)}Z`, fill)}${poly(
      [
        [x - 1, top + 2],
        [x - half * 0.1, foot - half * 0.2],
        [x - half * 0.85, foot - half * 0.12],
      ],
      light,
      0.5,
    )}${out}`;
  }
  return out;
}

/** A round-crowned tree standing on y. */
export function roundTree(
  r: Random,
  x: number,
  y: number,
  h: number,
  fill: string,
  light: string,
  trunk: string,
): string {
  const crown = h * 0.34;
  const parts = [
    path(
      `M${num(x - h * 0.05)} ${num(y)}Q${num(x - h * 0.01)} ${num(y - h * 0.3)} ${num(x - h * 0.03)} ${num(y - h * 0.6)}h${num(h * 0.06)}Q${num(x + h * 0.02)} ${num(y - h * 0.3)} ${num(x + h * 0.06)} ${num(y)}Z`,
      trunk,
    ),
  ];
  const spots: Point[] = [
    [0, -0.7],
    [-0.24, -0.56],
    [0.24, -0.54],
    [0.02, -0.48],
  ];
  for (const [sx, sy] of spots)
    parts.push(circle(x + sx * h, y + sy * h, crown * r.range(0.72, 0.9), fill));
  for (const [sx, sy] of spots.slice(0, 3))
    parts.push(
      ellipse(
        x + sx * h - crown * 0.22,
        y + sy * h - crown * 0.3,
        crown * 0.42,
        crown * 0.3,
        light,
        0.55,
      ),
    );
  return parts.join('');
}
