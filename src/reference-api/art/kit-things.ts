/** Made things that several pictures share: roofs, lanterns, gears, boats, little people. All stand on their y. */
import { circle, ellipse, line, num, path, rect, type Point } from './kit';

/** A Chinese roof with lifted eaves: x is its middle, y the eaves' line. */
export function roof(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  light: string,
): string {
  const a = w / 2;
  return [
    path(
      `M${num(x - a)} ${num(y - h * 0.22)}Q${num(x - a * 0.6)} ${num(y - h * 0.1)} ${num(x - a * 0.42)} ${num(y - h)}H${num(x + a * 0.42)}Q${num(x + a * 0.6)} ${num(y - h * 0.1)} ${num(x + a)} ${num(y - h * 0.22)}Q${num(x + a * 0.8)} ${num(y + h * 0.1)} ${num(x + a * 0.7)} ${num(y + h * 0.08)}H${num(x - a * 0.7)}Q${num(x - a * 0.8)} ${num(y + h * 0.1)} ${num(x - a)} ${num(y - h * 0.22)}Z`,
      fill,
    ),
    path(
      `M${num(x - a)} ${num(y - h * 0.22)}Q${num(x - a * 0.6)} ${num(y - h * 0.1)} ${num(x - a * 0.42)} ${num(y - h)}H${num(x + a * 0.42)}V${num(y - h * 0.86)}H${num(x - a * 0.34)}Q${num(x - a * 0.5)} ${num(y - h * 0.02)} ${num(x - a)} ${num(y - h * 0.22)}Z`,
      light,
      0.75,
    ),
  ].join('');
}

/** A pagoda of several roofs standing on y. */
export function pagoda(
  x: number,
  y: number,
  w: number,
  h: number,
  floors: number,
  fill: string,
  light: string,
  glowing: string,
): string {
  const parts: string[] = [];
  const step = h / (floors + 0.6);
  for (let i = 0; i < floors; i += 1) {
    const fw = w * (1 - (i / floors) * 0.5);
    const base = y - step * i;
    parts.push(
      rect(x - fw * 0.32, base - step, fw * 0.64, step, fill),
      rect(x - fw * 0.16, base - step * 0.5, fw * 0.32, step * 0.42, glowing, 2),
    );
    parts.push(roof(x, base - step * 0.62, fw, step * 0.46, fill, light));
  }
  parts.push(
    line(
      `M${num(x)} ${num(y - step * floors)}V${num(y - h - step * 0.2)}`,
      light,
      Math.max(2, w * 0.02),
    ),
  );
  return parts.join('');
}

/** A hanging lantern whose cord starts at x,y; `body` may be a gradient. */
export function lantern(
  x: number,
  y: number,
  s: number,
  cord: number,
  body: string,
  light: string,
  dark: string,
): string {
  const cy = y + cord + s * 0.55;
  return [
    line(`M${num(x)} ${num(y)}V${num(cy - s * 0.5)}`, dark, Math.max(1.5, s * 0.05)),
    ellipse(x, cy, s * 0.52, s * 0.44, body),
    path(
      `M${num(x - s * 0.46)} ${num(cy - s * 0.06)}Q${num(x - s * 0.36)} ${num(cy - s * 0.38)} ${num(x - s * 0.08)} ${num(cy - s * 0.42)}Q${num(x - s * 0.28)} ${num(cy - s * 0.24)} ${num(x - s * 0.3)} ${num(cy + s * 0.2)}Q${num(x - s * 0.44)} ${num(cy + s * 0.12)} ${num(x - s * 0.46)} ${num(cy - s * 0.06)}Z`,
      light,
      0.6,
    ),
    rect(x - s * 0.2, cy - s * 0.5, s * 0.4, s * 0.12, dark, 2),
    rect(x - s * 0.2, cy + s * 0.38, s * 0.4, s * 0.1, dark, 2),
    line(
      `M${num(x)} ${num(cy + s * 0.48)}v${num(s * 0.3)}`,
      body.startsWith('#') ? body : light,
      Math.max(1.5, s * 0.06),
    ),
  ].join('');
}

/** Path data of a gear wheel; drawn with an even-odd hole when `hole` is above 0. */
export function gearPath(
  x: number,
  y: number,
  r: number,
  teeth: number,
  hole = 0.35,
  turn = 0,
): string {
  const points: Point[] = [];
  const inner = r * (1 - 2.2 / teeth);
  for (let i = 0; i < teeth; i += 1) {
    const a = ((i + turn) / teeth) * Math.PI * 2;
    const u = (Math.PI * 2) / teeth;
    for (const [da, rr] of [
      [0, inner],
      [0.12, r],
      [0.42, r],
      [0.54, inner],
    ] as const)
      points.push([x + Math.cos(a + u * da) * rr, y + Math.sin(a + u * da) * rr]);
  }
  const d = `M${points.map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}Z`;
  const k = r * hole;
  return hole > 0
    ? `${d}M${num(x - k)} ${num(y)}a${num(k)} ${num(k)} 0 1 0 ${num(k * 2)} 0a${num(k)} ${num(k)} 0 1 0 ${num(-k * 2)} 0Z`
    : d;
}

/** A gear with lit teeth, spokes and hub. */
export function gear(
  x: number,
  y: number,
  r: number,
  teeth: number,
  fill: string,
  light: string,
  dark: string,
  turn = 0,
): string {
  const parts = [
    path(
      gearPath(x - r * 0.025, y - r * 0.03, r, teeth, 0.66, turn),
      light,
      1,
      'fill-rule="evenodd"',
    ),
    path(gearPath(x, y, r, teeth, 0.66, turn), fill, 1, 'fill-rule="evenodd"'),
  ];
  for (let i = 0; i < 5; i += 1) {
    const a = ((i + turn) / 5) * Math.PI * 2;
    parts.push(
      line(
        `M${num(x)} ${num(y)}L${num(x + Math.cos(a) * r * 0.7)} ${num(y + Math.sin(a) * r * 0.7)}`,
        fill,
        r * 0.1,
      ),
    );
  }
  parts.push(
    circle(x - r * 0.02, y - r * 0.03, r * 0.22, light),
    circle(x, y, r * 0.21, fill),
    circle(x, y, r * 0.09, dark),
  );
  return parts.join('');
}

/** A small open boat floating on y, bow to the left. */
export function boat(x: number, y: number, w: number, fill: string, light: string): string {
  return (
    path(
      `M${num(x - w * 0.55)} ${num(y - w * 0.2)}Q${num(x)} ${num(y + w * 0.02)} ${num(x + w * 0.5)} ${num(y - w * 0.17)}Q${num(x + w * 0.36)} ${num(y + w * 0.1)} ${num(x)} ${num(y + w * 0.1)}Q${num(x - w * 0.36)} ${num(y + w * 0.1)} ${num(x - w * 0.55)} ${num(y - w * 0.2)}Z`,
      fill,
    ) +
    path(
      `M${num(x - w * 0.55)} ${num(y - w * 0.2)}Q${num(x)} ${num(y + w * 0.02)} ${num(x + w * 0.5)} ${num(y - w * 0.17)}L${num(x + w * 0.46)} ${num(y - w * 0.11)}Q${num(x)} ${num(y + w * 0.07)} ${num(x - w * 0.48)} ${num(y - w * 0.12)}Z`,
      light,
    )
  );
}
