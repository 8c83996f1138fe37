import { circle, ellipse, line, mix, path, smooth, type Point } from '../kit';
import type { Wear } from './headwear';
import { crown, goggles, headphones, hoop, horns } from './headwear-crown';
import { ears, flower, veil } from './headwear-flower';
import { closed, oval, star, sway } from './kit-shape';
import { onFace, type Person } from './person';

const antenna = (p: Person): Wear => {
  const { head, sheet, tones, palette, dice } = p;
  const { cx, half, top } = head;
  const bulb = mix(palette.accent, palette.glow, 0.3);
  const insect = p.look.kind !== 'robot' && dice.chance('insect', 0.6);
  const one = (s: -1 | 1, high: number): string => {
    const from: Point = [cx + s * half * 0.36, top + 8];
    const to: Point = [cx + s * (half * 0.9 + 10), top - high];
    const stalk = insect
      ? sway(from, [from[0], top - high * 0.8], [to[0] - s * 60, to[1] - 40], to)
      : [from, to];
    const tip = insect ? oval(to[0], to[1], 15, 19) : oval(to[0], to[1], 17);
    return (
      line(smooth(stalk), mix(tones.metal, palette.ink, 0.2), 8) +
      sheet.halo(to[0], to[1], 60, bulb, 0.6) +
      sheet.cut(tip, bulb, { rim: 4 })
    );
  };
  const high = dice.range('antenna', 70, 130);
  if (!insect && dice.chance('dish', 0.5)) {
    const x = cx + half * 0.3;
    return {
      behind:
        line(
          `M${x.toFixed(1)} ${(top + 10).toFixed(1)}V${(top - 50).toFixed(1)}`,
          tones.metal,
          10,
        ) +
        sheet.cut(
          closed([
            [x - 66, top - 92],
            [x + 30, top - 120],
            [x + 40, top - 60],
            [x - 10, top - 40],
          ]),
          tones.metal,
          { rim: 5 },
        ) +
        line(`M${(x - 10).toFixed(1)} ${(top - 76).toFixed(1)}l-46 -54`, tones.metal, 6) +
        circle(x - 58, top - 132, 12, bulb) +
        ellipse(x - 10, top - 82, 16, 10, mix(tones.metal, palette.ink, 0.4)),
      front: '',
    };
  }
  return {
    behind: one(-1, high) + one(1, high * dice.range('antenna2', 0.7, 1.1)),
    front: p.look.kind === 'robot' ? '' : hoop(p, 8, tones.hat),
  };
};

const mask = (p: Person): Wear => {
  const { head, sheet, tones, palette, dice } = p;
  const { half } = head;
  const kind = dice.index('mask', 3);
  const flat = ['beast', 'bird', 'fish', 'robot'].includes(p.look.kind);
  const color = mix(dice.pick('mask-c', ['#fbf3e4', '#5f8f7d', '#d9b36a']), palette.accent, 0.12);
  if (kind === 2 && !flat) {
    const x = head.cx + half * (p.turn === 2 ? 0.2 : 0.62);
    const y = head.brow - 38;
    const fox = closed(
      [
        [-62, -66],
        [-20, -48],
        [20, -48],
        [62, -66],
        [58, 0],
        [24, 50],
        [0, 66],
        [-24, 50],
        [-58, 0],
      ],
      0.5,
    );
    const art = sheet.cut(fox, color, {
      rim: 5,
      drop: 0.24,
      inside:
        path('M-46 -12q16 -16 34 4q-20 8 -34 -4ZM46 -12q-16 -16 -34 4q20 8 34 -4Z', tones.line) +
        path(
          'M-30 -44l10 24M30 -44l-10 24M-44 22l26 4M44 22l-26 4',
          'none',
          1,
          `stroke="${palette.accent}" stroke-width="8" stroke-linecap="round"`,
        ) +
        circle(0, 48, 8, tones.line),
    });
    return {
      front:
        line(
          smooth([
            [head.cx - half + (p.turn === 1 ? 16 : -8), y + 30],
            [head.cx, y + 10],
            [x, y],
          ]),
          palette.accent,
          6,
        ) +
        `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${p.turn === 2 ? '-8' : '18'})">${art}</g>`,
    };
  }
  const hole = (s: -1 | 1): string => {
    const at =
      p.turn === 2 && !flat
        ? { x: s < 0 ? 0 : (-54 * half) / 92, y: head.eyeY, k: s < 0 ? 0 : 0.42 }
        : onFace(p, s * head.eyeX, head.eyeY);
    return at.k < 0.3
      ? ''
      : path(
          oval(at.x, at.y, 33 * head.eye * (0.4 + 0.6 * at.k), 26 * head.eye),
          mix(tones.skin, tones.skinDark, 0.35),
        );
  };
  const c = onFace(p, 0, head.eyeY);
  const l = p.turn === 2 ? -86 : onFace(p, -half * 0.94, 0).x;
  const r = p.turn === 2 ? 34 : onFace(p, half * 0.94, 0).x;
  const y = c.y;
  const wing = dice.range('mask-wing', 14, 46);
  const shape =
    kind === 0 || flat
      ? closed(
          [
            [l, y - 8],
            [l - (p.turn ? 0 : 16), y - 34 - wing],
            [(l + c.x) / 2, y - 44],
            [c.x, y - 30],
            [(r + c.x) / 2, y - 44],
            [r + 16, y - 34 - wing],
            [r, y - 8],
            [(r + c.x) / 2 + 8, y + 40],
            [c.x, y + 24],
            [(l + c.x) / 2 - 8, y + 40],
          ],
          0.8,
        )
      : closed(
          [
            [l, y - 20],
            [l + 10, head.brow - 40],
            [c.x, head.brow - 58],
            [r - 10, head.brow - 40],
            [r, y - 20],
            [r - 4, y + 38],
            [c.x + 22, y + 30],
            [c.x + 14, y + 54],
            [c.x - 14, y + 54],
            [c.x - 22, y + 30],
            [l + 4, y + 38],
          ],
          0.6,
        );
  const deco =
    path(closed(star(c.x, y - 36, 16, 7, 4), 0.3), palette.accent) +
    line(
      smooth([
        [l + 14, y + 24],
        [(l + c.x) / 2, y + 34],
        [c.x - 20, y + 20],
      ]),
      palette.accent,
      5,
      0.8,
    ) +
    line(
      smooth([
        [r - 14, y + 24],
        [(r + c.x) / 2, y + 34],
        [c.x + 20, y + 20],
      ]),
      palette.accent,
      5,
      0.8,
    );
  return {
    front: `${sheet.cut(shape, color, { rim: 5, drop: 0.2, inside: deco })}${hole(-1)}${hole(1)}`,
    eyes: true,
  };
};

/** Headwear that leaves the hair visible. */
export const ornaments = {
  crown,
  headphones,
  goggles,
  horns,
  flower,
  ears,
  veil,
  antenna,
  mask,
} as const;
