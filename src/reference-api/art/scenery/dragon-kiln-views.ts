/** Dragon Kiln: whole views, drawn with its things. */
import { circle, ellipse, group, line, mix, num, path, rect, smooth, type Point } from '../kit';
import { figure } from '../kit-figures';
import { flecks } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { dusk } from './dragon-kiln-props';

/** One flame standing on its y. */
export const flame = (s: Stage, x: number, y: number, k: number): string => {
  const { accent, glow, mid } = s.p;
  return group(
    [
      path(
        'M-40 0Q-64 -60 -16 -110Q-20 -70 4 -64Q-6 -120 30 -160Q24 -110 50 -80Q66 -40 40 0Z',
        mix(mid, accent, 0.4),
      ),
      path('M-26 0Q-40 -40 -8 -74Q-6 -44 10 -44Q10 -80 26 -100Q26 -70 38 -50Q44 -24 28 0Z', accent),
      path('M-12 0Q-20 -24 2 -46Q16 -30 18 0Z', glow),
    ],
    { x, y, s: k },
  );
};

const smoke = (s: Stage, x: number, y: number, n: number, k: number, drift: number): void => {
  const { haze, glow, deep } = s.p;
  for (let i = 0; i < n; i += 1)
    s.put(
      circle(
        x + drift * Math.pow(i / n, 1.5) * n * 30 * k + s.r.range(-14, 14) * k,
        y - i * 36 * k,
        (24 + i * 9) * k,
        mix(haze, i % 2 ? glow : deep, 0.3),
        0.55 - (i / n) * 0.4,
      ),
    );
};

/** A glazed pot: 0 vase, 1 bowl, 2 jar, 3 bottle; stands on 0,0 and is about 100 high. */
export const pot = (
  s: Stage,
  x: number,
  y: number,
  k: number,
  kind: number,
  glaze: string,
): string => {
  const { glow, ink, deep } = s.p;
  const outline =
    [
      'M-22 0Q-52 -40 -40 -70Q-30 -92 -14 -96Q-16 -112 -26 -120H26Q16 -112 14 -96Q30 -92 40 -70Q52 -40 22 0Z',
      'M-24 0Q-70 -16 -76 -66H76Q70 -16 24 0Z',
      'M-34 0Q-66 -50 -40 -92H40Q66 -50 34 0Z',
      'M-28 0Q-46 -36 -26 -60Q-10 -80 -10 -130H10Q10 -80 26 -60Q46 -36 28 0Z',
    ][kind] ?? '';
  const drip =
    [
      'M-44 -50Q-46 -84 -14 -96Q-16 -112 -26 -120H26Q16 -112 14 -96Q46 -84 44 -50Q34 -30 26 -52Q14 -24 4 -50Q-10 -20 -20 -50Q-34 -28 -44 -50Z',
      'M-74 -50L-76 -66H76L74 -50Q50 -20 36 -46Q16 -12 0 -44Q-20 -14 -38 -46Q-54 -24 -74 -50Z',
      'M-50 -54Q-50 -80 -40 -92H40Q50 -80 50 -54Q40 -24 26 -52Q8 -16 -6 -50Q-24 -20 -50 -54Z',
      'M-32 -50Q-10 -80 -10 -130H10Q10 -80 32 -50Q20 -28 10 -48Q-6 -20 -32 -50Z',
    ][kind] ?? '';
  return group(
    [
      path(outline, s.across(mix(deep, glow, 0.45), mix(deep, glow, 0.15), ink)),
      path(drip, s.across(mix(glaze, glow, 0.6), glaze, mix(glaze, ink, 0.5))),
      kind === 2 ? ellipse(0, -92, 40, 9, mix(glaze, ink, 0.4)) : '',
      kind === 1 ? ellipse(0, -66, 76, 13, mix(glaze, ink, 0.35)) : '',
      kind === 1
        ? path('M-66 -56Q-60 -30 -40 -16Q-56 -16 -66 -56Z', glow, 0.5)
        : path('M-34 -70Q-36 -40 -24 -20Q-42 -40 -34 -70Z', glow, 0.5),
    ],
    { x, y, s: k },
  );
};

/** The four glazes of the workshop. */
export const glazes = (s: Stage): readonly [string, string, string, string] => [
  s.p.mid,
  mix(s.p.accent, s.p.glow, 0.2),
  mix(s.p.sky, s.p.glow, 0.45),
  s.p.haze,
];

/** The kiln along the slope: overlapping vaulted chambers like vertebrae, large near the mouth. */
export const climbing = (s: Stage): void => {
  const { mid, deep, ink, glow, accent, haze } = s.p;
  const span = s.wide ? 1500 : Math.max(900, s.w * 0.86);
  const x0 = s.wide ? s.w * 0.2 : s.w * 0.24;
  const at = (q: number): { x: number; y: number; r: number } => ({
    x: x0 + span * q * 0.92 + Math.sin(q * 6.4) * 46,
    y: 610 - Math.pow(q, 0.86) * 390 + Math.sin(q * 9) * 20,
    r: 148 - 112 * Math.pow(q, 0.72),
  });
  dusk(s, s.w * 0.8, 160);
  const slope: Point[] = Array.from({ length: 9 }, (_, i): Point => [
    at(i / 8).x,
    at(i / 8).y + at(i / 8).r * 0.66,
  ]);
  s.put(
    path(
      `${smooth([[-60, 700], ...slope, [s.w + 80, 80]])}L${num(s.w + 60)} 740H-60Z`,
      s.slant(mix(deep, mid, 0.4), deep, ink),
    ),
  );
  const top = at(1);
  smoke(s, top.x + 10, top.y - 70, 14, 1, -1);
  s.put(
    circle(s.w * 0.36, 150, 74, mix(accent, glow, 0.45)),
    s.halo(s.w * 0.36, 150, 260, accent, 0.5),
  );
  s.put(
    path(
      `M${num(top.x - 12)} ${num(top.y + 20)}L${num(top.x - 6)} ${num(top.y - 80)}H${num(top.x + 30)}L${num(top.x + 40)} ${num(top.y + 20)}Z`,
      s.across(mix(mid, glow, 0.3), deep),
    ),
  );
  // Steps beside the kiln and the roof posts that shelter it.
  for (let i = 0; i < 22; i += 1) {
    const a = at(i / 22);
    s.put(rect(a.x + a.r * 0.5, a.y + a.r * 1.0, a.r * 0.9, 8, mix(haze, glow, 0.1), 2, 0.7));
  }
  for (let i = 15; i >= 0; i -= 1) {
    const a = at(i / 15);
    const r = a.r;
    const tone = mix(mix(mid, accent, 0.12), deep, i / 30);
    s.put(
      path(
        `M${num(a.x - r)} ${num(a.y + r * 0.74)}Q${num(a.x - r * 1.06)} ${num(a.y - r)} ${num(a.x)} ${num(a.y - r)}Q${num(a.x + r * 1.06)} ${num(a.y - r)} ${num(a.x + r)} ${num(a.y + r * 0.74)}Z`,
        s.slant(mix(tone, glow, 0.4), tone, mix(tone, ink, 0.55)),
      ),
      line(
        `M${num(a.x - r)} ${num(a.y + r * 0.6)}Q${num(a.x - r * 1.06)} ${num(a.y - r)} ${num(a.x)} ${num(a.y - r)}`,
        mix(tone, glow, 0.65),
        r * 0.05,
      ),
    );
    for (let b = 0; b < 3; b += 1)
      s.put(
        line(
          `M${num(a.x - r * (0.9 - b * 0.25))} ${num(a.y - r * (0.1 + b * 0.28))}Q${num(a.x)} ${num(a.y - r * (0.3 + b * 0.3))} ${num(a.x + r * (0.9 - b * 0.25))} ${num(a.y - r * (0.1 + b * 0.28))}`,
          mix(tone, ink, 0.4),
          r * 0.022,
          0.6,
        ),
      );
    if (i > 0) {
      s.put(
        s.halo(a.x + r * 0.3, a.y + r * 0.1, r * 0.7, accent, 0.75),
        ellipse(a.x + r * 0.34, a.y + r * 0.12, r * 0.15, r * 0.19, glow),
        path(
          `M${num(a.x - r * 0.34)} ${num(a.y - r * 0.94)}L${num(a.x)} ${num(a.y - r * 1.32)}L${num(a.x + r * 0.26)} ${num(a.y - r * 0.95)}Z`,
          mix(tone, ink, 0.35),
        ),
      );
    }
  }
  const m = at(0);
  s.put(
    s.halo(m.x, m.y + 20, 400, accent, 0.75),
    path(
      `M${num(m.x - 74)} ${num(m.y + 110)}V${num(m.y + 30)}Q${num(m.x - 74)} ${num(m.y - 54)} ${num(m.x)} ${num(m.y - 54)}Q${num(m.x + 74)} ${num(m.y - 54)} ${num(m.x + 74)} ${num(m.y + 30)}V${num(m.y + 110)}Z`,
      ink,
    ),
    path(
      `M${num(m.x - 60)} ${num(m.y + 110)}V${num(m.y + 34)}Q${num(m.x - 60)} ${num(m.y - 40)} ${num(m.x)} ${num(m.y - 40)}Q${num(m.x + 60)} ${num(m.y - 40)} ${num(m.x + 60)} ${num(m.y + 34)}V${num(m.y + 110)}Z`,
      s.down(mix(mid, ink, 0.3), accent),
    ),
    flame(s, m.x - 24, m.y + 110, 0.74),
    flame(s, m.x + 26, m.y + 110, 0.6),
  );
  // Brows and whiskers make the mouth a dragon's.
  for (const side of [-1, 1])
    s.put(
      group(
        [
          path('M20 -84Q70 -120 108 -96Q70 -92 40 -62Z', mix(accent, mid, 0.3)),
          circle(62, -66, 20, glow),
          circle(64, -64, 10, ink),
          path('M60 -120Q70 -190 130 -204Q104 -160 100 -104Z', mix(mid, glow, 0.45)),
          line('M90 20Q170 30 190 -50', mix(accent, glow, 0.2), 9),
        ],
        { x: m.x, y: m.y, flip: side < 0 },
      ),
    );
  s.put(
    path(
      `M-9 690Q${num(s.w * 0.3)} 650 ${num(s.w * 0.6)} 694T${num(s.w + 9)} 680V730H-9Z`,
      s.down(mix(deep, ink, 0.3), ink),
    ),
  );
  s.put(
    figure(m.x + 190, 704, 128, ink, accent),
    line(`M${num(m.x + 206)} 640L${num(m.x + 100)} 690`, ink, 8),
  );
  for (let i = 0; i < 4; i += 1)
    for (let j = 0; j <= i; j += 1)
      s.put(
        circle(m.x - 330 + j * 40 + (3 - i) * 20, 586 + i * 34, 20, mix(mid, ink, 0.3)),
        circle(m.x - 330 + j * 40 + (3 - i) * 20, 586 + i * 34, 13, mix(mid, glow, 0.35)),
      );
  const spots = s.wide ? [0.62, 0.67, 0.72, 0.78, 0.84] : [0.62, 0.7, 0.78, 0.87, 0.95];
  spots.forEach((fx, i) =>
    s.put(
      pot(s, s.w * fx, 706 - (i % 2) * 12, 0.9 + (i % 3) * 0.2, i % 4, glazes(s)[i % 4] ?? accent),
    ),
  );
  s.put(flecks(s.r, m.x - 160, 250, 420, 420, 36, accent, 5), s.vignette(ink, 0.5));
};
