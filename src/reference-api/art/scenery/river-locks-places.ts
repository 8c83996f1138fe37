/** Nine-Bend Locks: views, near and indoors. */
import { ellipse, line, mix, num, poly, use } from '../kit';
import { birds } from '../kit-field';
import { figure } from '../kit-figures';
import { roundTree } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { barge, block, cottage, isoOf } from './river-locks-props';

/** The staircase of locks. */
export const stairs = (s: Stage): void => {
  const { sky, haze, mid, deep, ink, glow, accent } = s.p;
  s.sky(mix(sky, glow, 0.5), sky, mix(haze, glow, 0.2));
  const u = 84;
  const steps = s.wide ? 8 : 6;
  const iso = isoOf(s.cx - (s.wide ? 30 : 10), 366 - (s.wide ? 20 : 0), u);
  const field = mix(glow, deep, 0.2);
  const drop = 0.5;
  const furrows: string[] = [];
  const trees = [0.1, 0.35, 0.6].map((t) =>
    s.shape(
      ellipse(14, 3, 36, 12, deep, 0.3),
      roundTree(s.r, 0, 0, 96, mix(mid, deep, t), mix(mid, glow, 0.5), ink),
    ),
  );
  const from = -Math.ceil(s.w / u / 2) - 2;
  // The land falls in steps from upper left to lower right; each step is one pound of the canal.
  const len = 2.4;
  const start = -(steps * len) / 2;
  for (let i = -2; i < steps + 2; i += 1) {
    const x = start + i * len;
    const z = (steps / 2 - i) * drop;
    // Steps that lie outside the frame would only make the file heavier.
    const [midX, midY] = iso(x + len / 2, 0, z);
    if (midX < -900 || midX > s.w + 900 || midY < -620 || midY > s.h + 620) continue;
    const grassTone = mix(field, (i + 4) % 2 ? mid : accent, (i + 4) % 2 ? 0.24 : 0.1);
    block(
      s,
      iso,
      x,
      from,
      len,
      -from - 2.2,
      z - 3,
      z,
      grassTone,
      mix(grassTone, deep, 0.4),
      mix(grassTone, deep, 0.55),
    );
    for (let j = 1; j < 9; j += 1)
      for (const side of [-1, 1]) {
        const gy = side < 0 ? -3.6 - j * 0.5 : 3 + j * 0.5;
        const [a, b] = [iso(x + 0.1, gy, z), iso(x + len - 0.12, gy, z)];
        furrows.push(`M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`);
      }
    // The pound: stone wall, water, wall.
    block(
      s,
      iso,
      x,
      -2.2,
      len,
      0.3,
      z - 3,
      z + 0.06,
      mix(glow, deep, 0.2),
      deep,
      mix(deep, glow, 0.25),
    );
    s.put(
      poly(
        [
          iso(x, -1.9, z - 0.22),
          iso(x + len, -1.9, z - 0.22),
          iso(x + len, 0.7, z - 0.22),
          iso(x, 0.7, z - 0.22),
        ],
        s.slant(mix(haze, glow, 0.25), mid, mix(mid, ink, 0.25)),
      ),
      poly(
        [
          iso(x, -1.9, z - 0.22),
          iso(x + len, -1.9, z - 0.22),
          iso(x + len, -1.9, z),
          iso(x, -1.9, z),
        ],
        mix(deep, glow, 0.15),
      ),
    );
    for (let j = 0; j < 3; j += 1) {
      const [a, b] = [
        iso(x + 0.5 + j * 0.6, -0.7 + (j % 2) * 0.6, z - 0.22),
        iso(x + 0.9 + j * 0.6, -0.7 + (j % 2) * 0.6, z - 0.22),
      ];
      s.put(line(`M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`, glow, 3, 0.7));
    }
    if ((i + 9) % 3 === 0)
      barge(
        s,
        iso,
        x + 0.3,
        -0.9,
        z - 0.22,
        [mix(glow, deep, 0.35), accent, mid][((i + 9) / 3) % 3] ?? mid,
      );
    // The gate at the lower end: two leaves and the fall of water.
    block(
      s,
      iso,
      x + len - 0.16,
      -1.96,
      0.16,
      2.7,
      z - 0.7,
      z + 0.12,
      accent,
      mix(accent, glow, 0.3),
      mix(accent, ink, 0.3),
    );
    const [a, b, c, d] = [
      iso(x + len, -0.85, z - 0.1),
      iso(x + len, -0.35, z - 0.1),
      iso(x + len + 0.06, -0.3, z - 0.22 - drop),
      iso(x + len + 0.06, -0.9, z - 0.22 - drop),
    ];
    s.put(poly([a, b, c, d], '#ffffff', 0.9));
    for (const gy of [-2.1, 0.76]) {
      const [px, py] = iso(x + len - 0.1, gy, z + 0.1);
      s.put(
        line(`M${num(px)} ${num(py)}v-30l${gy < 0 ? '-44 22' : '44 22'}`, ink, 7),
        line(`M${num(px)} ${num(py - 30)}l${gy < 0 ? '-44 22' : '44 22'}`, glow, 3),
      );
    }
    block(
      s,
      iso,
      x,
      0.7,
      len,
      0.3,
      z - 3,
      z + 0.06,
      mix(glow, deep, 0.12),
      mix(deep, glow, 0.15),
      mix(deep, glow, 0.25),
    );
    block(
      s,
      iso,
      x,
      1,
      len,
      -from - 1,
      z - 3,
      z,
      mix(grassTone, glow, 0.18),
      mix(grassTone, deep, 0.4),
      mix(grassTone, deep, 0.55),
    );
    s.put(
      poly(
        [iso(x, 1.3, z), iso(x + len, 1.3, z), iso(x + len, 1.8, z), iso(x, 1.8, z)],
        mix(glow, '#ffffff', 0.3),
      ),
    );
    s.put(line(furrows.splice(0).join(''), mix(deep, glow, 0.4), 3, 0.4));
    for (let j = 0; j < 8; j += 1) {
      const [gx, gy] = [
        x + s.r.range(0.3, len - 0.3),
        j < 4 ? -2.7 - j * s.r.range(0.8, 1.6) : 2.5 + (j - 4) * s.r.range(0.8, 1.6),
      ];
      if (Math.abs(gy) > 1.4 && Math.abs(gy + (gy < 0 ? 0.4 : -0.4)) < 4.2 && gx - x < 1.9)
        continue;
      const [tx, ty] = iso(gx, gy, z);
      s.put(use(trees[j % 3] ?? '', tx, ty, s.r.range(0.8, 1.25)));
    }
    if ((i + 8) % 2 === 0) cottage(s, iso, x + 0.7, -3.7, z, 0.62, mid);
    else cottage(s, iso, x + 0.5, 2.3, z, 0.62, mid);
    const [wx, wy] = iso(x + 1.4, 1.54, z);
    if ((i + 8) % 2 === 0) s.put(figure(wx, wy, 40, ink, accent, true));
  }
  s.put(
    birds(s.r, s.w * 0.8, 120, 6, 14, ink, 0.7),
    s.halo(s.w * 0.1, 40, 420, glow, 0.9),
    s.vignette(mix(deep, ink, 0.4), 0.35),
  );
};
