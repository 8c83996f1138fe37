/** Drawing kit of the sample pictures: everything returns SVG text, and the same input always gives the same bytes. */

import { mix, num, Random, type Point } from './kit-base';
import { Defs, type Stop } from './kit-defs';

export { Defs, mix, num, Random, type Point, type Stop };

const more = (opacity: number, extra: string): string =>
  `${opacity < 1 ? ` opacity="${String(Math.round(opacity * 100) / 100)}"` : ''}${extra ? ` ${extra}` : ''}/>`;

/** A filled path. */
export const path = (d: string, fill: string, opacity = 1, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${more(opacity, extra)}`;

/** A stroked path with round ends: for threads, ropes, cables and stalks. */
export const line = (d: string, stroke: string, width: number, opacity = 1, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${more(opacity, extra)}`;

/** A filled circle. */
export const circle = (
  x: number,
  y: number,
  r: number,
  fill: string,
  opacity = 1,
  extra = '',
): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${more(opacity, extra)}`;

/** A circle that is only a line. */
export const ring = (
  x: number,
  y: number,
  r: number,
  stroke: string,
  width: number,
  opacity = 1,
  extra = '',
): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${more(opacity, extra)}`;

/** A filled ellipse. */
export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity = 1,
  extra = '',
): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more(opacity, extra)}`;

/** A filled rectangle, with optional round corners. */
export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  radius = 0,
  opacity = 1,
  extra = '',
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${radius ? ` rx="${num(radius)}"` : ''} fill="${fill}"${more(opacity, extra)}`;

/** Path data of straight lines through the points; closed unless told otherwise. */
export const straight = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** A filled polygon. */
export const poly = (points: readonly Point[], fill: string, opacity = 1, extra = ''): string =>
  path(straight(points), fill, opacity, extra);

/** Path data of a smooth curve through the points (Catmull-Rom); `tension` 1 is round, 0 straight. */
export function smooth(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length;
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return points[index] ?? [0, 0];
  };
  const start = at(0);
  let d = `M${num(start[0])} ${num(start[1])}`;
  const k = tension / 6;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${num(b[0] + (c[0] - a[0]) * k)} ${num(b[1] + (c[1] - a[1]) * k)} ${num(c[0] - (e[0] - b[0]) * k)} ${num(c[1] - (e[1] - b[1]) * k)} ${num(c[0])} ${num(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A smooth closed shape through the points. */
export const blob = (points: readonly Point[], fill: string, opacity = 1, extra = ''): string =>
  path(smooth(points, true), fill, opacity, extra);

/** Where a group stands: position, scale (negative `flip` mirrors), turn in degrees, opacity, clip. */
export interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly s?: number;
  readonly sy?: number;
  readonly flip?: boolean;
  readonly turn?: number;
  readonly o?: number;
  readonly clip?: string;
}

/** Groups parts and puts them in place; drawn around 0,0. */
export function group(parts: string | readonly string[], place: Place = {}): string {
  const { x = 0, y = 0, s = 1, sy = s, flip = false, turn = 0, o = 1, clip = '' } = place;
  const moves: string[] = [];
  if (x || y) moves.push(`translate(${num(x)} ${num(y)})`);
  if (turn) moves.push(`rotate(${num(turn)})`);
  if (s !== 1 || sy !== 1 || flip)
    moves.push(
      `scale(${String(Math.round((flip ? -s : s) * 1000) / 1000)} ${String(Math.round(sy * 1000) / 1000)})`,
    );
  const move = moves.length ? ` transform="${moves.join(' ')}"` : '';
  const body = typeof parts === 'string' ? parts : parts.join('');
  const inner = `<g${move}${o < 1 ? ` opacity="${String(Math.round(o * 100) / 100)}"` : ''}>${body}</g>`;
  // The clip is in the coordinates outside the group, so it needs a group of its own.
  return clip ? `<g clip-path="${clip}">${inner}</g>` : inner;
}

/** Shows a kept shape (see `Defs.shape`) at x,y, `s` times its size. */
export const use = (shape: string, x: number, y: number, s = 1, opacity = 1, turn = 0): string =>
  `<use href="${shape}" transform="translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ''}${s === 1 ? '' : ` scale(${String(Math.round(s * 1000) / 1000)})`}"${more(opacity, '')}`;

/** The finished picture: `view` is the drawing's own width and height when it differs from the pixel size. */
export function svg(
  width: number,
  height: number,
  parts: string | readonly string[],
  defs: { toString(): string } = '',
  view: Point = [width, height],
): string {
  const body = typeof parts === 'string' ? parts : parts.join('');
  const known = String(defs);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num(height)}" viewBox="0 0 ${num(view[0])} ${num(view[1])}">${known ? `<defs>${known}</defs>` : ''}${body}</svg>\n`;
}
