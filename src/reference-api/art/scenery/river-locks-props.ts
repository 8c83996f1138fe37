/** Nine-Bend Locks: things that its pictures are made of. */
import { mix, poly, type Point } from '../kit';
import { type Stage } from '../kit-stage';

/** Isometric ground: gx runs down right, gy down left, z up. */
type Iso = (gx: number, gy: number, z?: number) => Point;

/** The isometric view with its origin and unit. */
export const isoOf =
  (x0: number, y0: number, unit: number): Iso =>
  (gx, gy, z = 0) => [x0 + (gx - gy) * unit, y0 + (gx + gy) * unit * 0.5 - z * unit];

/** A box standing on the isometric ground. */
export const block = (
  s: Stage,
  iso: Iso,
  x: number,
  y: number,
  w: number,
  d: number,
  z0: number,
  z1: number,
  top: string,
  left: string,
  right: string,
): void => {
  s.put(
    poly(
      [iso(x, y + d, z0), iso(x + w, y + d, z0), iso(x + w, y + d, z1), iso(x, y + d, z1)],
      left,
    ),
    poly(
      [iso(x + w, y, z0), iso(x + w, y + d, z0), iso(x + w, y + d, z1), iso(x + w, y, z1)],
      right,
    ),
    poly([iso(x, y, z1), iso(x + w, y, z1), iso(x + w, y + d, z1), iso(x, y + d, z1)], top),
  );
};

/** A lock keeper's cottage. */
export const cottage = (
  s: Stage,
  iso: Iso,
  x: number,
  y: number,
  z: number,
  h: number,
  tone: string,
): void => {
  const { glow, deep, ink, accent } = s.p;
  block(s, iso, x, y, 1, 0.8, z, z + h, tone, mix(glow, tone, 0.25), mix(glow, deep, 0.35));
  s.put(
    poly(
      [
        iso(x - 0.12, y + 0.92, z + h),
        iso(x + 1.12, y + 0.92, z + h),
        iso(x + 1.12, y + 0.4, z + h + 0.5),
        iso(x - 0.12, y + 0.4, z + h + 0.5),
      ],
      accent,
    ),
    poly(
      [
        iso(x - 0.12, y + 0.92, z + h),
        iso(x + 1.12, y + 0.92, z + h),
        iso(x + 1.12, y + 0.84, z + h + 0.08),
        iso(x - 0.12, y + 0.84, z + h + 0.08),
      ],
      mix(accent, glow, 0.5),
    ),
    poly(
      [
        iso(x + 1.12, y + 0.92, z + h),
        iso(x + 1.12, y + 0.4, z + h + 0.5),
        iso(x + 1.12, y - 0.12, z + h),
      ],
      mix(glow, deep, 0.4),
    ),
    poly(
      [
        iso(x - 0.12, y + 0.4, z + h + 0.5),
        iso(x + 1.12, y + 0.4, z + h + 0.5),
        iso(x + 1.12, y - 0.12, z + h),
        iso(x - 0.12, y - 0.12, z + h),
      ],
      mix(accent, ink, 0.3),
      0.0,
    ),
  );
  s.put(
    poly(
      [
        iso(x + 0.2, y + 0.8, z),
        iso(x + 0.42, y + 0.8, z),
        iso(x + 0.42, y + 0.8, z + h * 0.62),
        iso(x + 0.2, y + 0.8, z + h * 0.62),
      ],
      ink,
    ),
    poly(
      [
        iso(x + 0.6, y + 0.8, z + h * 0.36),
        iso(x + 0.84, y + 0.8, z + h * 0.36),
        iso(x + 0.84, y + 0.8, z + h * 0.7),
        iso(x + 0.6, y + 0.8, z + h * 0.7),
      ],
      deep,
    ),
  );
};

/** A loaded barge. */
export const barge = (s: Stage, iso: Iso, x: number, y: number, z: number, cargo: string): void => {
  const { ink, deep, accent, glow } = s.p;
  const near = [
    iso(x + 1.72, y + 0.4, z + 0.24),
    iso(x + 1.5, y + 0.68, z + 0.2),
    iso(x + 0.3, y + 0.68, z + 0.2),
    iso(x + 0.14, y + 0.28, z + 0.2),
  ];
  const far = [iso(x + 0.3, y + 0.12, z + 0.2), iso(x + 1.5, y + 0.12, z + 0.2)];
  const low = [
    iso(x + 0.14, y + 0.28, z),
    iso(x + 0.3, y + 0.68, z),
    iso(x + 1.5, y + 0.68, z),
    iso(x + 1.72, y + 0.4, z),
  ];
  s.put(poly([...near, ...low], ink), poly([...near, ...far], mix(deep, glow, 0.3)));
  block(
    s,
    iso,
    x + 0.42,
    y + 0.22,
    0.62,
    0.36,
    z + 0.2,
    z + 0.46,
    cargo,
    mix(cargo, glow, 0.25),
    mix(cargo, ink, 0.35),
  );
  block(
    s,
    iso,
    x + 1.1,
    y + 0.24,
    0.3,
    0.32,
    z + 0.2,
    z + 0.52,
    accent,
    glow,
    mix(glow, deep, 0.4),
  );
};
