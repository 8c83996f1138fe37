import { group, circle, line, mix, path, smooth, type Point } from '../kit';
import { ahead, type Wear } from './headwear';
import { arcPoints, closed, oval, ribbon, sway } from './kit-shape';
import { onFace, type Person } from './person';

/** A band over the crown from ear to ear. */
export const hoop = (p: Person, half: number, fill: string): string => {
  const { cx, top } = p.head;
  const r = p.head.half + 13;
  const points =
    p.turn === 2
      ? sway([cx + 14, 0], [cx + 4, top - 20], [cx + 30, top - 34], [cx + 34, top - 6], 7).slice(
          0,
          5,
        )
      : arcPoints(cx, 0, r, -top + 16, 182, 358, 11);
  return p.sheet.cut(
    ribbon(points, () => half),
    fill,
    { rim: 4 },
  );
};

/** The headwear “crown”. */
export const crown = (p: Person): Wear => {
  const { head, sheet, tones, palette, dice } = p;
  const { cx, half, top } = head;
  const gold = mix('#f0c04a', palette.accent, 0.3);
  const w = half * dice.range('crown-w', 0.62, 0.86);
  const y = top + 22;
  const high = dice.range('crown-h', 60, 104);
  const x = cx + ahead(p) * 0.4;
  const tips = dice.pick('crown-tips', [3, 5]);
  const points: Point[] = [[x - w, y]];
  for (let i = 0; i < tips; i += 1) {
    const t = tips === 1 ? 0 : (i / (tips - 1)) * 2 - 1;
    points.push([x + t * w * 1.14, y - high * (1 - Math.abs(t) * 0.34)]);
    if (i < tips - 1) points.push([x + (t + 1 / (tips - 1)) * w, y - high * 0.36]);
  }
  points.push([x + w, y], [x, y + 18]);
  const gems = [-0.6, 0, 0.6]
    .map((t) =>
      sheet.cut(
        oval(x + t * w, y - 12 + (1 - t * t) * 10, 11, 13),
        t === 0 ? palette.accent : tones.trim,
        { rim: 3 },
      ),
    )
    .join('');
  const balls = points
    .filter((_, i) => i % 2 === 1 && i < tips * 2)
    .map(([bx, by]) => sheet.cut(oval(bx, by, 10), tones.paper, { rim: 2 }))
    .join('');
  return { front: sheet.cut(closed(points, 0.2), gold, { rim: 5, drop: 0.2 }) + balls + gems };
};

/** The headwear “headphones”. */
export const headphones = (p: Person): Wear => {
  const { head, sheet, tones, palette } = p;
  const { cx, half } = head;
  const cup = (x: number, wide: number): string =>
    sheet.cut(oval(x, head.eyeY + 4, wide, 50), tones.hat, {
      rim: 5,
      drop: 0.2,
      inside:
        path(oval(x, head.eyeY + 4, wide * 0.62, 32), palette.accent) +
        path(oval(x, head.eyeY + 4, wide * 0.3, 15), mix(palette.accent, palette.glow, 0.6)),
    });
  const mic = p.dice.chance('mic', 0.5)
    ? line(
        smooth([
          [cx + half * (p.turn === 2 ? 0.1 : 1), 44],
          [cx + half * 0.6, head.chin * 0.86],
          [cx + half * (p.turn === 2 ? -0.5 : 0.3), head.chin * 0.82],
        ]),
        tones.metal,
        6,
      ) + circle(cx + half * (p.turn === 2 ? -0.5 : 0.3), head.chin * 0.82, 11, tones.line)
    : '';
  const cups =
    p.turn === 2
      ? cup(cx + 12, 46)
      : p.turn === 1
        ? cup(cx + half + 4, 34)
        : p.own.oneEar === true
          ? cup(cx - half - 10, 27)
          : cup(cx - half - 10, 27) + cup(cx + half + 10, 27);
  // The other one is pushed back behind the ear.
  const pushed =
    p.own.oneEar === true && p.turn === 0
      ? group(cup(0, 25), { x: cx + half + 22, y: -44, turn: 14 })
      : '';
  return { behind: pushed, front: hoop(p, 13, mix(tones.hat, palette.ink, 0.25)) + cups + mic };
};

/** The headwear “goggles”. */
export const goggles = (p: Person): Wear => {
  const { head, sheet, tones, palette } = p;
  const { cx, half } = head;
  const y = head.brow - 26;
  const glass = mix(palette.accent, palette.glow, 0.3);
  const lens = (fx: number): string => {
    const at = onFace({ ...p, up: false }, fx, y);
    if (at.k < 0.32) return '';
    const rx = 40 * (0.4 + 0.6 * at.k);
    return (
      sheet.cut(oval(at.x, y, rx, 37), tones.metal, { rim: 5, drop: 0.22 }) +
      sheet.cut(oval(at.x, y, rx * 0.72, 26), glass, {
        rim: 0,
        shade: 0.5,
        inside: path(
          closed([
            [at.x - 22, y + 10],
            [at.x - 2, y - 26],
            [at.x + 8, y - 24],
            [at.x - 12, y + 16],
          ]),
          '#ffffff',
          0.6,
        ),
      })
    );
  };
  const strap = sheet.cut(
    ribbon(
      [
        [cx - half - 9, y - 4],
        [cx + ahead(p), y + 2],
        [cx + half + 10, y - 4],
      ],
      () => 14,
    ),
    tones.wood,
    { rim: 3 },
  );
  const bridge = onFace(p, 0, y);
  return { front: strap + path(oval(bridge.x, y, 16, 9), tones.metal) + lens(-44) + lens(44) };
};

/** The headwear “horns”. */
export const horns = (p: Person): Wear => {
  const { head, sheet, palette, dice } = p;
  const { cx, half, top } = head;
  const color = mix(dice.pick('horn', ['#f0dcb4', '#6b5560', '#c7b3a0']), palette.haze, 0.15);
  const kind = dice.index('horns', 3);
  const one = (s: -1 | 1): string => {
    const far = p.turn > 0 && s < 0;
    const x = cx + s * half * (far ? 0.36 : 0.6) + (p.turn === 2 ? -14 : 0);
    const y = top + 24;
    const line0 =
      kind === 0
        ? sway([x, y], [x + s * 50, y - 40], [x + s * 76, y - 100], [x + s * 26, y - 146])
        : kind === 1
          ? sway([x, y], [x + s * 60, y - 70], [x + s * 130, y - 20], [x + s * 92, y + 50])
          : sway([x, y], [x + s * 4, y - 60], [x + s * 40, y - 90], [x + s * 48, y - 140]);
    const rings = line0
      .slice(1, 8)
      .map(([px, py]) => circle(px, py, 4, mix(color, palette.ink, 0.35), 0.5))
      .join('');
    const branch =
      kind === 2
        ? sheet.cut(
            ribbon(
              sway(
                [x + s * 12, y - 58],
                [x + s * 2, y - 80],
                [x - s * 10, y - 90],
                [x - s * 16, y - 116],
              ),
              (t) => 11 * (1 - t) + 3,
            ),
            color,
            { rim: 3 },
          ) +
          sheet.cut(
            ribbon(
              sway(
                [x + s * 30, y - 92],
                [x + s * 50, y - 96],
                [x + s * 70, y - 100],
                [x + s * 86, y - 122],
              ),
              (t) => 10 * (1 - t) + 3,
            ),
            color,
            { rim: 3 },
          )
        : '';
    return (
      branch +
      sheet.cut(
        ribbon(line0, (t) => (kind === 2 ? 14 : 25) * (1 - t * 0.86)),
        color,
        { rim: 5, shade: 0.5, inside: rings },
      )
    );
  };
  return { behind: p.turn > 0 ? one(-1) : '', front: p.turn > 0 ? one(1) : one(-1) + one(1) };
};
