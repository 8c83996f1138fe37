import { ellipse, line, mix, path, smooth, type Point } from '../kit';
import { brows, eyes } from './face';
import { cheeks, mouth } from './face-mouth';
import { rounded, type HeadArt } from './head-creature';
import { arcPoints, closed, oval } from './kit-shape';
import { onFace, type Person } from './person';

/** A plant: mushroom, blossom, sprout, cactus or fruit by the seed. */
export const plantHead = (p: Person): HeadArt => {
  const { sheet, tones, head, dice, palette } = p;
  const kind = /mushroom|gu\b|jun|kinoko|spore|cap/.test(p.hint)
    ? 0
    : /flower|hua|lotus|lian/.test(p.hint)
      ? 1
      : dice.index('plant', 5);
  const { half, cx, top, chin } = head;
  const m = onFace(p, 0, head.eyeY + 42);
  const leafColor = mix('#6fae5a', palette.mid, 0.4);
  let behind = '';
  let over = '';
  if (kind === 0 && !p.covered) {
    const wide = half + dice.range('cap-wide', 56, 96);
    const high = dice.range('cap-high', 96, 150);
    const capColor = mix(palette.accent, tones.hat, dice.range('cap-hue', 0, 0.5));
    const spots = [
      [-0.55, 0.42, 20],
      [-0.1, 0.72, 28],
      [0.42, 0.5, 24],
      [0.74, 0.24, 14],
      [-0.8, 0.16, 12],
      [0.12, 0.3, 15],
    ]
      .map(([x = 0, y = 0, r = 10]) =>
        ellipse(cx + x * wide, -44 - y * high, r, r * 0.8, tones.paper, 0.92),
      )
      .join('');
    behind = path(
      closed([
        [cx - wide * 0.92, -38],
        [cx, -10],
        [cx + wide * 0.92, -38],
        [cx, -70],
      ]),
      mix(tones.skin, palette.ink, 0.3),
    );
    over = sheet.cut(
      closed(
        [
          [cx - wide, -34],
          [cx - wide * 0.86, -44 - high * 0.6],
          [cx - wide * 0.3, -50 - high],
          [cx + wide * 0.3, -50 - high],
          [cx + wide * 0.86, -44 - high * 0.6],
          [cx + wide, -34],
          [cx + wide * 0.5, -52],
          [cx, -58],
          [cx - wide * 0.5, -52],
        ],
        0.9,
      ),
      capColor,
      { rim: 7, drop: 0.22, inside: spots },
    );
  } else if (kind === 1) {
    const count = dice.pick('petals', [8, 10, 12]);
    const color = mix(palette.accent, palette.glow, dice.range('petal', 0.1, 0.5));
    for (const ring of [1, 0]) {
      for (let i = 0; i < count; i += 1) {
        const [tip = [0, 0] as Point] = arcPoints(
          cx,
          0,
          half + 26 + ring * 22,
          -top + 22 + ring * 20,
          (360 * (i + ring * 0.5)) / count,
          0,
          2,
        );
        behind += `<g transform="translate(${tip[0].toFixed(1)} ${tip[1].toFixed(1)}) rotate(${((360 * (i + ring * 0.5)) / count).toFixed(1)})">${path(oval(0, 0, 52, 31), ring ? mix(color, palette.deep, 0.25) : color)}${path(oval(4, -6, 40, 20), mix(color, palette.glow, 0.35), 0.7)}</g>`;
      }
    }
  } else if (p.covered) {
    for (const s of [-1, 1])
      behind += sheet.cut(
        closed([
          [cx + s * 40, 20],
          [cx + s * (half + 50), -60],
          [cx + s * (half + 96), -30],
          [cx + s * (half + 30), 30],
        ]),
        leafColor,
        { rim: 4 },
      );
  } else {
    for (const [dx, dy, turn] of [
      [-84, -74, -10],
      [84, -66, 10],
      [0, -112, 0],
    ] as const) {
      over += sheet.cut(
        closed([
          [cx, top + 16],
          [cx + dx * 0.7 - 22 + turn, top + dy * 0.5],
          [cx + dx, top + dy],
          [cx + dx * 0.7 + 24 + turn, top + dy * 0.34],
        ]),
        leafColor,
        {
          rim: 4,
          inside: line(
            smooth([
              [cx, top + 10],
              [cx + dx * 0.5, top + dy * 0.5],
              [cx + dx, top + dy],
            ]),
            mix(leafColor, palette.glow, 0.4),
            4,
            0.6,
          ),
        },
      );
    }
    if (kind === 4) over += sheet.cut(oval(cx + 6, top - 4, 22), palette.accent, { rim: 4 });
  }
  const ribs =
    kind === 3
      ? [-0.62, -0.3, 0.3, 0.62]
          .map((t) =>
            line(
              smooth([
                [cx + t * half * 0.6, top + 6],
                [cx + t * half * 1.25, 0],
                [cx + t * half * 0.7, chin],
              ]),
              mix(tones.skin, palette.deep, 0.4),
              5,
              0.5,
            ),
          )
          .join('')
      : '';
  const grain = dice.index('grain', 3);
  const seeds =
    grain === 0
      ? [
          [-70, 60],
          [-52, 74],
          [-82, 76],
          [70, 60],
          [54, 74],
          [82, 76],
        ]
          .map(([x = 0, y = 0]) => {
            const at = onFace(p, x, y);
            return at.k < 0.3
              ? ''
              : ellipse(at.x, at.y, 4, 6, mix(tones.skin, palette.deep, 0.5), 0.7);
          })
          .join('')
      : grain === 1
        ? [-70, -30, 40, 76]
            .map((x, i) =>
              line(
                smooth([
                  [cx + x, top + 30],
                  [cx + x * 1.1, top + 60 + i * 9],
                  [cx + x * 1.02, top + 84],
                ]),
                mix(tones.skin, palette.deep, 0.45),
                4,
                0.5,
              ),
            )
            .join('')
        : '';
  const leafEars =
    kind !== 1 && p.turn !== 2
      ? ([-1, 1] as const)
          .filter((s) => p.turn === 0 || s > 0)
          .map((s) =>
            sheet.cut(
              closed([
                [cx + s * half * 0.9, 26],
                [cx + s * (half + 46), -6],
                [cx + s * (half + 70), 24],
                [cx + s * (half + 34), 48],
              ]),
              leafColor,
              { rim: 4 },
            ),
          )
          .join('')
      : '';
  return {
    behind: behind + leafEars,
    face:
      sheet.cut(rounded(p), tones.skin, { rim: 5, inside: ribs + seeds }) +
      cheeks(p, 62, 52, 1.1) +
      eyes(p) +
      (dice.chance('plant-brows', 0.5) ? brows(p, mix(tones.skin, palette.ink, 0.6), 4) : '') +
      mouth(p, m.x, m.y, 0.95, m.k) +
      over,
  };
};
