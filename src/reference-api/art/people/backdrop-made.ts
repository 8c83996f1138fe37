import { circle, group, line, mix, path, rect, smooth } from '../kit';
import { gear } from '../kit-things';
import type { Drop, Frame } from './frame';
import { arches, city, windows } from './backdrop-town';
import { rain, smoke } from './backdrop-weather';
import { angular, ribbon, sway } from './kit-shape';
import type { Person } from './person';

const gears = (p: Person, f: Frame): Drop => {
  const { tones, dice } = p;
  const side = f.x > f.w / 2 ? -1 : 1;
  const spots: readonly (readonly [number, number, number, number])[] = dice.chance(
    'gear-nimbus',
    0.45,
  )
    ? [
        [f.x, f.y + 10, Math.max(330, f.s * 290), 18],
        [f.w / 2 + side * f.w * 0.46, f.h * 0.66, 190, 12],
        [f.w / 2 - side * f.w * 0.44, f.h * 0.8, 230, 14],
        [f.w / 2 + side * f.w * 0.4, f.h * 0.08, 110, 10],
      ]
    : [
        [f.w / 2 + side * f.w * 0.36, f.h * 0.18, 250, 16],
        [f.w / 2 - side * f.w * 0.42, f.h * 0.36, 170, 12],
        [f.w / 2 + side * f.w * 0.48, f.h * 0.56, 200, 14],
        [f.w / 2 - side * f.w * 0.4, f.h * 0.76, 260, 16],
      ];
  const back = spots
    .map(([x, y, r, teeth], i) => {
      const color =
        [
          tones.far,
          mix(tones.far, tones.middle, 0.6),
          tones.middle,
          mix(tones.middle, tones.near, 0.5),
        ][i] ?? tones.far;
      return gear(
        x,
        y,
        r,
        teeth,
        color,
        mix(color, tones.light, 0.5),
        tones.near,
        dice.range(`gear${String(i)}`, 0, 6),
      );
    })
    .join('');
  const pipes = [0.12, 0.9]
    .map((x) =>
      line(
        smooth([
          [f.w * x, f.h + 20],
          [f.w * x, f.h * 0.9],
          [f.w * (x < 0.5 ? x - 0.2 : x + 0.2), f.h * 0.84],
        ]),
        tones.near,
        40,
      ),
    )
    .join('');
  return { back: back + pipes };
};

const grid = (p: Person, f: Frame): Drop => {
  const { tones, dice } = p;
  const kind = dice.index('grid', 3);
  const strong = mix(tones.far, tones.light, 0.5);
  if (kind === 0) {
    const y = f.h * dice.range('horizon', 0.42, 0.62);
    const lines =
      Array.from({ length: 17 }, (_, i) =>
        line(
          `M${(f.w / 2 + (i - 8) * 34).toFixed(0)} ${y.toFixed(0)}L${(f.w / 2 + (i - 8) * 300).toFixed(0)} ${String(f.h)}`,
          strong,
          4,
          0.8,
        ),
      ).join('') +
      Array.from({ length: 9 }, (_, i) =>
        line(
          `M0 ${(y + (i * i * (f.h - y)) / 64).toFixed(0)}H${String(f.w)}`,
          strong,
          3 + i * 0.4,
          0.8,
        ),
      ).join('');
    const disc = f.w * 0.34;
    const bars = Array.from({ length: 6 }, (_, i) =>
      rect(0, y - i * disc * 0.16 - 10, f.w, 22 - i * 3, tones.skyTop),
    ).join('');
    return {
      back:
        circle(f.w - f.x, y - disc * 0.3, disc, tones.light, 0.9) +
        bars +
        rect(0, y, f.w, f.h - y, tones.near) +
        lines,
    };
  }
  const random = dice.source('tiles');
  const size = kind === 1 ? 130 : 170;
  const tiles = [tones.light, tones.far, tones.middle]
    .map((color, i) => {
      let d = '';
      for (let y = -2; y < 12; y += 1)
        for (let x = -2; x < 11; x += 1) {
          const at = `${String(x * size + 10)} ${String(y * size + 10)}`;
          const side = String(size - 20);
          if (random.next() < 0.26)
            d +=
              kind === 1
                ? `M${at}h${side}v${side}h-${side}z`
                : `M${at}m0 ${String(size / 2 - 10)}a${String(size / 2 - 10)} ${String(size / 2 - 10)} 0 1 1 ${side} 0a${String(size / 2 - 10)} ${String(size / 2 - 10)} 0 1 1 -${side} 0z`;
        }
      return path(d, color, i === 0 ? 0.5 : 0.65);
    })
    .join('');
  const mesh = Array.from(
    { length: 15 },
    (_, i) =>
      `M${String((i - 3) * size)} ${String(-3 * size)}v${String(15 * size)}M${String(-3 * size)} ${String((i - 3) * size)}h${String(15 * size)}`,
  ).join('');
  return {
    back: group(tiles + (kind === 1 ? line(mesh, strong, 3, 0.5) : ''), {
      x: f.w * 0.1,
      y: -f.h * 0.1,
      turn: kind === 1 ? dice.range('grid-turn', -24, 30) : 45,
    }),
  };
};

const stripes = (p: Person, f: Frame): Drop => {
  const { tones, sheet, dice } = p;
  const kind = dice.index('stripes', 4);
  if (kind === 0) {
    const wide = dice.range('stripe', 70, 130);
    const bars = Array.from({ length: 22 }, (_, i) =>
      rect(
        -900 + i * wide * 2,
        -700,
        wide,
        2800,
        [tones.far, tones.middle, mix(tones.far, tones.light, 0.4)][i % 3] ?? tones.far,
      ),
    ).join('');
    return {
      back: group(bars, {
        x: f.w / 2,
        y: f.h / 2,
        turn: dice.range('turn', 24, 66) * (f.x > f.w / 2 ? 1 : -1),
      }),
    };
  }
  if (kind === 1) {
    const rings = Array.from({ length: 8 }, (_, i) =>
      circle(
        f.x,
        f.y + 60,
        (8 - i) * 120,
        [tones.far, tones.skyTop, tones.middle, tones.skyLow][i % 4] ?? tones.far,
      ),
    ).join('');
    return { back: rings };
  }
  if (kind === 2) {
    const bands = Array.from({ length: 7 }, (_, i) => {
      const y = f.h * (0.08 + i * 0.15);
      return sheet.cut(
        ribbon(
          sway([-80, y + 120], [f.w * 0.3, y - 160], [f.w * 0.6, y + 170], [f.w + 80, y - 90], 12),
          () => 44,
        ),
        [tones.far, tones.light, tones.middle][i % 3] ?? tones.far,
        { rim: 7, drop: 0.14 },
      );
    }).join('');
    return { back: bands };
  }
  const blocks = [tones.middle, tones.far, mix(tones.far, tones.light, 0.5), tones.near]
    .map((color, i) =>
      sheet.cut(
        angular([
          [f.w * (i * 0.28 - 0.16), -40],
          [f.w * (i * 0.28 + 0.12), -40],
          [f.w * (i * 0.28 + 0.02), f.h + 40],
          [f.w * (i * 0.28 - 0.26), f.h + 40],
        ]),
        color,
        { rim: 7, drop: 0.15, shade: 0.25 },
      ),
    )
    .join('');
  return { back: blocks };
};

/** Backdrops that were built or drawn. */
export const madeDrops = { city, gears, smoke, arches, windows, grid, rain, stripes } as const;
