import { circle, group, line, mix, path, smooth } from '../kit';
import { halfAt, middle, onBody, trunk, type Sleeve } from './body';
import { box, closed, oval, ribbon } from './kit-shape';
import type { Person } from './person';

/** A piece of clothing on the trunk and the sleeves that belong to it; `over` lies on the arms, `behind` on the back. */
export interface Clothes {
  readonly trunk: string;
  readonly sleeve: Sleeve;
  readonly over?: string;
  readonly behind?: string;
}

/** A band along the front, through places given as on the body. */
export const band = (
  p: Person,
  places: readonly (readonly [number, number])[],
  half: number,
  fill: string,
  drop = 0.12,
): string =>
  p.sheet.cut(
    ribbon(
      places.map(([u, y]) => onBody(p, u, y)),
      () => half,
    ),
    fill,
    { rim: 3.5, shade: 0.3, drop },
  );

/** A belt or sash across the waist. */
export const belt = (p: Person, y: number, half: number, fill: string): string => {
  const u = (halfAt(p, y) + 2) / p.body.shoulder;
  return p.sheet.clip(
    trunk(p, 940, 8),
    band(
      p,
      [
        [-u * 1.2, y - 8],
        [-u * 0.4, y + 6],
        [u * 0.3, y + 7],
        [u * 1.2, y - 8],
      ],
      half,
      fill,
    ),
  );
};

const vee = (p: Person, depth: number, wide: number): string =>
  closed(
    [
      onBody(p, -wide, p.body.top - 50),
      onBody(p, wide, p.body.top - 50),
      onBody(p, wide * 0.5, p.body.top + depth * 0.45),
      [middle(p, p.body.top + depth), p.body.top + depth],
      onBody(p, -wide * 0.5, p.body.top + depth * 0.45),
    ],
    0.4,
  );

/** The skin that an open collar shows. */
export const skinVee = (p: Person, depth: number, wide: number): string =>
  path(vee(p, depth, wide), mix(p.tones.skin, p.tones.skinDark, 0.3));

/** A woven or printed pattern all over the trunk. */
export const pattern = (p: Person): string => {
  const kind = p.dice.index('pattern', 5);
  const random = p.dice.source('pattern');
  // Circles, stars, waves and drops, each as a path that starts where it stands.
  const motif = [
    'm-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0z',
    'm0-17l5 12 12 1-9 8 3 13-11-7-11 7 3-13-9-8 12-1z',
    'm-18 0q9-16 18 0t18 0v6q-9 16-18 0t-18 0z',
    'm0-17q10 17 0 34q-10-17 0-34z',
  ][kind];
  if (motif === undefined) return '';
  let d = '';
  for (let y = p.body.top + 40; y < 760; y += 76) {
    for (let u = -1; u <= 1; u += 0.36) {
      const [x, py] = onBody(p, u + random.range(-0.1, 0.1), y + random.range(-20, 20));
      d += `M${x.toFixed(0)} ${py.toFixed(0)}${motif}`;
    }
  }
  return path(d, p.tones.trim, 0.5);
};

/** A row of buttons down the middle or beside it. */
export const buttons = (
  p: Person,
  u: number,
  from: number,
  step: number,
  count: number,
  r = 9,
): string =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = onBody(p, u, from + i * step);
    return p.sheet.cut(oval(x, y, r), p.tones.metal, { rim: 2.5, drop: 0.15 });
  }).join('');

/** A shirt on the whole trunk, plain or striped. */
export const shirt = (p: Person, fill: string): string => {
  const stripes = p.dice.chance('shirt-stripes', 0.5)
    ? Array.from({ length: 16 }, (_, i) =>
        line(
          smooth([
            onBody(p, -1, p.body.top + i * 40),
            onBody(p, 0, p.body.top + 14 + i * 40),
            onBody(p, 1, p.body.top + i * 40),
          ]),
          p.tones.trim,
          13,
          0.5,
        ),
      ).join('')
    : '';
  return p.sheet.cut(trunk(p, 940), fill, { rim: 5, inside: stripes });
};

/** Both halves of a turned-down collar. */
export const collarPair = (p: Person, fill: string, length: number, wide: number): string => {
  const t = p.body.top;
  return ([-1, 1] as const)
    .map((s) =>
      p.sheet.cut(
        closed(
          [
            onBody(p, s * 0.16, t - 56),
            onBody(p, s * (0.3 + wide), t - 30),
            onBody(p, s * (0.26 + wide), t + length * 0.55),
            onBody(p, s * 0.05, t + length),
            onBody(p, s * 0.06, t + length * 0.4),
          ],
          0.25,
        ),
        fill,
        { rim: 4, drop: 0.16 },
      ),
    )
    .join('');
};

/** A polished plate with the worn numeral seven, 柒, drawn stroke by stroke, since no font is at hand. */
export const numberPlate = (p: Person, x: number, y: number): string => {
  const { sheet, palette } = p;
  const brass = mix('#e2b45c', palette.glow, 0.25);
  const ink = mix(palette.ink, '#2a1418', 0.3);
  const strokes =
    // Water at the left, seven at the right, wood below.
    'M-33 -36l9 7M-37 -18l9 7M-35 4L-24 -10' +
    'M-16 -20L34 -30M4 -40V-14Q4 -7 12 -7H28Q35 -7 35 -17' +
    'M-36 14H38M1 4V44M-3 16Q-14 32 -35 40M5 16Q16 32 37 40';
  return group(
    sheet.cut(box(-54, -56, 108, 112, 12), brass, {
      rim: 5,
      lit: 0.9,
      shade: 0.35,
      drop: 0.2,
      inside: path(box(-70, -60, 26, 130), '#ffffff', 0.22),
    }) +
      line(strokes, ink, 6.5, 0.92) +
      [-44, 44].map((dx) => circle(dx, -46, 4, ink, 0.7)).join(''),
    // A mirrored person still wears writing that reads.
    { x, y, turn: p.flip ? 2 : -2, flip: p.flip },
  );
};

/** Two name badges, pinned one below the other. */
export const nameBadges = (p: Person): string => {
  const { sheet, palette } = p;
  return (
    [
      [150, '#f4d06a', -6],
      [204, '#f7efe0', 5],
    ] as const
  )
    .map(([below, fill, turn]) => {
      const [x, y] = onBody(p, 0.22, p.body.top + below);
      return group(
        sheet.cut(box(-30, -20, 60, 40, 7), fill, { rim: 3, drop: 0.18, shade: 0.2 }) +
          circle(-16, 0, 8, mix('#e8944a', fill, 0.15)) +
          line('M0 -6h20M0 7h14', mix(fill, palette.ink, 0.65), 4.5),
        { x, y, turn },
      );
    })
    .join('');
};
