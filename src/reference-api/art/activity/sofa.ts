/** Activity cover 4: two controllers and a sofa at night. */
import { blob, circle, ellipse, group, line, mix, num, path, rect } from '../kit';
import { crescent, leaf } from '../kit-field';
import { cat } from '../kit-figures';
import { flecks, stars } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { activityArt } from './stage';

/** Draws two controllers and a sofa at night for a frame of any width and height. */
export const sofa = activityArt('sofa', 'dream-tailor', (s, p) => {
  const { sky, haze, mid, deep, ink, accent, glow } = p;
  s.sky(deep, mix(deep, sky, 0.6));
  s.put(
    rect(s.w * 0.62, 60, 300, 300, mix(haze, glow, 0.3), 10),
    rect(s.w * 0.62 + 14, 74, 272, 272, s.down(ink, sky)),
    stars(s.r, 1, 1, 0, glow),
    crescent(s.w * 0.62 + 200, 150, 42, glow),
    ...[
      [60, 120],
      [110, 240],
      [90, 180],
      [230, 260],
      [160, 110],
    ].map(([a = 0, b = 0]) => circle(s.w * 0.62 + a, b, 4, glow)),
    line(
      `M${num(s.w * 0.62 + 150)} 74V346M${num(s.w * 0.62 + 14)} 210H${num(s.w * 0.62 + 286)}`,
      mix(haze, glow, 0.3),
      9,
    ),
  );
  s.put(
    line(
      `M${num(s.w * 0.04)} 60Q${num(s.w * 0.2)} 150 ${num(s.w * 0.34)} 70T${num(s.w * 0.58)} 60`,
      ink,
      4,
    ),
  );
  for (let i = 0; i < 11; i += 1) {
    const [x, y] = [s.w * (0.05 + i * 0.052), 92 + Math.abs(Math.sin(i * 0.62)) * 34];
    s.put(s.halo(x, y, 44, accent, 0.8), circle(x, y, 9, glow));
  }
  s.put(
    rect(s.w * 0.1, 190, 150, 190, mix(haze, glow, 0.2), 6),
    rect(s.w * 0.1 + 12, 202, 126, 166, s.down(sky, accent), 3),
    path(
      `M${num(s.w * 0.1 + 12)} 368V320Q${num(s.w * 0.1 + 60)} 270 ${num(s.w * 0.1 + 138)} 330V368Z`,
      deep,
    ),
    rect(s.w * 0.27, 220, 110, 110, mix(haze, glow, 0.2), 6),
    rect(s.w * 0.27 + 10, 230, 90, 90, mid, 3),
    circle(s.w * 0.27 + 55, 276, 26, accent),
  );
  s.put(
    rect(-9, 560, s.w + 18, 180, s.down(mix(mid, deep, 0.4), ink)),
    ellipse(s.cx, 668, 600, 60, mix(accent, mid, 0.4)),
    ellipse(s.cx, 664, 540, 48, mix(accent, mid, 0.15)),
  );
  const x = s.cx;
  s.put(
    path(
      `M${num(x - 420)} 610V400Q${num(x - 420)} 320 ${num(x - 330)} 320H${num(x + 330)}Q${num(x + 420)} 320 ${num(x + 420)} 400V610Z`,
      s.down(mix(haze, glow, 0.12), mid),
    ),
    rect(x - 400, 480, 800, 120, s.down(haze, mix(mid, deep, 0.2)), 40),
    line(`M${num(x)} 330V590`, mix(mid, deep, 0.5), 5),
    rect(x - 480, 420, 130, 200, s.across(mix(haze, glow, 0.35), mix(mid, haze, 0.3)), 56),
    rect(x + 350, 420, 130, 200, s.across(mix(mid, haze, 0.4), mix(mid, deep, 0.4)), 56),
    rect(x - 440, 610, 40, 44, ink, 8),
    rect(x + 400, 610, 40, 44, ink, 8),
    path(
      `M${num(x - 390)} 330H${num(x + 330)}Q${num(x + 380)} 330 ${num(x + 400)} 350Q${num(x)} 340 ${num(x - 400)} 350Z`,
      glow,
      0.5,
    ),
  );
  s.put(
    blob(
      [
        [x + 170, 470],
        [x + 210, 380],
        [x + 320, 390],
        [x + 340, 480],
        [x + 260, 510],
      ],
      s.slant(mix(accent, glow, 0.5), accent),
    ),
    blob(
      [
        [x - 330, 480],
        [x - 320, 400],
        [x - 230, 390],
        [x - 210, 470],
        [x - 270, 510],
      ],
      s.slant(glow, mix(haze, glow, 0.4)),
    ),
    cat(x + 262, 404, 90, ink, mid),
    path(
      `M${num(x - 90)} 330Q${num(x)} 300 ${num(x + 90)} 330L${num(x + 120)} 560Q${num(x + 40)} 600 ${num(x - 60)} 560Z`,
      mix(accent, deep, 0.3),
      0,
    ),
  );
  const pad = (px: number, py: number, k: number, turn: number, c: string): Stage =>
    s.put(
      s.halo(px, py, 190 * k, c, 0.55),
      group(
        [
          path(
            'M-100 -50Q-60 -70 -30 -54H30Q60 -70 100 -50Q140 10 132 70Q110 104 76 60L50 26H-50L-76 60Q-110 104 -132 70Q-140 10 -100 -50Z',
            ink,
            0.4,
            'transform="translate(7 12)"',
          ),
          path(
            'M-100 -50Q-60 -70 -30 -54H30Q60 -70 100 -50Q140 10 132 70Q110 104 76 60L50 26H-50L-76 60Q-110 104 -132 70Q-140 10 -100 -50Z',
            s.slant(mix(c, '#ffffff', 0.6), c, mix(c, deep, 0.4)),
          ),
          line('M-72 -32V4M-90 -14H-54', ink, 13),
          circle(60, -14, 9, ink),
          circle(84, -32, 9, glow),
          circle(84, 4, 9, glow),
          circle(106, -14, 9, ink),
          circle(-34, 12, 20, ink),
          circle(34, 12, 20, ink),
          circle(-37, 8, 9, mix(c, glow, 0.5)),
          circle(31, 8, 9, mix(c, glow, 0.5)),
          rect(-12, -34, 24, 9, ink, 4),
        ],
        { x: px, y: py, s: k, turn },
      ),
    );
  pad(x - 140, 520, 0.95, -14, accent);
  pad(x + 70, 540, 0.95, 12, mix(haze, glow, 0.5));
  s.put(
    rect(s.w * 0.04, 480, 14, 180, ink),
    ellipse(s.w * 0.04 + 7, 662, 50, 10, ink),
    s.halo(s.w * 0.04 + 7, 440, 260, accent, 0.5),
    path(
      `M${num(s.w * 0.04 - 60)} 486L${num(s.w * 0.04 - 30)} 390H${num(s.w * 0.04 + 44)}L${num(s.w * 0.04 + 74)} 486Z`,
      s.down(glow, accent),
    ),
    path(
      `M${num(s.w * 0.9)} 640Q${num(s.w * 0.88)} 540 ${num(s.w * 0.9)} 520H${num(s.w * 0.96)}Q${num(s.w * 0.98)} 540 ${num(s.w * 0.96)} 640Z`,
      accent,
    ),
    ...[-120, -95, -70, -45].map((t) =>
      leaf(s.w * 0.93, 524, 190, t, mix(mid, deep, 0.3), mix(haze, glow, 0.2)),
    ),
    flecks(s.r, 0, 360, s.w, 300, 16, glow, 3, 0.6),
    s.vignette(ink, 0.45),
  );
});
