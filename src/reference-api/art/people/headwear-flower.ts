import { circle, line, mix, path, smooth, type Point } from '../kit';
import { ahead, type Wear } from './headwear';
import { hoop } from './headwear-crown';
import { arcPoints, closed, oval, ribbon } from './kit-shape';
import type { Person } from './person';

/** The headwear “flower”. */
export const flower = (p: Person): Wear => {
  const { head, sheet, tones, palette, dice } = p;
  const side = p.turn > 0 ? 1 : p.dice.chance('flower-side', 0.5) ? 1 : -1;
  const x = head.cx + side * head.half * 0.78;
  const y = head.brow - 20;
  const color = mix(palette.accent, palette.glow, dice.range('flower', 0, 0.5));
  const leaf = mix('#6fa65a', palette.mid, 0.4);
  const bloom = (fx: number, fy: number, r: number, petals: number, fill: string): string =>
    Array.from({ length: petals }, (_, i) => {
      const angle = (i / petals) * Math.PI * 2 + fx;
      const px = fx + Math.cos(angle) * r * 0.6;
      const py = fy + Math.sin(angle) * r * 0.6;
      return `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${((angle * 180) / Math.PI).toFixed(0)})">${path(oval(0, 0, r * 0.6, r * 0.44), mix(fill, palette.deep, i % 2 ? 0.18 : 0))}${path(oval(2, -r * 0.08, r * 0.4, r * 0.24), mix(fill, palette.glow, 0.4), 0.7)}</g>`;
    }).join('') +
    circle(fx, fy, r * 0.3, mix('#f3c64b', palette.glow, 0.2)) +
    circle(fx - 3, fy - 3, r * 0.14, palette.glow);
  const leaves = [
    [-30, 200],
    [10, 60],
    [70, 30],
  ]
    .map(
      ([dx = 0, turn = 0]) =>
        `<g transform="translate(${(x + side * dx * 0.4).toFixed(1)} ${(y + 10).toFixed(1)}) rotate(${String(side > 0 ? turn : 180 - turn)})">${sheet.cut(
          closed([
            [0, 0],
            [34, -17],
            [80, 0],
            [34, 17],
          ]),
          leaf,
          { rim: 3 },
        )}</g>`,
    )
    .join('');
  if (dice.chance('wreath', 0.45) && p.turn !== 2) {
    const ring = arcPoints(head.cx + ahead(p), head.brow - 8, head.half + 6, 56, 196, 344, 7);
    return {
      front:
        line(smooth(ring), leaf, 9) +
        ring
          .map(([fx, fy], i) => bloom(fx, fy, i % 2 ? 25 : 34, 5, i % 2 ? tones.paper : color))
          .join(''),
    };
  }
  return {
    front:
      leaves +
      bloom(x, y, 54, dice.pick('flower-petals', [5, 6, 8]), color) +
      bloom(x - side * 58, y - 36, 28, 5, tones.paper),
  };
};

/** The headwear “ears”. */
export const ears = (p: Person): Wear => {
  const { head, sheet, tones, palette, dice } = p;
  const { cx, half, top } = head;
  const kind = dice.index('ears', 3);
  const inner = mix(tones.blush, tones.paper, 0.3);
  const fill = kind === 1 ? tones.paper : tones.hair;
  const one = (s: -1 | 1): string => {
    const far = p.turn > 0 && s < 0;
    const x = cx + s * half * (far ? 0.4 : 0.62) + (p.turn === 2 ? 20 : 0);
    const y = top + 22;
    const shapes: readonly Point[][] = [
      [
        [-40, 20],
        [-30, -50],
        [s * 12, -104],
        [34, -46],
        [42, 20],
      ],
      [
        [-24, 20],
        [-38, -80],
        [s * 14 - 14, -176],
        [s * 14 + 12, -176],
        [34, -80],
        [26, 20],
      ],
      [
        [-34, 20],
        [-46, -24],
        [0, -62],
        [46, -24],
        [34, 20],
      ],
    ];
    const shape = shapes[kind] ?? [];
    const put = (k: number): Point[] => shape.map(([px, py]): Point => [x + px * k, y + py * k]);
    return sheet.cut(closed(put(far ? 0.84 : 1), 0.7), fill, {
      rim: 5,
      inside: path(closed(put(far ? 0.5 : 0.58), 0.7), inner),
    });
  };
  const pair = p.turn === 2 ? one(1) : one(-1) + one(1);
  return { front: pair + (kind === 1 ? hoop(p, 9, palette.accent) : '') };
};

/** The headwear “veil”. */
export const veil = (p: Person): Wear => {
  const { head, sheet, tones, palette, dice } = p;
  const { cx, half, top, chin } = head;
  const gauze = mix(palette.glow, tones.hat, 0.25);
  const spread = dice.range('veil', 70, 150);
  const back = closed([
    [cx, top - 24],
    [cx + half + 30, top * 0.6],
    [cx + half + 56, 80],
    [cx + half + spread, 400],
    [cx - half - spread, 400],
    [cx - half - 56, 80],
    [cx - half - 30, top * 0.6],
  ]);
  const a = ahead(p);
  const band = sheet.cut(
    ribbon(
      [
        [cx - half - 6 + a * 0.3, head.brow - 22],
        [cx + a, head.brow - 6],
        [cx + half + 8, head.brow - 22],
      ],
      () => 9,
    ),
    mix('#f0c04a', palette.glow, 0.3),
    { rim: 3 },
  );
  const drops = [-0.6, -0.3, 0, 0.3, 0.6]
    .map((t) =>
      circle(cx + a + t * half, head.brow + 10 - t * t * 16, t === 0 ? 10 : 6, palette.accent),
    )
    .join('');
  const over = path(
    closed([
      [cx - half - 8 + a * 0.3, head.brow - 20],
      [cx - half * 0.6 + a * 0.5, top - 8],
      [cx + 6, top - 26],
      [cx + half * 0.7, top - 8],
      [cx + half + 12, head.brow - 20],
      [cx + a, head.brow - 6],
    ]),
    gauze,
    0.62,
  );
  const side = path(
    closed([
      [cx + half + 4, head.brow - 20],
      [cx + half + 30, 60],
      [cx + half + spread * 0.9, 400],
      [cx + half * 0.55, 400],
      [cx + half * 0.8, 100],
    ]),
    gauze,
    0.6,
  );
  const other =
    p.turn === 0
      ? path(
          closed([
            [cx - half - 4, head.brow - 20],
            [cx - half - 30, 60],
            [cx - half - spread * 0.9, 400],
            [cx - half * 0.55, 400],
            [cx - half * 0.8, 100],
          ]),
          gauze,
          0.6,
        )
      : '';
  const face =
    dice.chance('face-veil', 0.35) &&
    p.turn !== 2 &&
    !['beast', 'bird', 'robot', 'fish'].includes(p.look.kind)
      ? path(
          closed([
            [cx - half * 0.96 + a * 0.3, 46],
            [cx + a * 1.4, 38],
            [cx + half * 0.96, 46],
            [cx + half * 0.7, chin + 10],
            [cx + a, chin + 70],
            [cx - half * 0.7, chin + 10],
          ]),
          gauze,
          0.72,
        )
      : '';
  return {
    behind:
      path(back, gauze, 0.72) +
      line(
        smooth([
          [cx - half - 30, top * 0.4],
          [cx - half - 56, 80],
          [cx - half - spread + 10, 390],
        ]),
        palette.glow,
        5,
        0.8,
      ),
    front: face + over + side + other + band + drops,
  };
};
