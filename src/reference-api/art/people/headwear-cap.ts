import { ellipse, line, mix, path, smooth } from '../kit';
import { ahead, shell, type Wear } from './headwear';
import { closed, oval, ribbon, star } from './kit-shape';
import type { Person } from './person';

/** The headwear “cap”. */
export const cap = (p: Person): Wear => {
  const { head, sheet, tones, dice, palette } = p;
  const { cx, half, top } = head;
  const kind = dice.index('cap', 3);
  const edge = head.brow + (p.up ? -28 : -6);
  const a = ahead(p);
  const badge = sheet.cut(closed(star(cx + a * 1.1, edge - 44, 20, 11, 5)), tones.trim, { rim: 3 });
  const seam =
    line(
      smooth([
        [cx + a, edge],
        [cx + a * 0.6, top * 0.9],
        [cx + 6, top - 30],
      ]),
      palette.ink,
      4,
      0.22,
    ) +
    line(
      smooth([
        [cx + half * 0.6 + a * 0.4, edge],
        [cx + half * 0.4, top * 0.9],
        [cx + 10, top - 30],
      ]),
      palette.ink,
      4,
      0.16,
    );
  const peak =
    p.turn > 0
      ? closed([
          [cx + a - half * 0.98, edge - 12],
          [cx + a - half * 1.66, edge + 12],
          [cx + a - half * 1.6, edge + 26],
          [cx + a - half * 0.4, edge + 24],
          [cx + a + half * 0.3, edge + 8],
        ])
      : closed([
          [-half * 0.86, edge - 4],
          [0, edge - 14],
          [half * 0.86, edge - 4],
          [half * 0.84, edge + 20],
          [0, edge + (p.up ? 2 : 40)],
          [-half * 0.84, edge + 20],
        ]);
  if (kind === 1) {
    const knit = Array.from({ length: 9 }, (_, i) =>
      line(
        `M${(cx - half + (i * half) / 4).toFixed(1)} ${(edge - 30).toFixed(1)}v44`,
        palette.ink,
        4,
        0.16,
      ),
    ).join('');
    return {
      front:
        sheet.cut(oval(cx + 4, top - 44, 34), tones.trim, { rim: 4 }) +
        sheet.cut(closed(shell(p, 15, 32, edge, 8)), tones.hat, {
          rim: 6,
          drop: 0.16,
          inside: [0, 1]
            .map((i) =>
              path(
                ribbon(
                  [
                    [cx - half - 20, edge - 60 - i * 46],
                    [cx, edge - 50 - i * 46],
                    [cx + half + 20, edge - 60 - i * 46],
                  ],
                  () => 9,
                ),
                tones.trim,
                0.8,
              ),
            )
            .join(''),
        }) +
        sheet.cut(
          ribbon(
            [
              [cx - half - 10 + a * 0.3, edge - 8],
              [cx + a, edge + 6],
              [cx + half + 10, edge - 8],
            ],
            () => 25,
          ),
          mix(tones.hat, tones.trim, 0.3),
          { rim: 5, inside: knit },
        ),
    };
  }
  if (kind === 2) {
    const beret = closed([
      [cx - half - 16 + a, edge - 14],
      [cx - half - 40 + a, edge - 70],
      [cx - 10, top - 44],
      [cx + half + 46, top * 0.9],
      [cx + half + 36, edge - 20],
      [cx + half * 0.4, edge - 2],
      [cx - half * 0.4 + a, edge - 4],
    ]);
    return {
      front:
        sheet.cut(beret, tones.hat, { rim: 6, drop: 0.2 }) +
        line(`M${cx.toFixed(1)} ${(top - 34).toFixed(1)}q4 -14 10 -20`, tones.hat, 9) +
        sheet.cut(
          ribbon(
            [
              [cx - half - 10 + a * 0.4, edge - 12],
              [cx + a, edge],
              [cx + half + 10, edge - 12],
            ],
            () => 11,
          ),
          mix(tones.hat, palette.ink, 0.35),
          { rim: 3 },
        ) +
        badge,
    };
  }
  return {
    front:
      sheet.cut(closed(shell(p, 13, 30, edge, 4)), tones.hat, { rim: 6, inside: seam }) +
      ellipse(cx + 4, top - 32, 14, 8, tones.trim) +
      sheet.cut(
        ribbon(
          [
            [cx - half - 8 + a * 0.4, edge - 14],
            [cx + a, edge - 6],
            [cx + half + 8, edge - 14],
          ],
          () => 13,
        ),
        tones.trim,
        { rim: 3 },
      ) +
      sheet.cut(peak, mix(tones.hat, palette.ink, 0.3), { rim: 5, drop: 0.22 }) +
      badge,
  };
};
