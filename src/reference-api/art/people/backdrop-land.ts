import { circle, group, mix, path } from '../kit';
import { flecks, hillsPath, pine, ridgePath, roundTree } from '../kit-nature';
import type { Drop, Frame } from './frame';
import { moon, starfield, sun } from './backdrop-sky';
import { petals, snow } from './backdrop-weather';
import { closed, ribbon, sway } from './kit-shape';
import type { Person } from './person';

const mountains = (p: Person, f: Frame): Drop => {
  const { tones, sheet, dice } = p;
  const planes = [tones.far, mix(tones.far, tones.middle, 0.5), tones.middle, tones.near];
  const tall = dice.chance('pillars', 0.45);
  const layers = planes.map((color, i) => {
    const base = f.h * (0.44 + i * 0.15);
    const d =
      tall && i < 3
        ? [0, 1, 2]
            .map((k) => {
              const x = dice.range(`px${String(i)}${String(k)}`, -60, f.w + 60);
              const w = dice.range(`pw${String(i)}${String(k)}`, 70, 150);
              const y = base - dice.range(`py${String(i)}${String(k)}`, 120, 360);
              return closed(
                [
                  [x - w, f.h + 40],
                  [x - w * 0.8, y + 160],
                  [x - w * 0.4, y + 30],
                  [x, y],
                  [x + w * 0.5, y + 50],
                  [x + w * 0.8, y + 200],
                  [x + w, f.h + 40],
                ],
                0.8,
              );
            })
            .join('')
        : ridgePath(dice.source(`ridge${String(i)}`), f.w, f.h, base, 260 - i * 40, 190);
    const mist = path(
      closed([
        [-60, base + 120],
        [f.w * 0.3, base + 90],
        [f.w * 0.7, base + 130],
        [f.w + 60, base + 100],
        [f.w + 60, base + 190],
        [f.w * 0.5, base + 160],
        [-60, base + 200],
      ]),
      tones.skyLow,
      0.4,
    );
    return sheet.cut(d, color, { rim: 7, lit: 0.35, shade: 0.1 }) + (i < 3 ? mist : '');
  });
  const o = { x: f.x > f.w / 2 ? f.w * 0.2 : f.w * 0.8, y: f.h * 0.16 };
  return {
    back:
      sheet.halo(o.x, o.y, 260, tones.light, 0.5) +
      circle(o.x, o.y, dice.range('disc', 56, 96), tones.light) +
      layers.join(''),
  };
};

const waves = (p: Person, f: Frame): Drop => {
  const { tones, sheet, dice } = p;
  const crest = (y: number, amp: number, step: number, phase: number): string => {
    let d = `M-200 ${String(f.h + 60)}V${y.toFixed(0)}`;
    for (let x = -200 + phase; x < f.w + 200; x += step)
      d += `C${(x + step * 0.3).toFixed(0)} ${(y - amp * 0.2).toFixed(0)} ${(x + step * 0.45).toFixed(0)} ${(y - amp).toFixed(0)} ${(x + step * 0.78).toFixed(0)} ${(y - amp).toFixed(0)}C${(x + step * 1.02).toFixed(0)} ${(y - amp).toFixed(0)} ${(x + step * 1.06).toFixed(0)} ${(y - amp * 0.42).toFixed(0)} ${(x + step * 0.9).toFixed(0)} ${(y - amp * 0.4).toFixed(0)}C${(x + step * 0.84).toFixed(0)} ${(y - amp * 0.1).toFixed(0)} ${(x + step * 0.9).toFixed(0)} ${y.toFixed(0)} ${(x + step).toFixed(0)} ${y.toFixed(0)}`;
    return `${d}V${String(f.h + 60)}Z`;
  };
  // One scale for each colour, used by reference in every place.
  const scale = (i: number, color: string): string => {
    const ring = mix(tones.far, tones.light, 0.35);
    return `<g id="w${String(i)}">${[90, 70, 52, 32].map((r, k) => circle(0, 0, r, k % 2 ? ring : color)).join('')}</g>`;
  };
  const row = (i: number): string =>
    Array.from(
      { length: Math.ceil(f.w / 180) + 2 },
      (_, k) =>
        `<use href="#w${String(i % 2)}" x="${String(k * 180 - 90 + (i % 2) * 90)}" y="${(f.h * 0.4 + i * 78).toFixed(0)}"/>`,
    ).join('');
  const scales = dice.chance('seigaiha', 0.4);
  const sea = scales
    ? `<g transform="translate(-400 -400)">${scale(0, tones.far)}${scale(1, tones.middle)}</g>${Array.from({ length: 10 }, (_, i) => row(i)).join('')}`
    : [0, 1, 2, 3]
        .map((i) =>
          sheet.cut(
            crest(
              f.h * (0.5 + i * 0.14),
              170 - i * 12,
              330 - i * 20,
              dice.range(`ph${String(i)}`, -200, 0),
            ),
            [tones.far, mix(tones.far, tones.middle, 0.6), tones.middle, tones.near][i] ??
              tones.near,
            { rim: 11, lit: 0.75, shade: 0.2 },
          ),
        )
        .join('');
  const front = sheet.cut(crest(f.h * 0.95, 110, 380, dice.range('phf', -300, 0)), tones.near, {
    rim: 12,
    lit: 0.7,
  });
  const drops = flecks(dice.source('spray'), 0, f.h * 0.2, f.w, f.h * 0.4, 26, tones.light, 9, 0.7);
  return {
    back:
      circle(f.w * (f.x > f.w / 2 ? 0.24 : 0.76), f.h * 0.17, 110, tones.light, 0.85) + sea + drops,
    front,
  };
};

const forest = (p: Person, f: Frame): Drop => {
  const { tones, sheet, dice } = p;
  const kind = dice.index('forest', 3);
  const random = dice.source('trees');
  let back = '';
  for (let plane = 0; plane < 3; plane += 1) {
    const color =
      [tones.far, mix(tones.far, tones.middle, 0.6), tones.middle][plane] ?? tones.middle;
    const light = mix(color, tones.light, 0.4);
    for (let i = 0; i < 5 - plane; i += 1) {
      const x = ((i + random.range(-0.2, 0.6)) * f.w) / (4.4 - plane);
      if (kind === 0)
        back += pine(
          x,
          f.h * (0.74 + plane * 0.12),
          f.h * random.range(0.5, 0.72) * (0.8 + plane * 0.14),
          color,
          light,
        );
      else if (kind === 1)
        back += sheet.cut(
          ribbon(
            sway(
              [x, f.h + 40],
              [x + random.range(-30, 30), f.h * 0.6],
              [x + random.range(-40, 40), f.h * 0.3],
              [x + random.range(-70, 70), -60],
              5,
            ),
            () => 22 + plane * 20,
          ),
          color,
          { rim: 6, lit: 0.4, shade: 0.2 },
        );
      else
        back += roundTree(
          random,
          x,
          f.h * (0.78 + plane * 0.12),
          f.h * random.range(0.44, 0.6),
          color,
          light,
          mix(color, tones.near, 0.4),
        );
    }
    back += path(
      hillsPath(dice.source(`fh${String(plane)}`), f.w, f.h, f.h * (0.76 + plane * 0.09), 40),
      mix(color, tones.middle, 0.4),
    );
  }
  const leaf = (x: number, y: number, turn: number, size: number): string =>
    group(
      sheet.cut(
        closed([
          [0, 0],
          [60, -34],
          [150, -10],
          [80, 30],
        ]),
        tones.near,
        { rim: 5, lit: 0.3 },
      ),
      { x, y, turn, s: size },
    );
  const side = f.x > f.w / 2 ? 0 : f.w;
  const front = [0, 1, 2, 3, 4]
    .map((i) =>
      leaf(
        side + (side ? 20 : -20),
        f.h * 0.99 - i * 16,
        side ? -170 + i * 28 - 10 : -100 + i * 26,
        1.9 - i * 0.12,
      ),
    )
    .join('');
  return { back, front };
};

/** Backdrops of land, sea and sky. */
export const landDrops = {
  moon,
  sun,
  mountains,
  waves,
  forest,
  snow,
  petals,
  stars: starfield,
} as const;
