import { circle, line, mix, num, path, smooth, type Point } from '../kit';
import { arcPoints, closed, oval, ribbon, sway } from './kit-shape';
import type { Person } from './person';

const topKnot = (p: Person): string => {
  const { head, sheet, tones, dice } = p;
  const ball = (x: number, y: number, r: number): string =>
    sheet.cut(oval(x, y, r, r * 0.9), tones.hair, {
      rim: 4,
      lit: 0.5,
      inside: line(
        smooth([
          [x - r * 0.6, y + r * 0.2],
          [x, y - r * 0.3],
          [x + r * 0.5, y + r * 0.2],
        ]),
        tones.hairLight,
        4,
        0.6,
      ),
    }) +
    path(
      ribbon(
        sway(
          [x - r * 0.5, y + r * 0.8],
          [x - r * 0.2, y + r],
          [x + r * 0.2, y + r],
          [x + r * 0.5, y + r * 0.8],
        ),
        () => 5,
      ),
      tones.trim,
    );
  if (p.turn === 2) return ball(head.half * 0.86, head.top * 0.96, 42);
  if (dice.chance('two-buns', 0.4))
    return (
      ball(head.cx - head.half * 0.72, head.top * 0.98, 34) +
      ball(head.cx + head.half * 0.72, head.top * 0.98, 34)
    );
  return ball(head.cx + (p.turn === 1 ? 26 : dice.range('bun', -14, 14)), head.top - 26, 44);
};

const spikes = (p: Person): string => {
  const { head, dice, sheet, tones } = p;
  const random = dice.source('spikes');
  const lean = p.turn > 0 ? 26 : dice.range('spike-lean', -24, 24);
  const outer = head.half + 46;
  const points: Point[] = [];
  for (let angle = 170; angle <= 376; angle += 19) {
    const long = 1 + random.range(-0.1, 0.22) * (angle > 200 && angle < 340 ? 1 : 0.4);
    points.push(
      ...arcPoints(
        head.cx + lean * 0.4,
        -14,
        outer * long,
        (-head.top + 36) * long,
        angle + lean * 0.25,
        angle + lean * 0.25,
        2,
      ).slice(0, 1),
    );
    points.push(
      ...arcPoints(head.cx, -14, head.half + 4, -head.top - 10, angle + 9.5, angle + 9.5, 2).slice(
        0,
        1,
      ),
    );
  }
  return sheet.cut(closed([...points, [head.cx + 60, 60], [head.cx - 60, 60]], 0.3), tones.hair, {
    rim: 5,
    lit: 0.5,
  });
};

/** Round locks along the crown, or over the forehead. */
export const curls = (p: Person, front: boolean): string => {
  const { head, dice, sheet, tones } = p;
  const random = dice.source(front ? 'curls-front' : 'curls');
  const [from, to, rx, ry] = front
    ? [200, 340, head.half * 0.86, -head.top * 0.84]
    : [140, 400, head.half + 14, -head.top + 8];
  let out = '';
  for (let angle = from; angle <= to; angle += front ? 26 : 29) {
    const [point = [0, 0] as Point] = arcPoints(
      head.cx + (p.turn > 0 ? 10 : 0),
      -6,
      rx,
      ry,
      angle,
      angle,
      2,
    );
    const r = random.range(26, 37) * (front ? 0.8 : 1.12);
    const [x, y] = point;
    const shift = sheet.light * -2;
    out +=
      circle(x, y, r, mix(tones.hair, p.palette.glow, 0.4)) +
      circle(x + shift, y + 2, r, tones.hair) +
      `<path d="M${num(x)} ${num(y - r * 0.4)}a${num(r * 0.42)} ${num(r * 0.42)} 0 1 1 ${num(-r * 0.3)} ${num(r * 0.55)}" fill="none" stroke="${tones.hairLight}" stroke-width="4" stroke-linecap="round" opacity=".5"/>`;
  }
  return out;
};

/** Hair behind the head but before the body's back: volume around the skull. */
export const hairCrown = (p: Person): string => {
  if (p.look.hair === 'none' || p.covered)
    return p.look.hair === 'curly' ? curls({ ...p, head: { ...p.head, top: -70 } }, false) : '';
  if (p.look.hair === 'spiky') return spikes(p);
  if (p.look.hair === 'curly') return curls(p, false);
  if (
    p.look.hair === 'bun' ||
    (p.look.hair === 'beard' && p.look.kind === 'elder' && p.dice.chance('topknot', 0.5))
  )
    return topKnot(p);
  return '';
};
