import { circle, ellipse, group, line, mix, path, smooth, type Point } from '../kit';
import { cloudPath, hillsPath, ridgePath, sparkle, stars } from '../kit-nature';
import type { Drop, Frame } from './frame';
import { arcPoints, closed, oval, ribbon, star, sway } from './kit-shape';
import type { Person } from './person';

/** A place for sun or moon that the head does not hide: beside it, or as a nimbus behind it. */
const orb = (p: Person, f: Frame): { x: number; y: number; r: number } => {
  const kind = p.dice.index('orb', 3);
  const side = f.x > f.w / 2 ? -1 : 1;
  if (kind === 0)
    return {
      x: f.x + p.dice.range('orb-dx', -60, 60),
      y: f.y + p.dice.range('orb-dy', -60, 40),
      r: Math.max(250, f.s * 215),
    };
  if (kind === 1) return { x: f.x + side * f.w * 0.38, y: f.y - f.h * 0.12, r: f.w * 0.24 };
  return { x: f.x + side * f.w * 0.3, y: f.y + f.h * 0.12, r: f.w * 0.44 };
};

const cloud = (
  p: Person,
  name: string,
  x: number,
  y: number,
  w: number,
  fill: string,
  opacity: number,
): string => path(cloudPath(p.dice.source(name), x, y, w, w * 0.24), fill, opacity);

/** The backdrop “moon”. */
export const moon = (p: Person, f: Frame): Drop => {
  const { tones, sheet, dice } = p;
  const o = orb(p, f);
  const craters = [
    [-0.4, -0.3, 0.2],
    [0.3, 0.34, 0.15],
    [0.46, -0.34, 0.1],
    [-0.3, 0.46, 0.12],
    [0.02, -0.64, 0.09],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      circle(o.x + x * o.r, o.y + y * o.r, r * o.r, mix(tones.light, tones.far, 0.28), 0.7),
    )
    .join('');
  const full = dice.chance('full', 0.65);
  const disc = full
    ? sheet.cut(oval(o.x, o.y, o.r), tones.light, { rim: 8, shade: 0.18, inside: craters })
    : path(
        closed([
          ...arcPoints(o.x, o.y, o.r, o.r, -60, 190, 17),
          ...arcPoints(o.x + o.r * 0.28, o.y - o.r * 0.26, o.r * 0.8, o.r * 0.8, 178, -48, 15),
        ]),
        tones.light,
      );
  const bars = [0, 1, 2, 3]
    .map((i) =>
      cloud(
        p,
        `mc${String(i)}`,
        dice.range(`mcx${String(i)}`, -120, f.w * 0.7),
        o.y + o.r * (0.2 + i * 0.28),
        dice.range(`mcw${String(i)}`, 260, 460),
        i % 2 ? tones.middle : tones.far,
        0.8,
      ),
    )
    .join('');
  return {
    back:
      stars(dice.source('ms'), f.w, f.h * 0.6, 26, tones.light) +
      sheet.halo(o.x, o.y, o.r * 1.7, tones.light, 0.4) +
      disc +
      bars +
      path(hillsPath(dice.source('mh'), f.w, f.h, f.h * 0.8, 70), tones.middle),
  };
};

/** The backdrop “sun”. */
export const sun = (p: Person, f: Frame): Drop => {
  const { tones, sheet, dice } = p;
  const o = orb(p, f);
  const count = dice.pick('rays', [16, 20, 26]);
  const spin = dice.range('spin', 0, 20);
  const rays = Array.from({ length: count }, (_, i) => {
    const a = ((i + spin) / count) * Math.PI * 2;
    const b = ((i + 0.5 + spin) / count) * Math.PI * 2;
    const r = 1500;
    return `M${o.x.toFixed(0)} ${o.y.toFixed(0)}L${(o.x + Math.cos(a) * r).toFixed(0)} ${(o.y + Math.sin(a) * r).toFixed(0)}L${(o.x + Math.cos(b) * r).toFixed(0)} ${(o.y + Math.sin(b) * r).toFixed(0)}Z`;
  }).join('');
  const rings = [1.28, 1.13]
    .map((k, i) => circle(o.x, o.y, o.r * k, mix(tones.light, tones.skyTop, 0.5 - i * 0.22), 0.75))
    .join('');
  const scallop = dice.chance('scallop', 0.4)
    ? path(
        closed(star(o.x, o.y, o.r * 1.24, o.r * 1.06, 18), 0.9),
        mix(tones.light, tones.far, 0.3),
      )
    : rings;
  const land = dice.chance('sun-sea', 0.5)
    ? [0, 1, 2, 3]
        .map((i) =>
          path(
            closed([
              [-40, f.h * (0.74 + i * 0.06)],
              [f.w * 0.3, f.h * (0.735 + i * 0.06)],
              [f.w * 0.7, f.h * (0.75 + i * 0.06)],
              [f.w + 40, f.h * (0.74 + i * 0.06)],
              [f.w + 40, f.h + 60],
              [-40, f.h + 60],
            ]),
            [tones.far, tones.middle, mix(tones.middle, tones.near, 0.5), tones.near][i] ??
              tones.near,
          ),
        )
        .join('')
    : path(hillsPath(dice.source('sh'), f.w, f.h, f.h * 0.76, 80), tones.far) +
      path(hillsPath(dice.source('sh2'), f.w, f.h, f.h * 0.86, 60), tones.middle);
  return {
    back:
      path(rays, tones.light, 0.2) +
      scallop +
      sheet.cut(oval(o.x, o.y, o.r), tones.light, { rim: 9, shade: 0.12 }) +
      cloud(p, 'sc1', -80, o.y + o.r * 0.72, 380, tones.far, 0.9) +
      cloud(p, 'sc2', f.w - 330, o.y + o.r * 0.3, 420, tones.far, 0.7) +
      land,
  };
};

/** The backdrop “starfield”. */
export const starfield = (p: Person, f: Frame): Drop => {
  const { tones, sheet, dice } = p;
  const random = dice.source('constellation');
  const dots: Point[] = Array.from({ length: 8 }, (_, i): Point => [
    ((i + random.range(0.1, 0.9)) * f.w) / 8,
    random.range(f.h * 0.05, f.h * 0.56),
  ]);
  const links = line(smooth(dots, false, 0), tones.light, 3, 0.55);
  const big = dots.map(([x, y]) => sparkle(x, y, random.range(20, 46), tones.light)).join('');
  const kind = dice.index('sky', 3);
  const side = f.x > f.w / 2 ? 0.2 : 0.8;
  const swirl = [0, 1, 2, 3]
    .map((i) =>
      line(
        smooth(
          arcPoints(
            f.w * side,
            f.h * 0.34,
            170 + i * 120,
            120 + i * 96,
            dice.range('sw', 0, 90),
            300 + dice.range('sw', 0, 90),
            13,
          ),
        ),
        mix(tones.far, tones.light, 0.15 + i * 0.07),
        26,
        0.5,
      ),
    )
    .join('');
  const planet =
    sheet.cut(oval(f.w * side, f.h * 0.26, 150), mix(tones.far, tones.light, 0.5), {
      rim: 9,
      shade: 0.6,
      inside: [-60, 0, 70]
        .map((y) =>
          path(
            ribbon(
              [
                [f.w * side - 170, f.h * 0.26 + y],
                [f.w * side, f.h * 0.26 + y + 26],
                [f.w * side + 170, f.h * 0.26 + y],
              ],
              () => 15,
            ),
            tones.middle,
            0.5,
          ),
        )
        .join(''),
    }) +
    group(ellipse(0, 0, 250, 54, 'none', 0.9, `stroke="${tones.light}" stroke-width="11"`), {
      x: f.w * side,
      y: f.h * 0.26,
      turn: -18,
    });
  const stripe = [0, 1, 2]
    .map((i) =>
      path(
        ribbon(
          sway(
            [-80, f.h * (0.7 - i * 0.1)],
            [f.w * 0.3, f.h * 0.3],
            [f.w * 0.6, f.h * 0.6],
            [f.w + 80, f.h * (0.1 + i * 0.06)],
          ),
          (t) => 70 - 40 * t,
        ),
        [tones.far, mix(tones.far, tones.light, 0.25), tones.light][i] ?? tones.far,
        0.4,
      ),
    )
    .join('');
  return {
    back:
      (kind === 0 ? swirl : kind === 1 ? '' : stripe) +
      stars(dice.source('stars'), f.w, f.h, 80, tones.light, 2.6) +
      (kind === 1 ? planet : '') +
      links +
      big +
      path(ridgePath(dice.source('sr'), f.w, f.h, f.h * 0.86, 90), tones.near, 0.9),
  };
};
