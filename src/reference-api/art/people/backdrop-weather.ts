import { circle, ellipse, group, line, mix, num, path, smooth, type Point } from '../kit';
import { flecks, hillsPath, pine, rain as rainStrokes } from '../kit-nature';
import type { Drop, Frame } from './frame';
import { brightness } from './kit-paper';
import { closed, oval, ribbon, sway } from './kit-shape';
import type { Person } from './person';

/** The backdrop “snow”. */
export const snow = (p: Person, f: Frame): Drop => {
  const { tones, dice, palette } = p;
  const white = mix(palette.glow, '#ffffff', 0.5);
  const crystal = (x: number, y: number, r: number): string =>
    [0, 60, 120]
      .map((turn) =>
        group(
          line(
            `M${(-r).toFixed(1)} 0h${(r * 2).toFixed(1)}M${(r * 0.6).toFixed(1)} 0l${(r * 0.25).toFixed(1)} ${(r * 0.25).toFixed(1)}M${(r * 0.6).toFixed(1)} 0l${(r * 0.25).toFixed(1)} ${(-r * 0.25).toFixed(1)}M${(-r * 0.6).toFixed(1)} 0l${(-r * 0.25).toFixed(1)} ${(r * 0.25).toFixed(1)}M${(-r * 0.6).toFixed(1)} 0l${(-r * 0.25).toFixed(1)} ${(-r * 0.25).toFixed(1)}`,
            white,
            Math.max(3, r * 0.12),
          ),
          { x, y, turn: turn + x },
        ),
      )
      .join('');
  const random = dice.source('crystals');
  let big = '';
  for (let i = 0; i < 9; i += 1)
    big += crystal(random.range(20, f.w - 20), random.range(20, f.h * 0.7), random.range(26, 74));
  const pines = [0.06, 0.2, 0.84, 0.97]
    .map((x, i) =>
      pine(f.w * x, f.h * 0.82, 300 + (i % 2) * 120, mix(tones.middle, tones.near, 0.4), white),
    )
    .join('');
  return {
    back:
      path(hillsPath(dice.source('sn'), f.w, f.h, f.h * 0.66, 90), mix(tones.far, white, 0.3)) +
      big +
      pines +
      path(hillsPath(dice.source('sn2'), f.w, f.h, f.h * 0.82, 60), mix(white, tones.far, 0.3)),
    front:
      flecks(dice.source('flakes'), 0, 0, f.w, f.h, 60, white, 9, 0.9) +
      path(hillsPath(dice.source('sn3'), f.w, f.h, f.h * 0.97, 40), white, 0.96),
  };
};

/** The backdrop “petals”. */
export const petals = (p: Person, f: Frame): Drop => {
  const { tones, sheet, dice, palette } = p;
  const color = mix(palette.accent, palette.glow, 0.5);
  const random = dice.source('petals');
  const petal = (x: number, y: number, s: number, turn: number, fill: string): string =>
    group(path('M0 -20C16 -14 18 8 2 22C-14 10 -16 -12 0 -20Z', fill), { x, y, s, turn });
  const fall = (count: number, big: number): string =>
    Array.from({ length: count }, () =>
      petal(
        random.range(0, f.w),
        random.range(0, f.h),
        random.range(0.7, 1.3) * big,
        random.range(0, 360),
        random.chance(0.5) ? color : mix(color, palette.glow, 0.5),
      ),
    ).join('');
  const left = f.x > f.w / 2;
  const m = (x: number): number => (left ? x : f.w - x);
  const branch = sway(
    [m(-60), f.h * 0.34],
    [m(140), f.h * 0.26],
    [m(200), f.h * 0.08],
    [m(f.w * 0.72), f.h * 0.07],
    11,
  );
  const twigs = [3, 5, 7, 9]
    .map((i) => {
      const [x, y] = branch[i] ?? [0, 0];
      return line(
        smooth([
          [x, y],
          [x + (left ? 40 : -40), y + (i % 2 ? 60 : -60)],
          [x + (left ? 90 : -90), y + (i % 2 ? 84 : -96)],
        ]),
        tones.near,
        10,
      );
    })
    .join('');
  const bloom = [0, 72, 144, 216, 288]
    .map((turn) =>
      oval(Math.sin((turn * Math.PI) / 180) * 18, -Math.cos((turn * Math.PI) / 180) * 18, 14),
    )
    .join('');
  const blossoms = branch
    .slice(1)
    .flatMap(([x, y]) =>
      [0, 1, 2].map(() => {
        const bx = x + random.range(-50, 80);
        const by = y + random.range(-80, 80);
        const s = random.range(0.8, 1.5);
        return group(path(bloom, color) + circle(0, 0, 8, palette.accent), {
          x: bx,
          y: by,
          s,
          turn: random.range(0, 70),
        });
      }),
    )
    .join('');
  const pond = path(hillsPath(dice.source('ph'), f.w, f.h, f.h * 0.82, 60), tones.far);
  return {
    back:
      ellipse(f.x, f.y + 40, f.w * 0.42, f.w * 0.42, mix(tones.light, tones.skyTop, 0.45), 0.55) +
      pond +
      sheet.cut(
        ribbon(branch, (t) => 26 - 18 * t),
        tones.near,
        { rim: 6 },
      ) +
      twigs +
      blossoms +
      fall(15, 1),
    front: fall(7, 2.3),
  };
};

/** The backdrop “smoke”. */
export const smoke = (p: Person, f: Frame): Drop => {
  const { tones, sheet, dice } = p;
  const random = dice.source('smoke');
  const side = f.x > f.w / 2 ? -1 : 1;
  const puff = (x: number, y: number, r: number, color: string): string => {
    const points: Point[] = Array.from({ length: 7 }, (_, i): Point => [
      x + Math.cos((i / 7) * Math.PI * 2) * r * random.range(0.85, 1.1),
      y + Math.sin((i / 7) * Math.PI * 2) * r * random.range(0.78, 1),
    ]);
    const [wide, small] = [num(r * 0.42), num(r * 0.26)];
    const curl = line(
      `M${num(x - r * 0.42)} ${num(y + r * 0.1)}a${wide} ${wide} 0 0 1 ${num(r * 0.84)} 0a${small} ${small} 0 0 1 ${num(-r * 0.52)} 0`,
      mix(color, tones.light, 0.4),
      r * 0.09,
      0.6,
    );
    return sheet.cut(closed(points), color, { rim: 8, lit: 0.5, shade: 0.35, inside: curl });
  };
  let back = '';
  if (dice.chance('plume', 0.5)) {
    for (let i = 0; i < 7; i += 1)
      back += puff(
        f.w / 2 + side * f.w * (0.44 - i * 0.02) + Math.sin(i * 1.3) * 110,
        f.h * (1 - i * 0.15),
        90 + i * 20,
        mix(tones.middle, tones.far, i / 6),
      );
    for (let i = 0; i < 4; i += 1)
      back += puff(
        f.w / 2 - side * f.w * 0.46 + Math.sin(i * 2) * 70,
        f.h * (0.98 - i * 0.11),
        130 - i * 12,
        mix(tones.near, tones.middle, i / 5),
      );
  } else {
    for (let i = 0; i < 4; i += 1)
      back += path(
        ribbon(
          sway(
            [f.w * (0.1 + i * 0.26), f.h + 60],
            [f.w * (0.5 - i * 0.14), f.h * 0.72],
            [f.w * (0.1 + i * 0.34), f.h * 0.4],
            [f.w * (0.3 + i * 0.18) + side * 80, -60],
            14,
          ),
          (t) => 26 + 62 * Math.sin(Math.PI * t),
        ),
        [tones.far, tones.middle, mix(tones.far, tones.light, 0.3), tones.middle][i] ?? tones.far,
        0.7,
      );
    for (let i = 0; i < 4; i += 1)
      back += puff(
        f.w * (i * 0.33),
        f.h * random.range(0.82, 0.95),
        150,
        mix(tones.near, tones.middle, i / 6),
      );
  }
  const sparks = Array.from({ length: 22 }, () =>
    circle(random.range(0, f.w), random.range(0, f.h * 0.8), random.range(3, 8), tones.light, 0.85),
  ).join('');
  return { back: back + sparks };
};

/** The backdrop “rain”. */
export const rain = (p: Person, f: Frame): Drop => {
  const { tones, sheet, dice } = p;
  const random = dice.source('clouds');
  const slant = dice.range('slant', -0.5, 0.3);
  // Water has the colour of the sky, never that of the palette's lights: orange drops would be sparks.
  const water = mix(
    brightness(mix(tones.skyTop, tones.skyLow, 0.5)) > 0.66 ? '#7f9fb4' : '#d5e4ec',
    tones.skyLow,
    0.12,
  );
  let back = '';
  for (let i = 0; i < 5; i += 1) {
    const x = random.range(-200, f.w - 200);
    const y = f.h * (0.06 + i * 0.06);
    back += sheet.cut(
      closed([
        [x, y],
        [x + 90, y - 70],
        [x + 220, y - 90],
        [x + 340, y - 50],
        [x + 460, y - 20],
        [x + 440, y + 40],
        [x + 60, y + 44],
      ]),
      mix(mix(tones.near, tones.middle, 0.4), mix(tones.far, water, 0.3), i / 4),
      { rim: 7, lit: 0.22, shade: 0.35 },
    );
  }
  const lean = (Math.atan(slant) * -180) / Math.PI;
  const drop = (x: number, y: number, s: number): string =>
    group(path('M0 -40C3 -16 8 -2 8 8A8 8 0 0 1 -8 8C-8 -2 -3 -16 0 -40Z', water, 0.6), {
      x,
      y,
      s,
      turn: lean,
    });
  for (let i = 0; i < 22; i += 1)
    back += drop(
      random.range(0, f.w),
      random.range(f.h * 0.26, f.h * 0.9),
      random.range(0.35, 0.7),
    );
  const pools = Array.from(
    { length: 7 },
    (_, i) =>
      `<ellipse cx="${(random.range(0, 1) * f.w).toFixed(0)}" cy="${(f.h * (0.82 + i * 0.025)).toFixed(0)}" rx="${random.range(50, 120).toFixed(0)}" ry="14" fill="none" stroke="${water}" stroke-width="4" opacity=".5"/>`,
  ).join('');
  return {
    back:
      path(
        closed([
          [-60, f.h * 0.78],
          [f.w * 0.5, f.h * 0.75],
          [f.w + 60, f.h * 0.78],
          [f.w + 60, f.h + 60],
          [-60, f.h + 60],
        ]),
        tones.middle,
      ) +
      pools +
      back +
      rainStrokes(dice.source('rain'), f.w, f.h, 120, water, 0.55, 90, slant),
    front: rainStrokes(dice.source('rain2'), f.w, f.h, 26, water, 0.6, 130, slant),
  };
};
