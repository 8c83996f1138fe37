import { circle, line, mix, path, smooth, type Point } from '../kit';
import { ahead, type Wear } from './headwear';
import { cap } from './headwear-cap';
import { helmet } from './headwear-helmet';
import { scarf } from './headwear-scarf';
import { closed, oval, ribbon } from './kit-shape';
import type { Person } from './person';

const hood = (p: Person): Wear => {
  const { head, sheet, tones, palette } = p;
  const { cx, half, top, chin } = head;
  const tip = p.dice.range('hood-tip', 10, 60);
  const lean = p.turn > 0 ? 50 : p.dice.range('hood-lean', -40, 40);
  const fill = tones.hat;
  const back = closed([
    [cx + lean * 0.6, top - 30 - tip],
    [cx + half + 24, top * 0.5],
    [cx + half + 50, 60],
    [cx + half + 34, chin + 60],
    [cx - half - 34, chin + 60],
    [cx - half - 50, 60],
    [cx - half - 24, top * 0.5],
  ]);
  const front =
    p.turn === 2
      ? closed([
          [-74, top - 4],
          [cx + lean * 0.5, top - 34 - tip * 0.8],
          [cx + half + 34, top * 0.4],
          [cx + half + 34, 70],
          [cx + half * 0.5, chin + 66],
          [-40, chin + 40],
          [-2, chin * 0.6],
          [-14, 0],
          [-46, -60],
          [-92, top * 0.6],
        ])
      : '';
  const a = ahead(p);
  const ring: Point[] = [
    [cx - half * 0.5 + a, chin + 32],
    [cx - half - 8 + a * 0.4, 60],
    [cx - half - 6 + a * 0.3, -30],
    [cx - half * 0.62 + a * 0.7, top * 0.86],
    [cx + a, top - 12],
    [cx + half * 0.66 + a * 0.5, top * 0.86],
    [cx + half + 10, -30],
    [cx + half + 8, 60],
    [cx + half * 0.5, chin + 32],
  ];
  const lip =
    p.turn === 2
      ? ''
      : sheet.cut(
          ribbon(ring, (t) => 14 + 13 * Math.sin(Math.PI * t)),
          fill,
          { rim: 6, drop: 0.2 },
        );
  const clasp = sheet.cut(oval(p.turn === 2 ? -20 : cx + a * 0.3, chin + 46, 20), tones.trim, {
    rim: 3,
  });
  return {
    behind: sheet.cut(back, mix(fill, palette.ink, 0.35), { rim: 7 }),
    front: (front ? sheet.cut(front, fill, { rim: 6, drop: 0.2 }) : lip) + clasp,
  };
};

const strawHat = (p: Person): Wear => {
  const { head, sheet, tones, palette, dice } = p;
  const { cx, half, top } = head;
  const straw = mix('#e7c075', palette.glow, 0.25);
  const dark = mix(straw, palette.ink, 0.4);
  const wide = half + dice.range('brim', 86, 128);
  const cone = dice.chance('cone', 0.45);
  const y = head.brow + (p.up ? -26 : -10);
  const a = ahead(p) * 0.8;
  const weave = [0.3, 0.55, 0.8]
    .map((t) =>
      line(
        smooth([
          [cx + a - wide * t, y - 4],
          [cx + a, y - 20 - (1 - t) * 90],
          [cx + a + wide * t, y - 4],
        ]),
        dark,
        3.5,
        0.35,
      ),
    )
    .join('');
  const spokes = Array.from({ length: 11 }, (_, i) =>
    line(
      `M${(cx + a).toFixed(1)} ${(top - 90).toFixed(1)}L${(cx + a - wide + (i * wide) / 5).toFixed(1)} ${(y + 30).toFixed(1)}`,
      dark,
      3,
      0.3,
    ),
  ).join('');
  const cord =
    line(
      smooth([
        [cx - half * 0.86 + a, y + 20],
        [cx - half * 0.8 + a, 60],
        [cx + a * 0.6, head.chin + 26],
      ]),
      tones.trim,
      5,
    ) +
    line(
      smooth([
        [cx + half * 0.86, y + 20],
        [cx + half * 0.8, 60],
        [cx + a * 0.6, head.chin + 26],
      ]),
      tones.trim,
      5,
    ) +
    circle(cx + a * 0.6, head.chin + 28, 9, tones.trim);
  if (cone) {
    const hat = closed(
      [
        [cx + a - wide, y + 22],
        [cx + a - wide * 0.5, y - 50],
        [cx + a, top - 84],
        [cx + a + wide * 0.5, y - 50],
        [cx + a + wide, y + 22],
        [cx + a + wide * 0.5, y + 40],
        [cx + a, y + 46],
        [cx + a - wide * 0.5, y + 40],
      ],
      0.6,
    );
    return {
      front:
        (p.turn === 2 ? '' : cord) +
        sheet.cut(hat, straw, { rim: 7, shade: 0.5, drop: 0.22, inside: spokes }),
    };
  }
  const brim = p.up
    ? closed([
        [cx + a - wide, y + 6],
        [cx + a, y - 46],
        [cx + a + wide, y + 6],
        [cx + a, y + 14],
      ])
    : closed([
        [cx + a - wide, y + 4],
        [cx + a - wide * 0.5, y - 24],
        [cx + a + wide * 0.5, y - 24],
        [cx + a + wide, y + 4],
        [cx + a + wide * 0.5, y + 30],
        [cx + a - wide * 0.5, y + 30],
      ]);
  const crown = closed([
    [cx + a * 0.5 - half - 4, y - 2],
    [cx + a * 0.4 - half * 0.8, top - 24],
    [cx + a * 0.4, top - 48],
    [cx + a * 0.4 + half * 0.8, top - 24],
    [cx + a * 0.5 + half + 4, y - 2],
    [cx + a * 0.5, y + 12],
  ]);
  const tape = ribbon(
    [
      [cx + a * 0.5 - half - 2, y - 18],
      [cx + a * 0.5, y - 2],
      [cx + a * 0.5 + half + 2, y - 18],
    ],
    () => 14,
  );
  return {
    behind: sheet.cut(
      closed([
        [cx + a - wide * 0.96, y + 6],
        [cx + a, y + 44],
        [cx + a + wide * 0.96, y + 6],
        [cx + a, y - 20],
      ]),
      dark,
      { rim: 0 },
    ),
    front:
      sheet.cut(brim, straw, { rim: 6, drop: 0.24, inside: weave }) +
      sheet.cut(crown, straw, { rim: 6, inside: weave + path(tape, tones.trim) }),
  };
};

/** Headwear that covers the head or winds about it. */
export const hats = { hood, 'straw-hat': strawHat, helmet, cap, scarf } as const;
