import { circle, ellipse, line, mix, path, smooth, type Point } from '../kit';
import { box, closed, oval, ribbon, star, sway } from './kit-shape';
import type { Person } from './person';

/** Draws the prop “book” around 0,0. */
export const book = (p: Person): string => {
  const { sheet, palette, tones, dice } = p;
  if (dice.chance('open-book', 0.55)) {
    const lines = [-34, -8, 18]
      .map((y) =>
        line(
          `M-120 ${String(y + 6)}Q-70 ${String(y - 12)} -22 ${String(y + 6)}M22 ${String(y + 6)}Q70 ${String(y - 12)} 120 ${String(y + 6)}`,
          tones.line,
          5,
          0.3,
        ),
      )
      .join('');
    return (
      sheet.cut(
        closed(
          [
            [-158, -50],
            [-80, -66],
            [0, -46],
            [80, -66],
            [158, -50],
            [152, 74],
            [80, 58],
            [0, 80],
            [-80, 58],
            [-152, 74],
          ],
          0.5,
        ),
        palette.accent,
        { rim: 5, drop: 0.2 },
      ) +
      sheet.cut(
        closed(
          [
            [-142, -66],
            [-76, -84],
            [0, -58],
            [76, -84],
            [142, -66],
            [136, 54],
            [76, 40],
            [0, 64],
            [-76, 40],
            [-136, 54],
          ],
          0.6,
        ),
        tones.paper,
        { rim: 3, shade: 0.2, inside: lines + line('M0 -58V64', tones.line, 5, 0.35) },
      )
    );
  }
  return (
    sheet.cut(box(-92, -116, 196, 236, 12), tones.paper, { rim: 3, drop: 0.2 }) +
    sheet.cut(box(-104, -122, 196, 236, 14), mix(palette.accent, tones.lining, 0.3), {
      rim: 6,
      inside:
        path(box(-84, -102, 156, 196, 8), 'none', 1, `stroke="${tones.trim}" stroke-width="5"`) +
        path(closed(star(-6, -4, 44, 20, 6), 0.5), tones.trim) +
        path(box(-104, -122, 26, 236), palette.ink, 0.25),
    })
  );
};

/** Draws the prop “cup” around 0,0. */
export const cup = (p: Person): string => {
  const { sheet, tones, palette, dice } = p;
  const steam = [-22, 16]
    .map((x, i) =>
      line(
        smooth(sway([x, -70], [x + 30, -100], [x - 34, -130], [x + 6, -176 - i * 26])),
        tones.paper,
        9,
        0.55,
      ),
    )
    .join('');
  const d = dice.chance('bowl', 0.5)
    ? closed(
        [
          [-78, -58],
          [78, -58],
          [64, 14],
          [30, 44],
          [-30, 44],
          [-64, 14],
        ],
        0.7,
      )
    : closed(
        [
          [-60, -66],
          [60, -66],
          [56, 36],
          [38, 52],
          [-38, 52],
          [-56, 36],
        ],
        0.5,
      );
  return (
    steam +
    line('M54 -34q54 -4 42 36q-8 28 -50 22', tones.paper, 15) +
    sheet.cut(d, mix(tones.paper, palette.accent, 0.08), {
      rim: 5,
      drop: 0.2,
      inside: path(
        ribbon(
          [
            [-90, -6],
            [0, 10],
            [90, -6],
          ],
          () => 13,
        ),
        palette.accent,
      ),
    }) +
    ellipse(0, -60, 62, 14, mix(palette.accent, palette.ink, 0.5))
  );
};

/** Draws the prop “letter” around 0,0. */
export const letter = (p: Person): string => {
  const { sheet, tones, palette } = p;
  return (
    sheet.cut(box(-100, -66, 200, 134, 8), tones.paper, {
      rim: 4,
      drop: 0.22,
      inside:
        path(
          closed(
            [
              [-104, -70],
              [104, -70],
              [0, 24],
            ],
            0.1,
          ),
          mix(tones.paper, palette.deep, 0.16),
        ) + line('M-100 -66L0 22L100 -66', mix(tones.paper, palette.ink, 0.4), 4, 0.6),
    }) +
    sheet.cut(oval(0, 20, 25), palette.accent, {
      rim: 4,
      inside: path(closed(star(0, 20, 13, 6, 5), 0.4), mix(palette.accent, palette.ink, 0.35)),
    })
  );
};

/** Draws the prop “map” around 0,0. */
export const map = (p: Person): string => {
  const { sheet, tones, palette } = p;
  const folds: Point[] = [
    [-160, -70],
    [-80, -90],
    [0, -70],
    [80, -90],
    [160, -70],
    [156, 76],
    [80, 58],
    [0, 80],
    [-80, 58],
    [-156, 76],
  ];
  const art =
    path(
      closed([
        [-140, 20],
        [-90, -30],
        [-40, 0],
        [-60, 60],
        [-130, 70],
      ]),
      palette.mid,
      0.55,
    ) +
    path(
      closed([
        [30, -70],
        [120, -60],
        [140, 0],
        [70, 20],
      ]),
      palette.mid,
      0.55,
    ) +
    path(
      'M-104 24Q-30 -50 20 20T112 -18',
      'none',
      1,
      `stroke="${palette.accent}" stroke-width="7" stroke-dasharray="14 12" stroke-linecap="round"`,
    ) +
    line('M100 -32l26 28M126 -32l-26 28', palette.accent, 8) +
    [-80, 0, 80].map((x) => line(`M${String(x)} -90V80`, tones.line, 4, 0.18)).join('');
  return sheet.cut(closed(folds, 0.12), tones.paper, {
    rim: 5,
    shade: 0.3,
    drop: 0.22,
    inside: art,
  });
};

/** Draws the prop “compass” around 0,0. */
export const compass = (p: Person): string => {
  const { sheet, palette, tones } = p;
  return (
    sheet.cut(oval(0, -76, 20), tones.metal, { rim: 4, inside: circle(0, -76, 9, tones.line) }) +
    sheet.cut(oval(0, 0, 72), mix(tones.metal, '#e0b050', 0.5), { rim: 6, drop: 0.22 }) +
    circle(0, 0, 56, tones.paper) +
    [0, 90, 180, 270]
      .map((turn) =>
        path('M-4 -50h8v14h-8Z', tones.line, 0.6, `transform="rotate(${String(turn)})"`),
      )
      .join('') +
    path('M0 -46L13 0H-13Z', palette.accent, 1, 'transform="rotate(32)"') +
    path('M0 46L13 0H-13Z', tones.line, 1, 'transform="rotate(32)"') +
    circle(0, 0, 7, tones.metal)
  );
};
