/** Bells of the Sand Sea: things that its pictures are made of. */
import { circle, ellipse, group, line, mix, num, path } from '../kit';
import { birds } from '../kit-field';
import { figure } from '../kit-figures';
import { flecks } from '../kit-nature';
import { type Stage } from '../kit-stage';

/** A dune with its knife edge: the lit windward slope and the shaded slip face share one crest. */
export const dune = (
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  lightTone: string,
  dark: string,
): void => {
  const foot = s.h + 40;
  s.put(
    path(
      `M${num(x - w)} ${num(foot)}L${num(x - w)} ${num(y + h)}Q${num(x - w * 0.3)} ${num(y + h * 0.9)} ${num(x)} ${num(y)}Q${num(x + w * 0.5)} ${num(y + h * 0.8)} ${num(x + w)} ${num(y + h)}V${num(foot)}Z`,
      s.down(mix(lightTone, s.p.glow, 0.3), lightTone),
    ),
  );
  s.put(
    path(
      `M${num(x)} ${num(y)}Q${num(x + w * 0.5)} ${num(y + h * 0.8)} ${num(x + w)} ${num(y + h)}V${num(foot)}H${num(x - w * 0.3)}Q${num(x + w * 0.24)} ${num(y + h * 1.3)} ${num(x + w * 0.03)} ${num(y + h * 0.7)}Q${num(x - w * 0.1)} ${num(y + h * 0.4)} ${num(x)} ${num(y)}Z`,
      s.slant(dark, mix(dark, lightTone, 0.7)),
    ),
  );
};

const heat = (s: Stage, x: number, y: number, r: number): void => {
  const { sky, haze, glow, mid } = s.p;
  s.sky(mix(sky, mid, 0.25), sky, glow, haze);
  s.put(s.halo(x, y, r * 4, glow, 0.9), circle(x, y, r, glow));
};

/** A loaded camel, `h` high. */
export const camel = (
  s: Stage,
  x: number,
  y: number,
  h: number,
  pack: string,
  flip = false,
): string =>
  group(
    [
      line('M-30 -42L-34 0M-18 -42L-16 0M22 -42L20 0M32 -42L36 0', s.p.ink, 6),
      path(
        'M-42 -44Q-40 -62 -24 -64Q-14 -92 -2 -66Q6 -66 10 -68Q20 -92 32 -62Q44 -54 56 -64Q62 -90 66 -104Q76 -118 94 -102L92 -94L78 -94Q78 -60 58 -42Q44 -32 32 -36H-24Q-40 -34 -42 -44Z',
        s.p.ink,
      ),
      path('M-20 -76H26L34 -34H-28Z', pack),
      path('M-20 -76H-4L-12 -34H-28Z', mix(pack, s.p.glow, 0.4)),
      line('M-26 -42H32', s.p.glow, 4),
    ],
    { x, y, s: h / 110, flip },
  );

/** The bell, mouth down, its crown at 0,-520, mouth about 0,0. */
export const bell = (s: Stage, x: number, y: number, k: number, turn: number, buried = 0): void => {
  const { accent, glow, ink, deep } = s.p;
  const bronze = s.across(
    mix(accent, glow, 0.55),
    accent,
    mix(accent, ink, 0.55),
    mix(accent, ink, 0.75),
  );
  const body =
    'M-230 0Q-190 -90 -176 -250Q-160 -420 -70 -450Q0 -476 70 -450Q160 -420 176 -250Q190 -90 230 0Q0 70 -230 0Z';
  const band = (yy: number, half: number, w: number, c: string): string =>
    line(`M${num(-half)} ${num(yy)}Q0 ${num(yy + half * 0.28)} ${num(half)} ${num(yy)}`, c, w);
  s.put(
    group(
      [
        `<path d="M-60 -450Q-76 -560 0 -566Q76 -560 60 -450" fill="none" stroke="${mix(accent, ink, 0.3)}" stroke-width="34"/>`,
        line('M-68 -462Q-80 -556 -8 -572', mix(accent, glow, 0.5), 8),
        path(body, bronze),
        path(
          'M-230 0Q-190 -90 -176 -250Q-160 -420 -70 -450Q-130 -390 -140 -240Q-150 -90 -180 16Q-210 10 -230 0Z',
          glow,
          0.4,
        ),
        band(-40, 206, 16, mix(accent, glow, 0.35)),
        band(-74, 198, 6, mix(accent, ink, 0.4)),
        band(-330, 160, 12, mix(accent, glow, 0.3)),
        band(-356, 150, 5, mix(accent, ink, 0.4)),
        ...[-110, -40, 40, 110].map((dx, i) =>
          group(
            [
              ellipse(0, 0, 22, 26, mix(accent, ink, 0.35)),
              ellipse(-5, -6, 13, 16, mix(accent, glow, 0.4 - i * 0.08)),
            ],
            { x: dx, y: -262 + 18 * (1 - Math.abs(dx) / 110), sy: 1, s: 1 - Math.abs(dx) / 400 },
          ),
        ),
        ...[-124, -62, 0, 62, 124].map((dx) =>
          path(
            `M${num(dx - 16)} ${num(-190 + 26 * (1 - Math.abs(dx) / 150))}q16 -34 32 0q0 40 -16 66q-16 -26 -16 -66Z`,
            mix(accent, ink, 0.45),
            0.8,
          ),
        ),
        buried
          ? ''
          : ellipse(0, 14, 216, 44, ink) +
            line('M0 10V70', deep, 14) +
            circle(0, 84, 40, s.ball(mix(accent, glow, 0.4), deep)),
      ],
      { x, y, s: k, turn },
    ),
  );
};

const ripples = (s: Stage, y: number, n: number): void => {
  for (let i = 0; i < n; i += 1) {
    const [x, yy, w] = [s.r.range(0, s.w), s.r.range(y, 715), s.r.range(60, 200)];
    s.put(
      line(
        `M${num(x)} ${num(yy)}q${num(w * 0.25)} ${num(-6)} ${num(w * 0.5)} 0t${num(w * 0.5)} 0`,
        s.p.deep,
        2.5,
        0.28,
      ),
    );
  }
};

/** The great bell among the dunes. */
export const sandSea = (s: Stage): void => {
  const { haze, mid, deep, ink, glow, accent } = s.p;
  heat(s, s.w * (s.wide ? 0.26 : 0.2), 170, 62);
  for (const [fx, k, y] of [
    [0.08, 0.3, 392],
    [0.4, 0.2, 372],
  ] as const)
    bell(s, s.w * fx, y, k, fx < 0.2 ? 9 : -8, 1);
  for (const [fx, y, w, h, t] of [
    [0.1, 330, 360, 90, 0.25],
    [0.5, 320, 420, 100, 0.2],
    [0.92, 340, 380, 80, 0.3],
  ] as const)
    dune(s, s.w * fx, y, w, h, mix(haze, s.p.sky, 0.5 - t), mix(haze, mid, 0.45));
  dune(s, s.w * 0.38, 380, 560, 110, mix(haze, mid, 0.35), mix(mid, deep, 0.25));
  const bx = s.w * (s.wide ? 0.72 : 0.7);
  bell(s, bx, 640, s.wide ? 1.0 : 1.02, 17, 1);
  // The dune that swallows the mouth of the bell, and the shadow it throws on it.
  dune(s, bx + 300, 556, 640, 130, mid, mix(mid, deep, 0.5));
  s.put(
    path(
      `M${num(bx - 330)} 690Q${num(bx - 190)} 560 ${num(bx - 40)} 590Q${num(bx + 90)} 612 ${num(bx + 260)} 570L${num(bx + 320)} 730H${num(bx - 330)}Z`,
      s.down(mix(mid, glow, 0.25), mid),
    ),
  );
  const [dx, dy, dw, dh] = [s.w * (s.wide ? 0.3 : 0.25), 470, 560, 150];
  dune(s, dx, dy, dw, dh, mix(mid, haze, 0.25), mix(mid, deep, 0.5));
  [0.93, 0.8, 0.67, 0.54, 0.41].forEach((q, i) => {
    // A point of the windward crest: the same quadratic curve as the dune's own outline.
    const on = (a: number, b: number, c: number): number =>
      (1 - q) * (1 - q) * a + 2 * q * (1 - q) * b + q * q * c;
    const [x, y] = [on(dx - dw, dx - dw * 0.3, dx), on(dy + dh, dy + dh * 0.9, dy)];
    s.put(
      i === 0
        ? figure(x, y + 6, 66, accent, glow, true)
        : camel(s, x, y + 6, 70, i % 2 ? accent : mix(accent, ink, 0.2)),
    );
  });
  s.put(
    path(
      `M-9 690Q${num(s.w * 0.3)} 640 ${num(s.w * 0.55)} 690T${num(s.w + 9)} 650V730H-9Z`,
      s.down(mix(deep, mid, 0.35), deep),
    ),
  );
  ripples(s, 650, 14);
  s.put(
    flecks(s.r, 0, 300, s.w, 400, 40, glow, 3, 0.7),
    birds(s.r, s.w * 0.45, 140, 5, 12, deep, 0.7),
  );
};
