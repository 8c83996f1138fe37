import { ellipse, line, mix, path, smooth } from '../kit';
import { halfAt } from './body';
import { box, closed, ribbon } from './kit-shape';
import type { Person } from './person';

/** Robe over the knees of somebody who sits on a stool. */
export const seat = (p: Person, foot: number): string => {
  const { sheet, tones, palette } = p;
  const w = halfAt(p, 560);
  const wood = mix('#7b4a2e', palette.deep, 0.2);
  const stool = ([-1, 1] as const)
    .map((s) =>
      sheet.cut(
        ribbon(
          [
            [s * 150 + 6, 690],
            [s * 186 + 6, 840],
            [s * 222 + 6, foot - 4],
          ],
          () => 15,
        ),
        wood,
        { rim: 4 },
      ),
    )
    .join('');
  const bench =
    sheet.cut(box(-172, 806, 356, 22, 8), mix(wood, palette.ink, 0.2), { rim: 3 }) +
    sheet.cut(box(-214, 662, 440, 42, 16), mix(wood, palette.glow, 0.08), { rim: 5 });
  const shoe = (x: number, y: number, long: number): string =>
    sheet.cut(
      closed(
        [
          [x + 40, y - 64],
          [x + 46, y - 6],
          [x + 30, y + 6],
          [x - long, y + 6],
          [x - long - 14, y - 12],
          [x - long * 0.5, y - 36],
          [x - 34, y - 64],
        ],
        0.7,
      ),
      mix('#23222c', palette.deep, 0.3),
      { rim: 4, drop: 0.15 },
    ) + line(`M${String(x - long - 8)} ${String(y + 4)}H${String(x + 34)}`, tones.paper, 7, 0.9);
  const shin = (x: number): string =>
    sheet.cut(box(x - 34, foot - 190, 74, 150, 16), tones.paper, { rim: 3, shade: 0.4 });
  const end = foot - 96;
  const cloth = closed(
    [
      [-w, 545],
      [w, 545],
      [w + 42, 620],
      [w + 62, 700],
      [w + 34, 790],
      [w + 18, end - 6],
      [w * 0.4, end + 20],
      [-w * 0.5, end + 28],
      [-w - 66, end + 4],
      [-w - 86, 800],
      [-w - 104, 708],
      [-w - 70, 628],
    ],
    0.75,
  );
  const knees = [
    [-w - 16, 716, 110, 84],
    [w - 30, 706, 104, 82],
  ]
    .map(([x = 0, y = 0, rx = 1, ry = 1]) =>
      ellipse(
        x,
        y,
        rx,
        ry,
        sheet.defs.radial([
          [mix(tones.cloth, palette.glow, 0.45), 0.36],
          [tones.cloth, 0],
        ]),
      ),
    )
    .join('');
  const folds = (
    [
      [-w - 60, 760, -w - 52, end],
      [-w + 6, 770, -w + 14, end + 10],
      [w - 40, 762, w - 34, end],
      [w + 22, 750, w + 4, end - 10],
    ] as const
  )
    .map(([ax, ay, bx, by]) =>
      line(
        smooth([
          [ax, ay],
          [(ax + bx) / 2 + 8, (ay + by) / 2],
          [bx, by],
        ]),
        palette.ink,
        6,
        0.18,
      ),
    )
    .join('');
  const lap =
    path(
      closed([
        [-w * 0.3, 600],
        [w * 0.36, 600],
        [w * 0.2, 730],
        [w * 0.12, end + 30],
        [-w * 0.42, end + 40],
        [-w * 0.34, 740],
      ]),
      palette.ink,
      0.16,
    ) +
    line(
      smooth([
        [w * 0.3, 580],
        [w * 0.1, 700],
        [-w * 0.1, end + 20],
      ]),
      tones.lining,
      12,
    );
  const band = path(
    ribbon(
      [
        [-w - 90, end - 26],
        [-w * 0.5, end],
        [w * 0.4, end - 8],
        [w + 40, end - 34],
      ],
      () => 12,
    ),
    tones.lining,
  );
  return (
    bench +
    stool +
    shin(-w - 16) +
    shin(w - 46) +
    shoe(-w - 12, foot, 86) +
    shoe(w - 40, foot + 4, 84) +
    sheet.cut(cloth, tones.cloth, {
      rim: 7,
      shade: 0.5,
      drop: 0.15,
      inside: knees + lap + folds + band,
    })
  );
};
