import { circle, line, mix, smooth, type Point } from '../kit';
import { ahead, shell, type Wear } from './headwear';
import { closed, oval, ribbon, sway } from './kit-shape';
import type { Person } from './person';

const headscarf = (p: Person): Wear => {
  const { head, sheet, tones, palette } = p;
  const { cx, half } = head;
  const edge = head.brow - 12;
  const a = ahead(p);
  const knotX = cx + half * (p.turn > 0 ? 1.05 : 0.96);
  const tails = [0, 1]
    .map((i) =>
      sheet.cut(
        ribbon(
          sway(
            [knotX, edge + 30],
            [knotX + 60 + i * 30, edge + 20],
            [knotX + 40 + i * 40, edge + 130],
            [knotX + 90 + i * 56, edge + 170 - i * 40],
          ),
          (t) => 10 + 18 * t,
        ),
        tones.hat,
        { rim: 4 },
      ),
    )
    .join('');
  const dots = Array.from({ length: 9 }, (_, i) =>
    circle(
      cx - half * 0.8 + (i % 5) * half * 0.4,
      edge - 26 - Math.floor(i / 5) * 46 - (i % 2) * 14,
      8,
      tones.trim,
    ),
  ).join('');
  return {
    behind: tails,
    front:
      sheet.cut(closed(shell(p, 13, 18, edge, 14)), tones.hat, {
        rim: 6,
        drop: 0.18,
        inside:
          dots +
          line(
            smooth([
              [cx - half + a * 0.4, edge - 20],
              [cx + a, edge + 2],
              [cx + half, edge - 20],
            ]),
            palette.ink,
            4,
            0.25,
          ),
      }) + sheet.cut(oval(knotX, edge + 22, 22, 19), tones.hat, { rim: 4 }),
  };
};

/** A scarf wound round the neck, or tied over the hair. */
export const scarf = (p: Person): Wear => {
  if (p.covered) return headscarf(p);
  const { head, sheet, tones, dice, palette } = p;
  const { cx, chin } = head;
  const w = p.body.neck + 62;
  const x = cx * 0.5;
  const side = p.turn > 0 || dice.chance('tail', 0.5) ? 1 : -1;
  const wind = dice.range('scarf-wind', -60, 40);
  const stripes = (from: Point, to: Point): string =>
    [0.72, 0.84]
      .map((t) =>
        line(
          `M${(from[0] + (to[0] - from[0]) * t - 40).toFixed(1)} ${(from[1] + (to[1] - from[1]) * t).toFixed(1)}h90`,
          tones.trim,
          10,
        ),
      )
      .join('');
  const end: Point = [x + side * (w + 190), chin + 100 + wind];
  const fly = sheet.cut(
    ribbon(
      sway(
        [x + side * w * 0.6, chin + 30],
        [x + side * (w + 40), chin - 30],
        [x + side * (w + 90), chin + 130 + wind],
        end,
      ),
      (t) => 24 + 26 * t,
    ),
    mix(tones.hat, palette.ink, 0.15),
    { rim: 5, inside: stripes([x, chin], end) },
  );
  const hangEnd: Point = [x - side * 66, chin + 290];
  const hang = sheet.cut(
    ribbon(
      [
        [x - side * 30, chin + 40],
        [x - side * 46, chin + 130],
        [x - side * 54, chin + 220],
        hangEnd,
      ],
      () => 34,
    ),
    tones.hat,
    { rim: 5, drop: 0.18, inside: stripes([x - side * 30, chin + 40], hangEnd) },
  );
  const loops = [1, 0]
    .map((i) =>
      sheet.cut(
        closed([
          [x - w, chin + 2 + i * 34],
          [x - w * 0.5, chin + 20 + i * 34],
          [x, chin + 26 + i * 34],
          [x + w * 0.5, chin + 20 + i * 34],
          [x + w, chin - 4 + i * 34],
          [x + w * 1.06, chin + 44 + i * 24],
          [x, chin + 78 + i * 26],
          [x - w * 1.06, chin + 46 + i * 24],
        ]),
        i === 0 ? tones.hat : mix(tones.hat, palette.ink, 0.18),
        {
          rim: 5,
          drop: 0.18,
          inside: line(
            smooth([
              [x - w * 0.8, chin + 34 + i * 32],
              [x, chin + 56 + i * 32],
              [x + w * 0.8, chin + 30 + i * 32],
            ]),
            palette.ink,
            5,
            0.16,
          ),
        },
      ),
    )
    .join('');
  return { behind: fly, front: hang + loops };
};
