import { circle, line, mix, path } from '../kit';
import { arcPoints, box, closed, oval, ribbon, star } from './kit-shape';
import type { Person } from './person';

/** Draws the prop “drum” around 0,0. */
export const drum = (p: Person): string => {
  const { sheet, tones, palette } = p;
  const studs = Array.from({ length: 7 }, (_, i) =>
    circle(-120 + i * 40, 2 + Math.sin((i / 6) * Math.PI) * 20, 7, tones.metal),
  ).join('');
  const side = closed(
    [
      [-140, -34],
      [140, -34],
      [152, 60],
      [120, 150],
      [-120, 150],
      [-152, 60],
    ],
    0.6,
  );
  return (
    sheet.cut(side, palette.accent, {
      rim: 6,
      shade: 0.55,
      drop: 0.2,
      inside:
        [-80, 0, 80]
          .map((x) =>
            path(
              closed(
                [
                  [x, 30],
                  [x + 30, 74],
                  [x, 120],
                  [x - 30, 74],
                ],
                0.3,
              ),
              tones.trim,
              0.7,
            ),
          )
          .join('') + studs,
    }) +
    sheet.cut(oval(0, -34, 142, 40), tones.paper, { rim: 5, shade: 0.2 }) +
    line('M-34 -36L-96 -190M40 -30L120 -176', tones.wood, 13) +
    circle(-34, -38, 15, tones.wood) +
    circle(40, -32, 15, tones.wood)
  );
};

/** Draws the prop “ball” around 0,0. */
export const ball = (p: Person): string => {
  const { sheet, palette, tones, dice } = p;
  const kind = dice.index('ball', 3);
  const inside =
    kind === 0
      ? line('M-90 -20Q0 40 90 -20M-20 -90Q30 0 -20 90', tones.line, 6, 0.6)
      : kind === 1
        ? path(closed(star(0, 0, 52, 24, 5), 0.2), tones.paper)
        : [-60, 0, 60]
            .map((x) =>
              path(
                ribbon(
                  [
                    [x - 20, -90],
                    [x * 1.5, 0],
                    [x - 20, 90],
                  ],
                  () => 14,
                ),
                tones.paper,
                0.85,
              ),
            )
            .join('');
  return sheet.cut(oval(0, 0, 84), palette.accent, {
    rim: 8,
    shade: 0.55,
    drop: 0.2,
    inside: inside + circle(sheet.light * 34, -38, 15, '#ffffff', 0.6),
  });
};

/** Draws the prop “radio” around 0,0. */
export const radio = (p: Person): string => {
  const { sheet, palette, tones } = p;
  const grid = Array.from({ length: 12 }, (_, i) =>
    circle(-82 + (i % 4) * 26, -22 + Math.floor(i / 4) * 28, 8, tones.line, 0.7),
  ).join('');
  return (
    line('M84 -76L138 -250', tones.metal, 7) +
    circle(138, -252, 12, palette.accent) +
    line('M-70 -80q70 -58 140 0', tones.wood, 13) +
    sheet.cut(box(-132, -80, 264, 168, 28), mix(palette.accent, tones.lining, 0.35), {
      rim: 7,
      shade: 0.5,
      drop: 0.22,
      inside: path(box(-110, -52, 118, 116, 18), tones.paper, 0.9) + grid,
    }) +
    sheet.cut(oval(66, -14, 40), tones.metal, {
      rim: 4,
      inside: path('M62 -52h8v36h-8Z', palette.accent),
    }) +
    circle(40, 54, 11, palette.glow) +
    circle(74, 54, 11, palette.glow) +
    circle(106, 54, 11, tones.line, 0.6)
  );
};

/** Draws the prop “fan” around 0,0. */
export const fan = (p: Person): string => {
  const { sheet, palette, tones, dice } = p;
  const round = dice.chance('round-fan', 0.4);
  if (round)
    return (
      sheet.cut(box(-9, 20, 18, 150, 8), tones.wood, { rim: 3 }) +
      sheet.cut(oval(0, -70, 104, 98), tones.paper, {
        rim: 6,
        drop: 0.2,
        inside:
          path(
            closed([
              [-110, -30],
              [-20, -50],
              [40, -110],
              [120, -60],
              [110, 60],
              [-110, 60],
            ]),
            palette.accent,
            0.85,
          ) + circle(-40, -100, 22, palette.accent),
      }) +
      line('M0 30V-160', tones.wood, 5, 0.5)
    );
  const outer = arcPoints(0, 30, 216, 216, 206, 334, 13);
  const inner = arcPoints(0, 30, 76, 76, 334, 206, 7);
  const ribs = outer
    .map(([x, y], i) =>
      line(`M0 30L${x.toFixed(1)} ${y.toFixed(1)}`, i % 2 ? tones.wood : palette.ink, 4, 0.35),
    )
    .join('');
  const band = path(
    ribbon(arcPoints(0, 30, 196, 196, 204, 336, 13), () => 12),
    tones.trim,
  );
  return (
    arcPoints(0, 30, 84, 84, 208, 332, 7)
      .map(([x, y]) => line(`M0 30L${x.toFixed(1)} ${y.toFixed(1)}`, tones.wood, 8))
      .join('') +
    sheet.cut(closed([...outer, ...inner], 0.8), palette.accent, {
      rim: 6,
      drop: 0.2,
      inside:
        band +
        ribs +
        circle(-40, -116, 30, tones.paper, 0.85) +
        circle(48, -126, 18, tones.paper, 0.6),
    }) +
    circle(0, 30, 12, tones.metal)
  );
};

/** Draws the prop “shield” around 0,0. */
export const shield = (p: Person): string => {
  const { sheet, palette, tones, dice } = p;
  const round = dice.chance('round-shield', 0.45);
  const d = (k: number): string =>
    round
      ? oval(0, 0, 158 * k)
      : closed(
          [
            [-136 * k, -150 * k],
            [0, -172 * k],
            [136 * k, -150 * k],
            [132 * k, 20 * k],
            [80 * k, 130 * k],
            [0, 186 * k],
            [-80 * k, 130 * k],
            [-132 * k, 20 * k],
          ],
          0.5,
        );
  const sign = dice.index('crest', 3);
  const art =
    sign === 0
      ? path(closed(star(0, 0, 66, 30, 8), 0.4), tones.paper)
      : sign === 1
        ? path('M-20 -170h40v360h-40ZM-160 -24h320v42h-320Z', tones.paper, 0.9)
        : path(
            closed(
              [
                [0, -70],
                [50, -10],
                [24, 60],
                [0, 40],
                [-24, 60],
                [-50, -10],
              ],
              0.6,
            ),
            tones.paper,
          );
  return (
    sheet.cut(d(1), tones.metal, { rim: 8, drop: 0.25 }) +
    sheet.cut(d(0.84), palette.accent, { rim: 3, shade: 0.55, inside: art }) +
    sheet.cut(oval(0, 0, 25), tones.metal, { rim: 5 })
  );
};
