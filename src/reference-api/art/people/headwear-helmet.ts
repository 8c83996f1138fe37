import { circle, line, mix, path, smooth, type Point } from '../kit';
import { ahead, shell, type Wear } from './headwear';
import { arcPoints, closed, oval, ribbon } from './kit-shape';
import type { Person } from './person';

/** The headwear “helmet”. */
export const helmet = (p: Person): Wear => {
  const { head, sheet, tones, palette, dice } = p;
  const { cx, half, top, chin } = head;
  const metal = mix(tones.metal, tones.hat, 0.45);
  const kind = p.look.outfit === 'diving-suit' ? 0 : dice.index('helmet', 3);
  if (kind === 0) {
    const r = half + 62;
    const glass = oval(cx, -2, r, r * 1.02);
    const bolts = [200, 235, 270, 305, 340]
      .map((angle) => {
        const [[x, y] = [0, 0] as Point] = arcPoints(cx, -2, r, r * 1.02, angle, angle, 2);
        return sheet.cut(oval(x, y, 11), tones.trim, { rim: 3 });
      })
      .join('');
    const shine =
      path(
        ribbon(
          arcPoints(cx, -2, r * 0.8, r * 0.8, p.flip ? 300 : 195, p.flip ? 345 : 240, 7),
          (t) => 11 * Math.sin(Math.PI * t),
        ),
        '#ffffff',
        0.75,
      ) + circle(cx + sheet.light * r * 0.42, -r * 0.7, 8, '#ffffff', 0.75);
    const collar = sheet.cut(
      closed(
        [
          [cx - r * 0.86, chin - 6],
          [cx, chin + 26],
          [cx + r * 0.86, chin - 6],
          [cx + r * 0.92, chin + 40],
          [cx, chin + 76],
          [cx - r * 0.92, chin + 40],
        ],
        0.8,
      ),
      metal,
      { rim: 6, drop: 0.2 },
    );
    return {
      behind:
        path(glass, mix(palette.sky, palette.ink, 0.35), 0.4) +
        sheet.halo(cx, 0, r, palette.glow, 0.35),
      front:
        path(glass, mix(palette.haze, palette.glow, 0.5), 0.16) +
        line(glass, metal, 17) +
        line(glass, mix(metal, palette.glow, 0.7), 5, 0.9) +
        bolts +
        shine +
        collar,
    };
  }
  const edge = head.brow + (p.up ? -30 : -4);
  const crest =
    kind === 1
      ? sheet.cut(
          closed([
            [cx - 60 + ahead(p), edge - 60],
            [cx - 70, top - 50],
            [cx, top - 92],
            [cx + 90, top - 50],
            [cx + 130, 10],
            [cx + 84, -40],
            [cx + 40, top + 6],
          ]),
          palette.accent,
          { rim: 5 },
        )
      : '';
  const cheek =
    p.turn === 2
      ? closed([
          [cx - 30, edge],
          [cx + 62, edge],
          [cx + 60, 70],
          [cx + 10, chin * 0.9],
          [cx - 20, 40],
        ])
      : closed(
          [
            [cx + half * 0.78, edge],
            [cx + half + 15, edge],
            [cx + half + 10, 50],
            [cx + half * 0.7, chin * 0.88],
            [cx + half * 0.8, 34],
          ],
          0.7,
        );
  const guardL =
    p.turn > 0
      ? ''
      : sheet.cut(
          closed(
            [
              [cx - half * 0.78, edge],
              [cx - half - 15, edge],
              [cx - half - 10, 50],
              [cx - half * 0.7, chin * 0.88],
              [cx - half * 0.8, 34],
            ],
            0.7,
          ),
          metal,
          { rim: 4 },
        );
  const visor =
    kind === 2
      ? sheet.cut(
          ribbon(
            [
              [cx - half - 6 + ahead(p) * 0.4, edge - 22],
              [cx + ahead(p), edge - 10],
              [cx + half + 6, edge - 22],
            ],
            () => 30,
          ),
          mix(palette.accent, palette.glow, 0.25),
          {
            rim: 4,
            drop: 0.2,
            inside: path(
              ribbon(
                [
                  [cx - half + ahead(p), edge - 50],
                  [cx - half * 0.3, edge + 40],
                ],
                () => 16,
              ),
              '#ffffff',
              0.3,
            ),
          },
        )
      : sheet.cut(
          ribbon(
            [
              [cx - half - 12 + ahead(p) * 0.4, edge],
              [cx + ahead(p), edge + 14],
              [cx + half + 12, edge],
            ],
            () => 16,
          ),
          tones.trim,
          { rim: 4, drop: 0.18 },
        ) +
        sheet.cut(
          closed(
            [
              [cx - 14 + ahead(p), edge - 40],
              [cx + 14 + ahead(p), edge - 40],
              [cx + 9 + ahead(p), edge + 44],
              [cx - 9 + ahead(p), edge + 44],
            ],
            0.4,
          ),
          tones.trim,
          { rim: 3 },
        );
  return {
    behind: crest,
    front:
      guardL +
      sheet.cut(cheek, metal, { rim: 4 }) +
      sheet.cut(closed(shell(p, 17, 26, edge, 10)), metal, {
        rim: 7,
        shade: 0.5,
        drop: 0.16,
        inside: line(
          smooth([
            [cx + ahead(p), edge],
            [cx + ahead(p) * 0.6, top * 0.8],
            [cx, top - 30],
          ]),
          palette.ink,
          6,
          0.2,
        ),
      }) +
      visor,
  };
};
