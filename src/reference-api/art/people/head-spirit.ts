import { circle, line, mix, path, smooth, type Point } from '../kit';
import { eyes } from './face';
import { cheeks, mouth } from './face-mouth';
import type { HeadArt } from './head-creature';
import { closed, oval, ribbon, sway } from './kit-shape';
import { onFace, type Person } from './person';

/** A spirit: flame, moon face, wisp or drop of water; light from within. */
export const spiritHead = (p: Person): HeadArt => {
  const { sheet, tones, head, dice, palette } = p;
  const form = dice.index('spirit', 4);
  const { half, top, chin, cx } = head;
  const glow = mix(tones.skin, '#ffffff', 0.35);
  const lean = dice.range('spirit-lean', -40, 40) + (p.turn > 0 ? 50 : 0);
  const outlines: readonly string[] = [
    closed([
      [cx + lean, top - (p.covered ? 0 : 110)],
      [cx + half * 0.5, top * 0.74],
      [cx + half, 10],
      [cx + half * 0.6, chin * 0.86],
      [cx, chin],
      [cx - half * 0.6, chin * 0.86],
      [cx - half, 10],
      [cx - half * 0.6, top * 0.7],
    ]),
    oval(cx, 0, half * 1.12, chin * 0.98),
    closed([
      [cx, top],
      [cx + half * 0.8, top * 0.7],
      [cx + half, 20],
      [cx + half * 0.5, chin * 0.92],
      [cx + 4, chin + 26],
      [cx - half * 0.5, chin * 0.92],
      [cx - half, 20],
      [cx - half * 0.8, top * 0.7],
    ]),
    closed(
      [
        [cx + lean * 0.4, top - (p.covered ? 0 : 60)],
        [cx + half * 0.8, -40],
        [cx + half * 1.02, 44],
        [cx + half * 0.5, chin],
        [cx - half * 0.5, chin],
        [cx - half * 1.02, 44],
        [cx - half * 0.8, -40],
      ],
      0.9,
    ),
  ];
  const tongues = [-1, 1]
    .map((s) =>
      path(
        ribbon(
          sway(
            [cx + s * half * 0.8, 70],
            [cx + s * (half + 60), 30],
            [cx + s * (half + 40), -60],
            [cx + s * (half + 90) + lean, -130],
          ),
          (t) => 34 * (1 - t) + 2,
        ),
        mix(tones.skin, palette.glow, 0.5),
        0.55,
      ),
    )
    .join('');
  const wisps =
    p.look.hair === 'none' && !p.covered
      ? [-1, 0, 1]
          .map((i) => {
            const from: Point = [cx + i * half * 0.5, top * 0.6];
            return sheet.cut(
              ribbon(
                sway(
                  from,
                  [from[0] + i * 40, top - 30],
                  [from[0] + lean + i * 60, top - 60],
                  [from[0] + lean * 1.6 + i * 80, top - 110 - (i === 0 ? 50 : 0)],
                ),
                (t) => 40 * (1 - t) + 3,
              ),
              mix(tones.skin, palette.accent, 0.45),
              { rim: 5 },
            );
          })
          .join('')
      : '';
  const m = onFace(p, 0, head.eyeY + 56);
  const brand = onFace(p, 0, -48);
  const marks = [
    path(
      closed(
        [
          [brand.x, brand.y - 22],
          [brand.x + 11, brand.y],
          [brand.x, brand.y + 18],
          [brand.x - 11, brand.y],
        ],
        0.6,
      ),
      palette.accent,
    ),
    circle(brand.x, brand.y, 12, palette.accent) +
      circle(brand.x - 30 * brand.k, brand.y + 6, 6, palette.accent) +
      circle(brand.x + 30 * brand.k, brand.y + 6, 6, palette.accent),
    line(
      smooth([
        [brand.x - 26, brand.y + 8],
        [brand.x, brand.y - 14],
        [brand.x + 26, brand.y + 8],
      ]),
      palette.accent,
      7,
    ),
  ];
  const orbs = [0, 1, 2]
    .map((i) =>
      circle(
        cx + (i - 1) * half * 1.5 + dice.range(`orb${String(i)}`, -30, 30),
        top + i * 70 - 20,
        9 - i * 2,
        glow,
        0.85,
      ),
    )
    .join('');
  return {
    behind: sheet.halo(cx, 0, half * 2.3, palette.glow, 0.75) + tongues + wisps + orbs,
    face:
      sheet.cut(outlines[form] ?? '', tones.skin, {
        rim: 6,
        lit: 0.9,
        shade: 0.25,
        inside: sheet.halo(cx, -30, half * 1.1, '#ffffff', 0.4),
      }) +
      (marks[dice.index('brand', marks.length)] ?? '') +
      cheeks(p, 58, head.eyeY + 36) +
      eyes(p) +
      mouth(p, m.x, m.y, 0.85, m.k),
  };
};
