import { num, smooth, straight, type Point } from '../kit';

const at = (x: number, y: number): string => `${num(x)} ${num(y)}`;

/** A closed curve through all points; `tension` 1 is round, 0 straight. */
export const closed = (points: readonly Point[], tension = 1): string =>
  smooth(points, true, tension);

/** A closed outline with straight edges. */
export const angular = (points: readonly Point[]): string => straight(points);

/** An ellipse as a path. */
export const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${at(cx - rx, cy)}a${at(rx, ry)} 0 1 1 ${at(2 * rx, 0)}a${at(rx, ry)} 0 1 1 ${at(-2 * rx, 0)}Z`;

/** A rectangle with round corners as a path. */
export const box = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `M${at(x, y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
  const arc = (dx: number, dy: number): string => `a${at(r, r)} 0 0 1 ${at(dx, dy)}`;
  return (
    `M${at(x + r, y)}h${num(width - 2 * r)}${arc(r, r)}v${num(height - 2 * r)}${arc(-r, r)}` +
    `h${num(2 * r - width)}${arc(-r, -r)}v${num(2 * r - height)}${arc(r, -r)}Z`
  );
};

/** A star or, with a small difference of the radii, a scalloped disc. */
export const star = (
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  tips: number,
  turn = 0,
): Point[] =>
  Array.from({ length: tips * 2 }, (_, i): Point => {
    const angle = turn + (Math.PI * i) / tips - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
  });

/** Points along an arc of an ellipse, from one angle to another in degrees (0 is right, 90 is down). */
export const arcPoints = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count = 9,
): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });

/** Points on the quadratic curve with the three given control points. */
export const bend = (a: Point, b: Point, c: Point, count = 6): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const t = i / (count - 1);
    const u = 1 - t;
    return [
      u * u * a[0] + 2 * u * t * b[0] + t * t * c[0],
      u * u * a[1] + 2 * u * t * b[1] + t * t * c[1],
    ];
  });

/** Points on the cubic curve with the four given control points. */
export const sway = (a: Point, b: Point, c: Point, d: Point, count = 7): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const t = i / (count - 1);
    const u = 1 - t;
    const mixed = (k: 0 | 1): number =>
      u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
    return [mixed(0), mixed(1)];
  });

/** The outline of a strip along a line, as wide on each side as `half` says for the part of its length (0 to 1). */
const ribbonPoints = (line: readonly Point[], half: (t: number) => number): Point[] => {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], i) => {
    const [ax, ay] = line[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by] = line[Math.min(line.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const w = half(i / Math.max(1, line.length - 1));
    const nx = (-(by - ay) / length) * w;
    const ny = ((bx - ax) / length) * w;
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  return [...left, ...right];
};

/** A smooth strip along a line: limbs, locks of hair, tails, scarves. */
export const ribbon = (line: readonly Point[], half: (t: number) => number): string =>
  closed(ribbonPoints(line, half));

/** The same points on the other side of the vertical axis, in the order that keeps a closed outline closed. */
export const mirrored = (points: readonly Point[]): Point[] =>
  points.map(([x, y]): Point => [-x, y]).reverse();
