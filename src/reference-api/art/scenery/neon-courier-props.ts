/** Neon Courier: things that its pictures are made of. */
import { circle, ellipse, group, line, mix, num, path, poly, rect, type Point } from '../kit';
import { rain } from '../kit-nature';
import { type Stage } from '../kit-stage';

/** The bike and its rider, nose to the left. */
export const bike = (
  s: Stage,
  x: number,
  y: number,
  k: number,
  turn: number,
  flip = false,
): void => {
  const { accent, glow, ink, mid, haze } = s.p;
  s.put(
    group(
      [
        path('M140 6Q420 -6 760 60Q420 40 140 34Z', s.across([accent, 0.95], [accent, 0])),
        path('M120 26Q380 60 640 130Q360 80 120 44Z', s.across([glow, 0.9], [glow, 0])),
        path(
          'M-210 26Q-150 -14 -60 -20H90L170 -10L150 40Q60 60 -60 54Q-150 50 -210 26Z',
          s.down(mix(haze, glow, 0.25), mix(mid, ink, 0.4)),
        ),
        path('M-210 26Q-150 -14 -60 -20H90L170 -10L100 -4Q-80 -8 -210 26Z', mix(haze, glow, 0.4)),
        path('M-190 30Q-60 46 150 22L146 34Q-60 60 -190 30Z', accent),
        ellipse(-110, 58, 56, 13, accent),
        ellipse(96, 58, 56, 13, accent),
        ellipse(-110, 54, 40, 7, '#ffffff', 0.8),
        ellipse(96, 54, 40, 7, '#ffffff', 0.8),
        rect(40, -104, 92, 84, s.slant(mix(glow, '#ffffff', 0.2), mix(glow, mid, 0.4)), 10),
        rect(40, -72, 92, 12, mix(glow, '#ffffff', 0.6)),
        path('M78 -78h18v36h-18z', accent),
        path('M-6 -18Q-40 -60 -20 -120Q10 -150 40 -120Q44 -70 44 -20Z', mix(haze, '#ffffff', 0.12)),
        path('M-6 -18Q-40 -60 -20 -120Q0 -140 14 -136Q-16 -90 12 -18Z', mix(haze, '#ffffff', 0.5)),
        line('M-10 -100Q-50 -90 -96 -44', mix(haze, '#ffffff', 0.25), 22),
        line('M6 -24L-50 -4L-20 34', mix(mid, haze, 0.5), 28),
        line('M-108 -20L-88 -52', ink, 10),
        circle(-18, -156, 40, s.ball('#ffffff', mix(haze, glow, 0.5), mid)),
        path('M-58 -162Q-54 -184 -20 -182L-14 -152L-52 -142Z', accent),
        path('M-54 -164Q-50 -178 -30 -178L-34 -168Z', '#ffffff', 0.9),
        path('M10 -176Q60 -170 110 -196Q70 -146 12 -148Z', glow),
      ],
      { x, y, s: k, turn, flip },
    ),
  );
};

/** Towers seen from above: they run towards the vanishing point below. */
export const canyon = (s: Stage, vx: number, vy: number): void => {
  const { sky, haze, mid, deep, ink, accent, glow } = s.p;
  s.sky(deep, sky, mid);
  s.put(s.halo(vx, vy, 520, glow, 0.85), s.halo(vx, vy, 220, accent, 0.95));
  const far = 0.09;
  const to = (x: number, y: number, z: number): Point => [vx + (x - vx) * z, vy + (y - vy) * z];
  const [w, h] = [s.w, s.h];
  // The street at the bottom of the canyon.
  s.put(
    poly(
      [
        to(-w * 0.2, 0, far * 1.6),
        to(w * 1.2, 0, far * 1.6),
        to(w * 1.2, h, far * 1.6),
        to(-w * 0.2, h, far * 1.6),
      ],
      mix(accent, glow, 0.5),
      0.5,
    ),
  );
  for (let i = 0; i < 30; i += 1)
    s.put(
      circle(
        vx + s.r.range(-1, 1) * w * 0.06,
        vy + s.r.range(-30, 30),
        s.r.range(1.5, 4),
        s.r.chance(0.5) ? accent : '#ffffff',
        0.9,
      ),
    );
  const face = (a: Point, b: Point, z: number, cols: number, seed: number): void => {
    const [a2, b2] = [to(a[0], a[1], z), to(b[0], b[1], z)];
    s.put(
      poly(
        [a, b, b2, a2],
        s.slant(mix(deep, ink, 0.3 + (seed % 3) * 0.2), mix(mid, haze, 0.3 + (seed % 2) * 0.4)),
      ),
    );
    const at = (u: number, v: number): Point => {
      const q = 1 / (1 / 1 + v * (1 / z - 1));
      const [x, y] = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
      return to(x, y, q);
    };
    let d1 = '';
    let d2 = '';
    for (let v = 0; v < 16; v += 1)
      for (let c = 0; c < cols; c += 1) {
        if (!s.r.chance(0.42)) continue;
        const [u, g, y] = [(c + 0.2) / cols, 0.62 / cols, 0.03 + Math.pow(v / 16, 1.4) * 0.9];
        const q = [
          at(u, y),
          at(u + g, y),
          at(u + g, y + 0.02 + v * 0.0017),
          at(u, y + 0.02 + v * 0.0017),
        ];
        const d = `M${q.map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}Z`;
        if (s.r.chance(0.5)) d1 += d;
        else d2 += d;
      }
    s.put(path(d1, accent, 0.8), path(d2, glow, 0.8));
  };
  const top = (a: Point, b: Point, out: Point, out2: Point): string =>
    poly([a, b, out2, out], mix(ink, deep, 0.4)) +
    line(`M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`, mix(haze, glow, 0.35), 4);
  const cuts = [-0.1, 0.26, 0.52, 0.78, 1.1];
  for (let i = 0; i < 4; i += 1) {
    const [u, v] = [cuts[i] ?? 0, cuts[i + 1] ?? 1];
    const depth = [40, 96, 20, 110][i] ?? 60;
    const gap = 0.014;
    face([w * (u + gap), depth], [w * (v - gap), depth], 0.14, 7, i);
    s.put(
      top(
        [w * (u + gap), depth],
        [w * (v - gap), depth],
        [w * (u + gap) - 20, -40],
        [w * (v - gap) - 20, -40],
      ),
    );
    face([w * (u + gap), h - depth * 0.5], [w * (v - gap), h - depth * 0.5], 0.14, 7, i + 1);
    s.put(
      top(
        [w * (u + gap), h - depth * 0.5],
        [w * (v - gap), h - depth * 0.5],
        [w * (u + gap) - 20, h + 40],
        [w * (v - gap) - 20, h + 40],
      ),
    );
  }
  for (const [side, i, x, y1, y2] of [
    [0, 0, 120, -60, 380],
    [0, 1, 70, 400, 790],
    [1, 0, w - 90, -60, 380],
    [1, 1, w - 150, 400, 790],
  ] as const) {
    face([x, y1], [x, y2], 0.14, 6, i + side);
    s.put(top([x, y1], [x, y2], [side ? w + 40 : -40, y1], [side ? w + 40 : -40, y2]));
  }
  for (const [a, b, z, c] of [
    [0, 0.62, 0.55, accent],
    [0.4, 1, 0.4, glow],
    [0, 1, 0.27, accent],
  ] as const) {
    const [p, q] = [to(w * a, h * 0.3, z), to(w * b, h * 0.66, z)];
    s.put(
      line(`M${num(p[0])} ${num(p[1])}L${num(q[0])} ${num(q[1])}`, ink, 40 * z),
      line(`M${num(p[0])} ${num(p[1])}L${num(q[0])} ${num(q[1])}`, c, 7 * z, 0.9),
    );
  }
};

/** The dive into the street canyon. */
export const dive = (s: Stage): void => {
  canyon(s, s.w * (s.wide ? 0.42 : 0.4), 470);
  s.put(
    ellipse(
      s.w * (s.wide ? 0.64 : 0.6),
      320,
      330,
      220,
      s.out([s.p.ink, 0.85], [s.p.ink, 0.5, 0.6], [s.p.ink, 0]),
    ),
    s.halo(s.w * (s.wide ? 0.64 : 0.6), 330, 260, s.p.glow, 0.45),
  );
  bike(s, s.w * (s.wide ? 0.64 : 0.6), 330, s.wide ? 1.05 : 1, -24);
  s.put(
    rain(s.r, s.w, s.h, 80, mix(s.p.accent, '#ffffff', 0.5), 0.4, 60, -0.5),
    s.vignette(s.p.ink, 0.6),
  );
};
