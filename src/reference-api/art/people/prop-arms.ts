import { circle, line, mix, path, smooth } from '../kit';
import { box, closed, oval, ribbon, sway } from './kit-shape';
import type { Person } from './person';

/** A straight handle. */
export const shaft = (p: Person, from: number, to: number, half: number, fill: string): string =>
  p.sheet.cut(box(-half, from, half * 2, to - from, half), fill, { rim: 3, shade: 0.3 });

/** Draws the prop “sword” around 0,0. */
export const sword = (p: Person): string => {
  const { sheet, tones, palette, dice } = p;
  const steel = mix('#dfe6ee', palette.haze, 0.2);
  const curved = dice.chance('sabre', 0.5);
  const blade = curved
    ? closed(
        [
          [-14, -50],
          [15, -50],
          [34, -220],
          [40, -360],
          [14, -440],
          [0, -360],
          [-6, -200],
        ],
        0.7,
      )
    : closed(
        [
          [-20, -50],
          [20, -50],
          [18, -380],
          [0, -440],
          [-18, -380],
        ],
        0.15,
      );
  const ridge = line(
    curved
      ? smooth([
          [2, -60],
          [16, -220],
          [22, -380],
        ])
      : 'M0 -60V-410',
    mix(steel, palette.ink, 0.4),
    5,
    0.5,
  );
  return (
    sheet.cut(blade, steel, { rim: 6, lit: 0.95, inside: ridge }) +
    shaft(p, -46, 66, 12, tones.wood) +
    sheet.cut(
      closed(
        [
          [-64, -58],
          [0, -44],
          [64, -58],
          [60, -36],
          [0, -26],
          [-60, -36],
        ],
        0.6,
      ),
      tones.trim,
      { rim: 4 },
    ) +
    sheet.cut(oval(0, 74, 19), tones.trim, { rim: 3 }) +
    line(smooth(sway([0, 86], [10, 120], [-24, 130], [-6, 180])), palette.accent, 8)
  );
};

/** Draws the prop “staff” around 0,0. */
export const staff = (p: Person): string => {
  const { sheet, tones, palette, dice } = p;
  const kind = dice.index('staff', 3);
  const gem = mix(palette.accent, palette.glow, 0.25);
  const pole = sheet.cut(
    ribbon(sway([0, 620], [8, 200], [-8, -60], [0, -330]), () => 12),
    tones.wood,
    { rim: 4 },
  );
  if (kind === 0)
    return (
      sheet.halo(0, -390, 130, gem, 0.6) +
      pole +
      line(
        smooth([
          [0, -320],
          [-62, -370],
          [-34, -450],
          [30, -460],
          [52, -400],
        ]),
        tones.wood,
        15,
      ) +
      sheet.cut(oval(2, -390, 32), gem, { rim: 5 })
    );
  if (kind === 1)
    return (
      sheet.halo(0, -380, 130, gem, 0.55) +
      pole +
      sheet.cut(
        closed(
          [
            [0, -470],
            [34, -400],
            [0, -320],
            [-34, -400],
          ],
          0.2,
        ),
        gem,
        { rim: 6 },
      ) +
      sheet.cut(
        closed(
          [
            [-54, -390],
            [-30, -330],
            [0, -300],
            [30, -330],
            [54, -390],
            [22, -326],
            [0, -270],
            [-22, -326],
          ],
          0.6,
        ),
        tones.metal,
        { rim: 3 },
      )
    );
  const rings = [-34, 34]
    .map((x) => circle(x, -330, 15, 'none', 1, `stroke="${tones.metal}" stroke-width="6"`))
    .join('');
  return (
    pole +
    line('M0 -310C-74 -330 -66 -430 0 -450C66 -430 74 -330 0 -310', tones.metal, 13) +
    rings +
    sheet.cut(oval(0, -456, 18, 22), palette.accent, { rim: 4 })
  );
};

/** Draws the prop “bow” around 0,0. */
export const bow = (p: Person): string => {
  const { sheet, tones, palette } = p;
  const limb = sway([30, -290], [-92, -170], [-92, 170], [30, 290], 15);
  return (
    line('M30 -290L30 290', tones.paper, 3.5) +
    sheet.cut(
      ribbon(limb, (t) => 8 + 9 * Math.sin(Math.PI * t)),
      tones.wood,
      { rim: 5 },
    ) +
    [0.2, 0.8]
      .map((t) => {
        const [x, y] = limb[Math.round(t * 14)] ?? [0, 0];
        return sheet.cut(oval(x, y, 15, 12), tones.trim, { rim: 3 });
      })
      .join('') +
    line('M-190 -6H36', mix(tones.wood, palette.glow, 0.3), 6) +
    sheet.cut(
      closed(
        [
          [-226, -6],
          [-182, -22],
          [-190, -6],
          [-182, 10],
        ],
        0.2,
      ),
      tones.metal,
      { rim: 3 },
    )
  );
};

/** Draws the prop “wrench” around 0,0. */
export const wrench = (p: Person): string => {
  const { sheet, tones, palette } = p;
  const head = closed(
    [
      [-24, -150],
      [-62, -190],
      [-66, -250],
      [-30, -280],
      [-22, -222],
      [22, -222],
      [30, -280],
      [66, -250],
      [62, -190],
      [24, -150],
    ],
    0.45,
  );
  return (
    shaft(p, -170, 140, 22, tones.metal) +
    sheet.cut(head, tones.metal, { rim: 6 }) +
    sheet.cut(oval(0, 140, 38), tones.metal, {
      rim: 5,
      inside: circle(0, 140, 17, mix(tones.metal, palette.ink, 0.6)),
    }) +
    path(box(-10, -120, 20, 80, 10), palette.ink, 0.2)
  );
};
