import { circle, ellipse, line, mix, path, rect, smooth } from '../kit';
import type { HeadArt } from './head-creature';
import { box, closed, oval } from './kit-shape';
import { onFace, type Person } from './person';

/** The lit eyes of a machine; their shape tells the mood. */
const lamps = (p: Person, color: string): string => {
  const { look, sheet, head } = p;
  return ([-1, 1] as const)
    .map((s) => {
      const at = onFace(p, s * head.eyeX * 0.92, head.eyeY);
      if (at.k < 0.3) return '';
      const w = 24 * (0.4 + 0.6 * at.k);
      const shape =
        look.mood === 'smile'
          ? line(
              smooth([
                [at.x - w, at.y + 8],
                [at.x, at.y - 14],
                [at.x + w, at.y + 8],
              ]),
              color,
              12,
            )
          : look.mood === 'sleepy'
            ? line(`M${(at.x - w).toFixed(1)} ${at.y.toFixed(1)}h${(w * 2).toFixed(1)}`, color, 9)
            : look.mood === 'stern' || look.mood === 'sly'
              ? path(
                  closed(
                    [
                      [at.x - s * w, at.y - 6 + (look.mood === 'sly' ? 10 : 8)],
                      [at.x + s * w, at.y - 15],
                      [at.x + s * w, at.y + 13],
                      [at.x - s * w, at.y + 13],
                    ],
                    0.3,
                  ),
                  color,
                )
              : ellipse(
                  at.x,
                  at.y,
                  w * (look.mood === 'surprised' ? 1.05 : 0.84),
                  look.mood === 'surprised' ? 26 : 20,
                  color,
                ) + (look.mood === 'surprised' ? circle(at.x, at.y, 9, p.palette.ink, 0.75) : '');
      return (
        sheet.halo(at.x, at.y, 62, color, 0.5) +
        shape +
        circle(at.x + sheet.light * 8, at.y - 8, 5, '#ffffff', 0.9)
      );
    })
    .join('');
};

/** A machine: screen, dome, pot, lens or kettle head by the seed. */
export const robotHead = (p: Person): HeadArt => {
  const { sheet, tones, head, dice, palette } = p;
  const model = dice.index('model', 5);
  const { half, top, chin, cx } = head;
  const shell = tones.skin;
  const dark = mix(palette.ink, palette.deep, 0.3);
  const lamp = mix(palette.accent, palette.glow, dice.range('lamp', 0.1, 0.6));
  const seam = mix(shell, palette.ink, 0.45);
  const turnX = p.turn === 2 ? -40 : p.turn === 1 ? -20 : 0;
  const narrow = p.turn === 2 ? 0.58 : p.turn === 1 ? 0.86 : 1;
  const outlines = [
    box(cx - half, top, half * 2, chin - top, 44),
    closed(
      [
        [cx - half, chin * 0.7],
        [cx - half, -20],
        [cx - half * 0.7, top * 0.86],
        [cx, top - 14],
        [cx + half * 0.7, top * 0.86],
        [cx + half, -20],
        [cx + half, chin * 0.7],
        [cx + half * 0.7, chin],
        [cx - half * 0.7, chin],
      ],
      0.8,
    ),
    closed(
      [
        [cx - half * 0.78, top + 4],
        [cx + half * 0.78, top + 4],
        [cx + half * 1.1, 10],
        [cx + half * 0.8, chin],
        [cx - half * 0.8, chin],
        [cx - half * 1.1, 10],
      ],
      0.5,
    ),
    oval(cx, 0, half * 1.06, -top),
    closed(
      [
        [cx - half * 0.96, top + 26],
        [cx, top],
        [cx + half * 0.96, top + 26],
        [cx + half * 0.86, chin * 0.6],
        [cx + half * 0.4, chin],
        [cx - half * 0.4, chin],
        [cx - half * 0.86, chin * 0.6],
      ],
      0.45,
    ),
  ];
  const shape = outlines[model] ?? outlines[0] ?? '';
  const fx = cx + turnX;
  const fw = half * 0.8 * narrow;
  const visor =
    model === 3 || model === 1
      ? oval(fx, 4, fw, 58)
      : box(fx - fw, -54, fw * 2, model === 2 ? 84 : 104, model === 4 ? 22 : 34);
  const rivets = [
    [-0.86, 70],
    [0.86, 70],
    [-0.84, -76],
    [0.84, -76],
  ]
    .map(([x = 0, y = 0]) => circle(cx + x * half, y, 6, seam))
    .join('');
  const jaw = line(
    `M${(cx - half).toFixed(1)} 66q${half.toFixed(1)} 22 ${(half * 2).toFixed(1)} 0`,
    seam,
    5,
    0.8,
  );
  const patch = dice.chance('patch', 0.6)
    ? path(box(cx + half * 0.3, top + 8, 60, 44, 8), mix(shell, palette.accent, 0.6))
    : path(box(cx - 12, top - 10, 24, 70, 6), mix(shell, palette.accent, 0.7));
  const side = (s: -1 | 1): string =>
    sheet.cut(
      oval(cx + s * half * (p.turn === 2 ? 0.42 : 1.02), 8, p.turn === 2 ? 34 : 22, 36),
      tones.metal,
      { rim: 4, inside: circle(cx + s * half * (p.turn === 2 ? 0.42 : 1.02), 8, 10, lamp) },
    );
  const m = onFace(p, 0, 84);
  const grille =
    model % 2 === 0
      ? [-24, -8, 8, 24].map((dx) => rect(m.x + dx * m.k - 4, m.y - 9, 8, 20, dark, 4)).join('')
      : line(
          smooth([
            [m.x - 26 * m.k, m.y - (p.look.mood === 'smile' ? 4 : 0)],
            [m.x, m.y + (p.look.mood === 'smile' ? 8 : p.look.mood === 'stern' ? -5 : 3)],
            [m.x + 26 * m.k, m.y - (p.look.mood === 'smile' ? 4 : 0)],
          ]),
          dark,
          7,
        );
  const top2 =
    p.covered || p.look.headwear !== 'none'
      ? ''
      : model === 4
        ? sheet.cut(
            closed(
              [
                [cx - 30, top + 18],
                [cx, top - 70],
                [cx + 60, top - 84],
                [cx + 34, top + 18],
              ],
              0.8,
            ),
            palette.accent,
            { rim: 4 },
          )
        : sheet.cut(box(cx - 18, top - 34, 36, 44, 10), tones.metal, { rim: 4 }) +
          sheet.cut(oval(cx, top - 40, 22), lamp, { rim: 4 });
  const neck = [0, 1, 2, 3]
    .map((i) =>
      sheet.cut(
        box(-44 - (i % 2) * 6 + (p.turn ? 10 : 0), 92 + i * 24, 88 + (i % 2) * 12, 26, 12),
        mix(tones.metal, palette.ink, 0.25 + (i % 2) * 0.2),
        { rim: 3 },
      ),
    )
    .join('');
  return {
    behind: neck + top2 + (p.turn === 2 ? '' : p.turn === 1 ? '' : side(-1) + side(1)),
    face:
      sheet.cut(shape, shell, { rim: 7, shade: 0.5, inside: patch + jaw + rivets }) +
      sheet.cut(visor, dark, {
        rim: 4,
        lit: 0.3,
        shade: 0,
        inside: path(
          closed([
            [fx - fw, -70],
            [fx - fw * 0.3, -70],
            [fx - fw * 0.8, 60],
            [fx - fw * 1.4, 60],
          ]),
          '#ffffff',
          0.08,
        ),
      }) +
      lamps(p, lamp) +
      (p.turn > 0 ? side(1) : '') +
      grille,
  };
};
