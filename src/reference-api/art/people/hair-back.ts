import { line, smooth, type Point } from '../kit';
import { arcPoints, closed, oval, ribbon, sway } from './kit-shape';
import type { Person } from './person';

const lock = (
  p: Person,
  a: Point,
  b: Point,
  c: Point,
  d: Point,
  wide: number,
  tip = 0.12,
): string =>
  p.sheet.cut(
    ribbon(
      sway(a, b, c, d),
      (t) => wide * (t < 0.55 ? 0.62 + t * 0.7 : 1 - (t - 0.55) * 2.1 * (1 - tip)),
    ),
    p.tones.hair,
    {
      rim: 4,
      lit: 0.45,
      inside: line(
        smooth(sway([a[0] + 4, a[1]], [b[0] + 8, b[1]], [c[0] + 8, c[1]], [d[0], d[1]], 6)),
        p.tones.hairLight,
        4.5,
        0.5,
      ),
    },
  );

const braid = (p: Person, from: Point, to: Point, sway1: number, size: number): string => {
  const { sheet, tones } = p;
  const steps = 8;
  let out = '';
  for (let i = 0; i < steps; i += 1) {
    const t = i / (steps - 1);
    const x = from[0] + (to[0] - from[0]) * t + Math.sin(t * 3) * sway1;
    const y = from[1] + (to[1] - from[1]) * t;
    const r = size * (1 - t * 0.32);
    const side = i % 2 === 0 ? -1 : 1;
    out += sheet.cut(oval(x + side * r * 0.26, y, r * 0.86, r * 1.02), tones.hair, {
      rim: 3.5,
      lit: 0.5,
      shade: 0.3,
      inside: line(
        `M${(x - r * 0.3 * side).toFixed(1)} ${(y + r * 0.6).toFixed(1)}q${(side * r * 0.7).toFixed(1)} ${(-r * 0.3).toFixed(1)} ${(side * r * 0.9).toFixed(1)} ${(-r).toFixed(1)}`,
        tones.hairLight,
        4,
        0.5,
      ),
    });
  }
  const [x, y] = to;
  const end = x + Math.sin(3) * sway1;
  out += lock(p, [end, y], [end - 6, y + 20], [end + 6, y + 40], [end - 4, y + 62], size * 0.62);
  return out + sheet.cut(oval(end, y + 14, size * 0.62, size * 0.34), tones.trim, { rim: 3 });
};

/** Which side of the drawing the loose hair falls to; the back of a turned head is on the right. */
const backSide = (p: Person): -1 | 1 => (p.turn > 0 ? 1 : p.dice.chance('hair-side', 0.5) ? 1 : -1);

/** Hair that hangs behind the body. */
export const hairBehind = (p: Person): string => {
  const { head, sheet, tones, dice } = p;
  const { half, cx, top, chin } = head;
  const side = backSide(p);
  const turnX = p.turn === 2 ? 30 : p.turn === 1 ? 12 : 0;
  const nape = sheet.cut(
    closed([
      [cx - half * 0.86 + turnX, -40],
      [cx + half * 0.95, -40],
      [cx + half * 0.88, chin * 0.62],
      [cx + half * 0.4, chin * 0.92],
      [cx - half * 0.5 + turnX, chin * 0.88],
      [cx - half * 0.86 + turnX, chin * 0.5],
    ]),
    tones.hair,
    { rim: 0 },
  );
  const sweep = dice.range('hair-wind', -40, 40) * (p.turn > 0 ? -0.6 : 1);
  switch (p.look.hair) {
    case 'none':
    case 'curly':
      return '';
    case 'short':
    case 'beard':
    case 'spiky':
    case 'bun':
    case 'braid':
      return nape;
    case 'bob': {
      const crown = arcPoints(cx + turnX * 0.4, -10, half + 22, -top + 2, 180, 360, 9);
      const length = chin * dice.range('bob', 0.8, 1.12);
      const left = cx - half - 26 + turnX * 1.6;
      const right = cx + half + 28;
      return sheet.cut(
        closed([
          ...crown,
          [right + 4, 50],
          [right - 4, length],
          [right - 40, length + 14],
          [left + 44, length + 14],
          [left + 6, length],
          [left, 50],
        ]),
        tones.hair,
        { rim: 5, lit: 0.5 },
      );
    }
    case 'long': {
      const length = dice.range('hair-length', 330, 520);
      const crown = arcPoints(cx + turnX * 0.4, -10, half + 20, -top, 180, 360, 9);
      const wide = half + dice.range('hair-fan', 26, 76);
      const outline: Point[] = [
        ...crown,
        [cx + half + 32, 90],
        [cx + wide + sweep * 0.5 + 12, 240],
        [cx + wide + sweep, length * 0.86],
        [cx + wide * 0.5 + sweep, length],
        [cx + sweep * 0.8, length * 0.9],
        [cx - wide * 0.6 + sweep + turnX, length],
        [cx - wide + sweep + turnX, length * 0.84],
        [cx - wide - 8 + sweep * 0.5 + turnX * 2, 230],
        [cx - half - 24 + turnX * 2, 90],
      ];
      return sheet.cut(closed(outline), tones.hair, { rim: 6, lit: 0.5, shade: 0.5 });
    }
    case 'ponytail': {
      const high = p.covered ? 20 : top * 0.62;
      const rootX = p.turn === 2 ? cx + half * 0.92 : cx + side * half * (p.turn === 1 ? 0.9 : 0.5);
      const out = p.turn === 0 ? side : 1;
      const tail = lock(
        p,
        [rootX, high],
        [rootX + out * 110, high - (p.covered ? -30 : 70)],
        [rootX + out * (120 + Math.abs(sweep)), high + 190],
        [rootX + out * (52 + Math.abs(sweep) * 2), high + dice.range('tail', 330, 450)],
        46,
      );
      const knot = sheet.cut(oval(rootX + out * 10, high - 4, 24, 27), tones.trim, { rim: 3 });
      return nape + tail + knot;
    }
    case 'twin-tails': {
      const y = p.covered ? 60 : dice.range('tails-y', -80, 20);
      const length = dice.range('tails', 250, 400);
      const wide = dice.range('tails-wide', 36, 50);
      const one = (s: -1 | 1): string => {
        const far = p.turn > 0 && s < 0;
        const x = cx + s * half * (far ? 0.7 : 0.98);
        return (
          lock(
            p,
            [x, y],
            [x + s * (far ? 60 : 96), y - 40],
            [x + s * 86, y + length * 0.6],
            [x + s * 40 + sweep, y + length],
            far ? wide * 0.8 : wide,
          ) + sheet.cut(oval(x + s * 8, y - 6, 19, 22), tones.trim, { rim: 3 })
        );
      };
      return nape + (p.turn === 2 ? one(1) : one(-1) + one(1));
    }
  }
};

/** Hair that falls in front of the body, over one shoulder. */
export const hairOver = (p: Person): string => {
  const { head, dice } = p;
  const side = backSide(p);
  const { half, cx, chin } = head;
  if (p.look.hair === 'braid') {
    const root: Point = [cx + side * half * (p.turn === 2 ? 0.7 : 0.9), chin * 0.55];
    const end: Point = [
      cx + side * (half + dice.range('braid-x', -24, 30)),
      dice.range('braid', 300, 380),
    ];
    const other =
      p.turn === 0 && dice.chance('two-braids', 0.4)
        ? braid(p, [-root[0], root[1]], [-end[0], end[1]], -12 * side, 29)
        : '';
    return other + braid(p, root, end, 14 * side, 32);
  }
  if (p.look.hair === 'long' && dice.chance('front-locks', 0.7)) {
    const one = (s: -1 | 1): string =>
      lock(
        p,
        [cx + s * half * 0.97, 20],
        [cx + s * (half + 20), 110],
        [cx + s * (half - 10), 220],
        [cx + s * (half + 6), dice.range(`lock${String(s)}`, 280, 370)],
        25,
      );
    return p.turn === 2 ? '' : p.turn === 1 ? one(1) : one(-1) + one(1);
  }
  return '';
};
