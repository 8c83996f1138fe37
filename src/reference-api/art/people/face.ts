import { circle, ellipse, line, mix, num, path, smooth, type Point } from '../kit';
import { bend, closed, oval, ribbon } from './kit-shape';
import { onFace, type Person } from './person';

/** How far the lids are open, the lean of the brows (inner end up is positive) and their lift, by mood. */
const moodEyes = {
  calm: { open: 0.86, lean: 2, lift: 0 },
  smile: { open: 0.95, lean: 4, lift: -4 },
  stern: { open: 0.66, lean: -11, lift: 7 },
  sly: { open: 0.52, lean: -5, lift: 0 },
  sleepy: { open: 0, lean: 7, lift: 3 },
  surprised: { open: 1.2, lean: 5, lift: -15 },
} as const;

/** One eye at its place; `side` is -1 for the eye on the left of the drawing, `k` the width that turning leaves. */
export const eye = (p: Person, x: number, y: number, size: number, side: -1 | 1, k = 1): string => {
  const { tones, look, sheet, dice } = p;
  const mood = moodEyes[look.mood];
  const w = 22 * size * (0.35 + 0.65 * k);
  const h = 18 * size;
  const happy = look.mood === 'smile' && dice.chance('happy-eyes', 0.45);
  if (mood.open === 0 || happy) {
    const sag = happy ? -h * 0.62 : h * 0.5;
    const lashes = dice.chance('lashes', 0.5)
      ? line(
          `M${num(x + side * w)} ${num(y)}l${num(side * 6)} ${num(happy ? 4 : 5)}`,
          tones.line,
          4 * size,
        )
      : '';
    return (
      line(
        smooth([
          [x - w, y],
          [x, y + sag],
          [x + w, y],
        ]),
        tones.line,
        6.5 * size,
      ) + lashes
    );
  }
  const style = look.kind === 'plant' || look.kind === 'spirit' ? 0 : dice.index('eye-style', 3);
  const glint = (r: number, ex: number): string =>
    circle(ex + sheet.light * r * 0.36, y - r * 0.4, r * 0.34, '#ffffff') +
    circle(ex - sheet.light * r * 0.36, y + r * 0.42, r * 0.16, '#ffffff', 0.8);
  const gaze = p.turn === 0 ? dice.range('gaze', -0.16, 0.16) * w : -0.14 * w;
  const lid = -h * mood.open;
  if (style === 0) {
    const rx = w * (look.kind === 'spirit' ? 0.62 : 0.54);
    const ry = h * Math.min(1.05, mood.open * 1.06);
    const iris = sheet.clip(
      oval(x, y, rx, ry),
      ellipse(x, y + ry * 0.75, rx, ry * 0.62, tones.iris, 0.9),
    );
    const top: Point[] = [
      [x - side * rx * 1.1, y - ry * 0.6],
      [x, y - ry * 1.04],
      [x + side * rx * 1.7, y - ry * 0.5],
    ];
    const aura = look.kind === 'spirit' ? sheet.halo(x, y, ry * 2.1, p.palette.accent, 0.75) : '';
    return (
      aura +
      path(oval(x, y, rx, ry), tones.line) +
      iris +
      line(smooth(top), tones.line, 5 * size) +
      glint(ry * 0.92, x)
    );
  }
  const tip = dice.range('eye-tip', -6, 2) * size;
  const inner = x - side * w;
  const outer = x + side * w * 1.08;
  const shape = closed([
    [inner, y + 3],
    [x - side * w * 0.45, y + lid * 0.86],
    [x + side * w * 0.3, y + lid],
    [outer, y + tip],
    [x + side * w * 0.5, y + h * 0.68],
    [x - side * w * 0.45, y + h * 0.7],
  ]);
  const upper: Point[] = [
    [inner, y + 3],
    [x - side * w * 0.45, y + lid * 0.86],
    [x + side * w * 0.3, y + lid],
    [outer + side * 5, y + tip - 2],
  ];
  const r = h * (style === 1 ? 0.92 : 0.8) * (look.mood === 'surprised' ? 0.82 : 1);
  const ball =
    circle(x + gaze, y - 1, r, tones.iris) +
    circle(x + gaze, y - r * 0.25, r * 0.99, tones.line, 0.35) +
    circle(x + gaze, y - 1, r * 0.5, tones.line) +
    glint(r, x + gaze);
  return (
    path(shape, mix('#ffffff', tones.skin, 0.12)) +
    sheet.clip(shape, ball) +
    path(
      ribbon(
        bendThrough(upper),
        (t) => (p.own.goatee === true ? 2.4 + 0.6 * t : 1.6 + 3.2 * t) * size,
      ),
      tones.line,
    )
  );
};

const bendThrough = (points: readonly Point[]): Point[] => {
  const [a = [0, 0], b = a, c = b, d = c] = points;
  return [
    ...bend(a, [b[0], b[1] - 1], [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2], 4),
    ...bend(c, [(c[0] + d[0]) / 2, c[1] + 1], d, 4),
  ];
};

/** Both eyes, as far as the turned head shows them. */
export const eyes = (p: Person, size = p.head.eye): string =>
  ([-1, 1] as const)
    .map((side) => {
      const at = onFace(p, side * p.head.eyeX, p.head.eyeY);
      return at.k < 0.3 ? '' : eye(p, at.x, at.y, size, side, at.k);
    })
    .join('');

/** A brow over an eye. */
export const brow = (
  p: Person,
  x: number,
  y: number,
  side: -1 | 1,
  color: string,
  weight: number,
  k = 1,
): string => {
  const mood = moodEyes[p.look.mood];
  const raised = p.look.mood === 'sly' && side === 1 ? -13 : 0;
  const w = 25 * p.head.eye * (0.4 + 0.6 * k);
  const at = y + mood.lift + raised - (p.look.mood === 'surprised' ? 4 : 0);
  const inner: Point = [x - side * w, at - mood.lean + 3];
  const outer: Point = [x + side * w * 1.05, at + mood.lean * 0.7 + 2];
  return path(
    ribbon(
      bend(inner, [x + side * w * 0.25, at - 9], outer, 6),
      (t) => weight * (t < 0.5 ? 0.7 + t * 0.6 : 1.6 - t * 1.3),
    ),
    color,
  );
};

/** Both brows, as far as the turned head shows them. */
export const brows = (p: Person, color: string, weight = 4.4, above = 33): string =>
  ([-1, 1] as const)
    .map((side) => {
      const at = onFace(p, side * (p.head.eyeX + 2), p.head.eyeY - above * p.head.eye);
      return at.k < 0.3 ? '' : brow(p, at.x, at.y, side, color, weight, at.k);
    })
    .join('');
