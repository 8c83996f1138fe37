import { ellipse, line, mix, path, smooth, type Point } from '../kit';
import { eyes } from './face';
import { cheeks, mouth } from './face-mouth';
import { rounded, type HeadArt } from './head-creature';
import { closed, oval, ribbon, sway } from './kit-shape';
import { onFace, type Person } from './person';

/** A fish: round fins for ears, a wide mouth, gills, scales; an angler carries a light. */
export const fishHead = (p: Person): HeadArt => {
  const { sheet, tones, head, dice, palette } = p;
  const kind = /angler|deng/.test(p.hint)
    ? 1
    : /shark|sha-?yu/.test(p.hint)
      ? 2
      : dice.index('fish', 4);
  const { half, cx, top } = head;
  const fin = mix(palette.accent, tones.skin, 0.35);
  const pale = mix(tones.skin, '#fff6e6', 0.6);
  const finAt = (side: -1 | 1): string => {
    const x = cx + side * half * (p.turn === 2 ? 0.66 : 0.9);
    const tips: Point[] = [
      [x, -34],
      [x + side * 74, -70],
      [x + side * 60, -26],
      [x + side * 92, 2],
      [x + side * 60, 26],
      [x + side * 70, 66],
      [x, 46],
    ];
    const rays = [-40, 0, 36]
      .map((y) =>
        line(
          `M${(x + side * 12).toFixed(1)} ${(y * 0.4).toFixed(1)}L${(x + side * 62).toFixed(1)} ${y.toFixed(1)}`,
          mix(fin, palette.ink, 0.3),
          4,
          0.5,
        ),
      )
      .join('');
    return sheet.cut(closed(tips, 0.7), fin, { rim: 4, inside: rays });
  };
  const fins = p.turn === 2 ? '' : p.turn === 1 ? finAt(1) : finAt(-1) + finAt(1);
  const sail: Point[] =
    kind === 2
      ? [
          [cx - 20, top + 20],
          [cx + 30, top - 96],
          [cx + 70, top + 30],
        ]
      : [
          [cx - 60, top + 30],
          [cx - 36, top - 40],
          [cx - 8, top - 20],
          [cx + 18, top - 66],
          [cx + 40, top - 26],
          [cx + 74, top - 34],
          [cx + 70, top + 40],
        ];
  const lure =
    kind === 1 && !p.covered
      ? line(
          smooth(sway([cx, top + 10], [cx, top - 90], [cx - 80, top - 110], [cx - 92, top - 46])),
          mix(tones.skin, palette.ink, 0.3),
          9,
        ) +
        sheet.halo(cx - 92, top - 34, 90, palette.glow, 0.8) +
        sheet.cut(oval(cx - 92, top - 34, 24), mix(palette.accent, palette.glow, 0.5), { rim: 4 })
      : '';
  const belly = path(
    closed([
      [cx - half, 30],
      [cx - half * 0.3, 46],
      [cx + half * 0.6, 60],
      [cx + half, 50],
      [cx + half, 140],
      [cx - half, 140],
    ]),
    pale,
    0.9,
  );
  const bands =
    kind === 0 || kind === 3
      ? [-0.1, 0.62]
          .map((t) =>
            path(
              ribbon(
                sway(
                  [cx + half * (t - 0.2), top],
                  [cx + half * (t + 0.12), -60],
                  [cx + half * (t + 0.1), -30],
                  [cx + half * t, 0],
                ),
                (s) => 18 * (1 - s * 0.6),
              ),
              fin,
              0.8,
            ),
          )
          .join('')
      : '';
  const scales = Array.from({ length: 8 }, (_, i) =>
    line(
      `M${(cx + half * 0.2 + (i % 4) * 26).toFixed(1)} ${(34 + Math.floor(i / 4) * 22 + (i % 2) * 9).toFixed(1)}q10 12 20 0`,
      mix(tones.skin, palette.ink, 0.35),
      3.4,
      0.4,
    ),
  ).join('');
  const m = onFace(p, 0, 62);
  const mx = p.turn === 2 ? cx - half * 0.86 : m.x;
  const lips =
    p.turn === 2
      ? sheet.cut(oval(mx, 52, 22, 14), mix(fin, tones.blush, 0.4), { rim: 3 }) +
        sheet.cut(oval(mx + 6, 72, 20, 13), mix(fin, tones.blush, 0.4), { rim: 3 })
      : p.look.mood === 'calm' || p.look.mood === 'surprised'
        ? sheet.cut(oval(mx, 66, 30 * (0.5 + m.k * 0.5), 19), mix(fin, tones.blush, 0.4), {
            rim: 3,
            inside: ellipse(
              mx,
              67,
              17,
              p.look.mood === 'surprised' ? 11 : 4,
              mix(tones.line, '#7c2630', 0.4),
            ),
          })
        : mouth(p, mx, 64, 1.35, m.k);
  return {
    behind: (p.covered ? '' : sheet.cut(closed(sail, 0.7), fin, { rim: 4 })) + fins,
    face:
      sheet.cut(rounded(p, 0.02), tones.skin, { rim: 5, inside: belly + bands + scales }) +
      (p.turn === 2 ? finAt(1) : '') +
      cheeks(p, 78, 46) +
      eyes(p, head.eye) +
      lips +
      lure,
  };
};
