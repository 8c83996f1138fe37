import { group, line, mix, path, smooth, type Point } from '../kit';
import { box, closed, oval, ribbon, sway } from './kit-shape';
import type { Person } from './person';

/** How much nearer, and so larger, lower parts are when the person is seen from below. */
const near = (p: Person, y: number): number => (p.up ? 1 + Math.max(0, y - 120) / 1300 : 1);

/** The line down the middle of the chest; a turned chest bulges towards where it faces. */
export const middle = (p: Person, y: number): number =>
  p.turn === 0
    ? 0
    : -p.body.shoulder *
      0.2 *
      Math.sin(Math.min(1, Math.max(0, (y - 60) / 500)) * Math.PI * 0.7 + 0.5);

/** A place on the front of the body: `u` is -1 at the left shoulder, 1 at the right one. */
export const onBody = (p: Person, u: number, y: number): Point => {
  const side = p.turn > 0 && u < 0 ? 0.8 : 1;
  const bulge = p.turn > 0 ? middle(p, y) * (1 - Math.min(1, u * u)) : 0;
  return [(u * p.body.shoulder * side + bulge) * near(p, y), y];
};

/** Where an arm begins. */
export const shoulderAt = (p: Person, side: -1 | 1): Point => {
  const [x] = onBody(p, side * 0.79, p.body.top);
  return [x, p.body.top + 50];
};

/** Half of the body's width at a height, on one side. */
export const halfAt = (p: Person, y: number): number => {
  const { shoulder, waist, top } = p.body;
  const t = (y - top) / (560 - top);
  const base =
    t < 0.4
      ? shoulder - 14 - (shoulder - 14 - (waist + 18)) * (t / 0.4) * 0.55
      : waist + (shoulder - waist) * 0.3 * Math.max(0, 1 - (t - 0.4) / 0.6);
  return y > 560 ? waist + (y - 560) * 0.16 : Math.max(waist, base);
};

/** The outline of the trunk, widened by `extra`, down to `bottom`. */
export const trunk = (p: Person, bottom = 940, extra = 0): string => {
  const { shoulder, neck, top } = p.body;
  const right = (side: -1 | 1): Point[] => {
    const far = p.turn > 0 && side < 0 ? 0.82 : 1;
    const x = (value: number, y: number): Point => [side * value * far * near(p, y), y];
    return [
      x(neck * 0.9, top - 44),
      x(neck + shoulder * 0.22, top - 20 - extra * 0.4),
      x(shoulder * 0.82 + extra * 0.6, top + 2 - extra * 0.3),
      x(shoulder + extra, top + 46),
      x(halfAt(p, top + 130) + extra, top + 130),
      x(halfAt(p, 430) + extra, 430),
      x(halfAt(p, 560) + extra, 560),
      x(halfAt(p, 740) + extra, 740),
      x(halfAt(p, bottom) + extra, bottom),
    ];
  };
  return closed([...right(1), ...right(-1).reverse()], 0.85);
};

/** The neck, with the shadow of the chin. */
export const neckPiece = (p: Person): string => {
  if (p.look.kind === 'spirit' || p.look.kind === 'robot') return '';
  const { neck, top } = p.body;
  const x = p.turn === 2 ? 4 : p.turn === 1 ? 12 : 0;
  const d = closed(
    [
      [x - neck, 50],
      [x + neck, 50],
      [x + neck * 0.96, top - 40],
      [x * 0.4 + neck * 1.5, top - 8],
      [x * 0.4, top + 60],
      [x * 0.4 - neck * 1.5, top - 8],
      [x - neck * 0.96, top - 40],
    ],
    0.7,
  );
  const shadow = path(
    closed([
      [x - neck * 1.6, 60],
      [x + neck * 1.6, 60],
      [x + neck * 1.3, p.head.chin + 22],
      [x, p.head.chin + 44],
      [x - neck * 1.5, p.head.chin + 26],
    ]),
    mix(p.tones.skinDark, p.look.kind === 'beast' ? p.palette.deep : p.tones.skinShade, 0.4),
    0.75,
  );
  return p.sheet.cut(d, p.look.kind === 'beast' ? p.tones.socks : p.tones.skin, {
    rim: 3,
    shadow: p.tones.skinShade,
    inside: shadow,
  });
};

/** How a sleeve is cut. */
export interface Sleeve {
  readonly fill: string;
  /** Half widths at the shoulder, elbow and wrist. */
  readonly wide: readonly [number, number, number];
  readonly cuff?: string;
  /** Length of cloth that hangs from the wrist. */
  readonly hang?: number;
  readonly plates?: boolean;
}

/** An arm from the shoulder to the hand; the elbow lies outside unless `inward`. */
export const arm = (
  p: Person,
  side: -1 | 1,
  hand: Point,
  sleeve: Sleeve,
  inward = false,
): string => {
  const [sx, sy] = shoulderAt(p, side);
  const size = p.body.arm;
  const dx = hand[0] - sx;
  const dy = hand[1] - sy;
  const distance = Math.hypot(dx, dy);
  // A near hand means an arm that points at the viewer: shorter bones keep the elbow from flaring out.
  const total = Math.max(210, Math.min(390 * Math.sqrt(size), distance * 1.2));
  const upper = total * 0.52;
  const lower = total * 0.48;
  const reach = Math.min(total - 4, Math.max(50, distance));
  const along = Math.atan2(dy, dx);
  const open = Math.acos(
    Math.max(
      -1,
      Math.min(1, (upper * upper + reach * reach - lower * lower) / (2 * upper * reach)),
    ),
  );
  const sign = (side > 0 ? -1 : 1) * (inward ? -1 : 1);
  const elbow: Point = [
    sx + Math.cos(along + sign * open) * upper,
    sy + Math.sin(along + sign * open) * upper,
  ];
  const between = (a: Point, b: Point, t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
  ];
  const wrist = between(elbow, hand, 0.86);
  const [, we, ww] = sleeve.wide;
  const ws = p.body.shoulder * 0.21 + 12 + (sleeve.wide[0] - 54) * 0.5;
  const spine = sway(
    [sx, sy],
    between([sx, sy], elbow, 0.95),
    between(wrist, elbow, 0.95),
    wrist,
    9,
  );
  const width = (t: number): number =>
    t < 0.5 ? ws + (we * size - ws) * t * 2 : (we + (ww - we) * (t - 0.5) * 2) * size;
  const bare = p.sheet.cut(
    ribbon([between(elbow, hand, 0.5), between(elbow, hand, 0.75), hand], () => 21 * size),
    p.look.kind === 'beast' ? p.tones.socks : p.tones.skin,
    { rim: 3, shadow: p.tones.skinShade },
  );
  const hang = sleeve.hang ?? 0;
  const drape =
    hang > 0
      ? p.sheet.cut(
          closed(
            [
              between(elbow, wrist, 0.1),
              between(wrist, elbow, 0.3),
              [wrist[0] - ww * 0.4, wrist[1] - ww * 0.4],
              [wrist[0] + ww * 0.5, wrist[1]],
              [wrist[0] + ww * 0.5, wrist[1] + hang * 0.6],
              [wrist[0], wrist[1] + hang],
              [(elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2 + hang * 0.9],
              [elbow[0], elbow[1] + 30],
            ],
            0.8,
          ),
          sleeve.fill,
          { rim: 4, shade: 0.55, drop: 0.12 },
        )
      : '';
  const [fx, fy] = spine[4] ?? elbow;
  const fold = line(
    smooth([
      [fx - side * 18, fy - 26],
      [fx + side * 4, fy - 8],
      [fx + side * 6, fy + 14],
    ]),
    p.palette.ink,
    4,
    0.16,
  );
  // The sleeve begins narrow and is full a little later, or its end would stand off the shoulder like a board.
  const [start = [sx, sy], second = [sx, sy]] = spine;
  const full = [start, between(start, second, 0.42), ...spine.slice(1)];
  const round = (t: number): number =>
    t === 0 ? ws * 0.5 : width(Math.max(0, (t * (full.length - 1) - 1) / (full.length - 2)));
  const tube = p.sheet.cut(ribbon(full, round), sleeve.fill, {
    rim: 4,
    lit: 0.45,
    shade: 0.45,
    drop: 0.14,
    inside: fold,
  });
  const angle = (Math.atan2(hand[1] - wrist[1], hand[0] - wrist[0]) * 180) / Math.PI;
  const cuff =
    sleeve.cuff === undefined
      ? ''
      : group(
          p.sheet.cut(box(-26, -ww * size * 1.1, 38, ww * size * 2.2, 12), sleeve.cuff, { rim: 3 }),
          { x: wrist[0], y: wrist[1], turn: angle },
        );
  const plates =
    sleeve.plates === true
      ? p.sheet.cut(
          ribbon(spine.slice(4), (t) => (we + 8 - t * 6) * size),
          p.tones.metal,
          { rim: 4, shade: 0.5 },
        ) +
        p.sheet.cut(oval(fx, fy, we * 0.9 * size), mix(p.tones.metal, p.tones.trim, 0.3), {
          rim: 4,
        })
      : '';
  return bare + drape + tube + plates + cuff;
};
