/** Little people and cats for the scenery; they stand on their y. */
import { circle, line, num, path, poly } from './kit';

/** A person in a coat with boots, sleeves and scarf, `h` tall, lit on the left; `hat` is a pointed straw hat. */
export function figure(
  x: number,
  y: number,
  h: number,
  fill: string,
  light: string,
  hat = false,
): string {
  const at = (dx: number, dy: number): string => `${num(x + dx * h)} ${num(y + dy * h)}`;
  return [
    line(
      `M${at(-0.065, -0.2)}L${at(-0.075, -0.03)}M${at(0.055, -0.2)}L${at(0.07, -0.03)}`,
      fill,
      h * 0.075,
    ),
    path(
      `M${at(-0.12, 0)}Q${at(-0.12, -0.06)} ${at(-0.05, -0.06)}L${at(-0.035, 0)}ZM${at(0.03, 0)}L${at(0.04, -0.06)}Q${at(0.12, -0.06)} ${at(0.12, 0)}Z`,
      fill,
    ),
    path(
      `M${at(-0.19, -0.15)}Q${at(-0.17, -0.42)} ${at(-0.12, -0.66)}Q${at(-0.09, -0.75)} ${at(0, -0.75)}Q${at(0.09, -0.75)} ${at(0.12, -0.66)}Q${at(0.16, -0.42)} ${at(0.2, -0.16)}Q${at(0.02, -0.1)} ${at(-0.19, -0.15)}Z`,
      fill,
    ),
    path(
      `M${at(-0.19, -0.15)}Q${at(-0.17, -0.42)} ${at(-0.12, -0.66)}Q${at(-0.1, -0.73)} ${at(-0.03, -0.745)}Q${at(-0.09, -0.5)} ${at(-0.1, -0.13)}Z`,
      light,
      0.7,
    ),
    line(`M${at(0.1, -0.64)}Q${at(0.16, -0.52)} ${at(0.15, -0.37)}`, fill, h * 0.07),
    circle(x, y - h * 0.85, h * 0.105, fill),
    path(
      `M${at(-0.1, -0.83)}Q${at(-0.1, -0.95)} ${at(0.01, -0.955)}Q${at(-0.06, -0.91)} ${at(-0.07, -0.8)}Z`,
      light,
      0.7,
    ),
    path(
      `M${at(-0.09, -0.76)}Q${at(0, -0.71)} ${at(0.09, -0.76)}L${at(0.1, -0.7)}Q${at(0.02, -0.66)} ${at(-0.09, -0.7)}ZM${at(0.06, -0.72)}Q${at(0.17, -0.73)} ${at(0.23, -0.66)}Q${at(0.15, -0.67)} ${at(0.07, -0.67)}Z`,
      light,
      0.95,
    ),
    hat
      ? path(
          `M${at(-0.23, -0.86)}Q${at(-0.08, -0.96)} ${at(0, -1.05)}Q${at(0.08, -0.96)} ${at(0.23, -0.86)}Q${at(0, -0.92)} ${at(-0.23, -0.86)}Z`,
          light,
        )
      : '',
  ].join('');
}

/** A sitting cat seen from behind or the side, `h` tall. */
export function cat(
  x: number,
  y: number,
  h: number,
  fill: string,
  light: string,
  flip = false,
): string {
  const k = flip ? -1 : 1;
  const at = (dx: number, dy: number): string => `${num(x + dx * h * k)} ${num(y + dy * h)}`;
  return [
    line(
      `M${at(0.2, -0.06)}Q${at(0.62, 0.02)} ${at(0.5, -0.3)}Q${at(0.44, -0.44)} ${at(0.54, -0.5)}`,
      fill,
      h * 0.09,
    ),
    path(
      `M${at(-0.26, 0)}Q${at(-0.3, -0.4)} ${at(-0.1, -0.58)}H${num(x + 0.1 * h * k)}Q${at(0.34, -0.4)} ${at(0.3, 0)}Z`,
      fill,
    ),
    path(
      `M${at(-0.26, -0.92)}L${at(-0.2, -1.06)}L${at(-0.06, -0.92)}H${num(x + 0.06 * h * k)}L${at(0.2, -1.06)}L${at(0.26, -0.9)}Q${at(0.32, -0.54)} ${at(0, -0.52)}Q${at(-0.32, -0.54)} ${at(-0.26, -0.92)}Z`,
      fill,
    ),
    path(
      `M${at(-0.26, 0)}Q${at(-0.3, -0.4)} ${at(-0.1, -0.56)}Q${at(-0.18, -0.3)} ${at(-0.16, 0)}Z`,
      light,
      0.7,
    ),
    poly(
      [
        [x - 0.22 * h * k, y - 0.94 * h],
        [x - 0.19 * h * k, y - 1.02 * h],
        [x - 0.1 * h * k, y - 0.92 * h],
      ],
      light,
      0.8,
    ),
  ].join('');
}
