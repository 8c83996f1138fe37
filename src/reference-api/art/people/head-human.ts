import { ellipse, line, mix, num, path, smooth, type Point } from '../kit';
import { brow, brows, eye, eyes } from './face';
import { cheeks, marks, mouth } from './face-mouth';
import { frontOutline, profileOutline, turnedOutline } from './head-outline';
import { closed, oval } from './kit-shape';
import { onFace, type Person } from './person';

const ear = (p: Person, x: number, y: number, side: -1 | 1, wide = 1): string => {
  const d = oval(x + side * 5, y, 17 * wide, 25);
  return (
    p.sheet.cut(d, p.tones.skin, { rim: 3, shade: 0.35, shadow: p.tones.skinShade }) +
    line(
      `M${num(x + side * 8)} ${num(y - 11)}q${num(side * 8)} 11 ${num(-side * 4)} 20`,
      p.tones.skinDark,
      4,
      0.7,
    )
  );
};

const nose = (p: Person): string => {
  const { skin, skinDark } = p.tones;
  const y = p.head.eyeY + (p.look.kind === 'child' ? 24 : 38);
  const size =
    p.look.kind === 'child'
      ? 0.62
      : p.look.kind === 'elder'
        ? 1.28
        : p.dice.range('nose', 0.8, 1.1);
  const light = mix(skin, '#ffffff', 0.35);
  const at = onFace(p, 0, y);
  if (p.up)
    return (
      line(
        smooth([
          [at.x - 13 * size, at.y],
          [at.x, at.y - 8],
          [at.x + 13 * size, at.y],
        ]),
        skinDark,
        4,
      ) +
      ellipse(at.x - 7 * size, at.y + 5, 4, 2.6, skinDark) +
      ellipse(at.x + 7 * size, at.y + 5, 4, 2.6, skinDark)
    );
  if (p.turn === 1) {
    const d = closed([
      [at.x + 4, at.y - 40 * size],
      [at.x - 8, at.y - 14],
      [at.x - 17 * size, at.y + 4],
      [at.x - 8, at.y + 11],
      [at.x + 8, at.y + 8],
      [at.x + 5, at.y - 8],
    ]);
    return (
      path(d, mix(skin, skinDark, 0.5), 0.75) + ellipse(at.x - 9 * size, at.y, 5, 4, light, 0.6)
    );
  }
  return (
    path(
      closed([
        [at.x, at.y - 12],
        [at.x - p.sheet.light * 13 * size, at.y + 6],
        [at.x, at.y + 11],
        [at.x + p.sheet.light * 9 * size, at.y + 5],
      ]),
      mix(skin, skinDark, 0.55),
      0.8,
    ) + ellipse(at.x + p.sheet.light * 3, at.y - 2, 4.5, 4, light, 0.7)
  );
};

const wrinkles = (p: Person): string => {
  if (p.look.kind !== 'elder') return '';
  const color = p.tones.skinDark;
  const parts = ([-1, 1] as const).map((side) => {
    const cheek = onFace(p, side * 36, 62);
    const bag = onFace(p, side * p.head.eyeX, p.head.eyeY + 20);
    if (cheek.k < 0.3) return '';
    return (
      line(
        smooth([
          [cheek.x - side * 8, cheek.y - 10],
          [cheek.x + side * 4, cheek.y + 4],
          [cheek.x + side * 2, cheek.y + 22],
        ]),
        color,
        3.4,
        0.8,
      ) +
      line(
        smooth([
          [bag.x - 13, bag.y],
          [bag.x, bag.y + 4],
          [bag.x + 13, bag.y],
        ]),
        color,
        3,
        0.7,
      )
    );
  });
  const forehead = [-48, -62].map((y) => {
    const a = onFace(p, -26, y);
    const b = onFace(p, 26, y);
    return line(
      smooth([
        [a.x, a.y],
        [(a.x + b.x) / 2, a.y - 4],
        [b.x, b.y],
      ]),
      color,
      3,
      0.5,
    );
  });
  return [...parts, ...forehead].join('');
};

/** The head of a human of any age, without hair. */
export const humanHead = (p: Person): string => {
  const { sheet, tones, head, look } = p;
  const browColor = mix(tones.hair, tones.line, look.kind === 'elder' ? 0.12 : 0.45);
  const weight =
    look.kind === 'elder' ? 6 : look.kind === 'child' ? 3.8 : p.dice.range('brow', 3.6, 5.4);
  if (p.turn === 2) {
    const s = head.half / 92;
    const shape = closed(profileOutline(p), 0.92);
    const y = head.eyeY;
    const lip = y + 69;
    const crease =
      look.kind === 'elder'
        ? line(`M${num(-58 * s)} ${num(y + 48)}q14 14 8 34`, tones.skinDark, 3.4, 0.8) +
          line(`M${num(-60 * s)} ${num(y + 20)}q12 7 26 2`, tones.skinDark, 3, 0.7)
        : '';
    const lift =
      look.mood === 'smile' ? -9 : look.mood === 'stern' ? 5 : look.mood === 'sly' ? -6 : 1;
    const lips =
      look.mood === 'surprised'
        ? path(oval(-76 * s, lip + 4, 9, 13), mix(tones.line, '#7c2630', 0.5))
        : line(
            smooth([
              [-87 * s, lip],
              [-72 * s, lip + 3],
              [-56 * s, lip + lift],
            ]),
            mix(tones.line, tones.blush, 0.35),
            4.8,
          );
    const paint = sheet.defs.radial([
      [tones.blush, 0.8],
      [tones.blush, 0],
    ]);
    return (
      sheet.cut(shape, tones.skin, { rim: 4, shade: 0.55, shadow: tones.skinShade }) +
      ellipse(-36 * s, y + 44, 30, 20, paint) +
      eye(p, -54 * s, y, head.eye, 1, 0.42) +
      brow(p, -56 * s, y - 32 * head.eye, 1, browColor, weight, 0.5) +
      crease +
      lips +
      ear(p, 26 * s, y + 12, 1)
    );
  }
  const outline = p.turn === 1 ? turnedOutline(p) : frontOutline(p);
  const lift = p.up
    ? outline.map(([x, y]): Point => [x * (y > 60 ? 1.06 : 1), y > 60 ? y - 14 : y])
    : outline;
  const shape = closed(lift);
  const under = p.up
    ? path(
        closed([
          [-head.half * 0.66, head.chin * 0.56],
          [0, head.chin * 0.78],
          [head.half * 0.66, head.chin * 0.56],
          [head.half * 0.44, head.chin * 1.02],
          [0, head.chin * 1.12],
          [-head.half * 0.44, head.chin * 1.02],
        ]),
        mix(tones.skin, tones.skinDark, 0.6),
        0.55,
      )
    : '';
  const mouthAt = onFace(p, 0, head.eyeY + (look.kind === 'child' ? 53 : 71));
  const earY = head.eyeY + 10 + (p.up ? 10 : 0);
  const ears =
    p.turn === 1
      ? ear(p, head.half * 0.93, earY, 1, 1.05)
      : ear(p, -head.half * 0.98, earY, -1) + ear(p, head.half * 0.98, earY, 1);
  const lid =
    look.kind === 'human' &&
    p.dice.chance('lips', 0.45) &&
    look.mood !== 'smile' &&
    look.mood !== 'surprised'
      ? ellipse(mouthAt.x, mouthAt.y + 9, 13, 5.5, tones.blush, 0.6)
      : '';
  return (
    (p.turn === 1 ? '' : ears) +
    sheet.cut(shape, tones.skin, {
      rim: 4,
      shade: 0.55,
      shadow: tones.skinShade,
      inside:
        under +
        cheeks(
          p,
          look.kind === 'child' ? 62 : 56,
          head.eyeY + 38,
          look.kind === 'child' ? 1.15 : 1,
        ),
    }) +
    (p.turn === 1 ? ears : '') +
    wrinkles(p) +
    marks(p) +
    nose(p) +
    eyes(p) +
    brows(p, browColor, weight) +
    lid +
    mouth(p, mouthAt.x, mouthAt.y, look.kind === 'child' ? 0.86 : 1, mouthAt.k)
  );
};
