/** Activity cover 1: fireworks over the roofs. */
import { circle, line, mix, num, path, rect } from '../kit';
import { cat, figure } from '../kit-figures';
import { ridgePath, stars } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { pagoda, roof } from '../kit-things';
import { activityArt } from './stage';

const burst = (s: Stage, x: number, y: number, r: number, color: string): string => {
  let d = '';
  let tips = '';
  for (let i = 0; i < 18; i += 1) {
    const a = (i / 18) * 6.283;
    for (const [from, to] of [
      [0.28, 0.6],
      [0.68, 0.9],
    ] as const)
      d += `M${num(x + Math.cos(a) * r * from)} ${num(y + Math.sin(a) * r * from + r * from * from * 0.1)}L${num(x + Math.cos(a) * r * to)} ${num(y + Math.sin(a) * r * to + r * to * to * 0.1)}`;
    tips += circle(x + Math.cos(a) * r, y + Math.sin(a) * r + r * 0.1, r * 0.03, s.p.glow);
  }
  return (
    s.halo(x, y, r * 1.2, color, 0.5) +
    line(d, color, r * 0.035) +
    tips +
    circle(x, y, r * 0.07, s.p.glow)
  );
};

/** Draws fireworks over the roofs for a frame of any width and height. */
export const fireworks = activityArt('fireworks', 'moon-opera', (s, p) => {
  const { sky, haze, mid, deep, ink, accent, glow } = p;
  s.sky(sky, mix(sky, haze, 0.6), haze, mix(mid, accent, 0.2));
  s.put(stars(s.r, s.w, 360, 90, glow, 1.7));
  for (const [fx, y, r, c] of [
    [0.28, 190, 160, accent],
    [0.62, 150, 200, mix(mid, glow, 0.45)],
    [0.86, 240, 120, mix(haze, glow, 0.5)],
    [0.1, 310, 90, mix(mid, glow, 0.4)],
    [0.45, 320, 90, glow],
  ] as const)
    s.put(
      burst(s, s.w * fx, y, r, c),
      line(
        `M${num(s.w * fx)} ${num(y + 20)}Q${num(s.w * fx + 20)} ${num(y + 160)} ${num(s.w * fx - 10)} 560`,
        c,
        3,
        0.35,
      ),
    );
  s.put(
    path(ridgePath(s.r, s.w, s.h, 480, 110, 170), mix(haze, deep, 0.5)),
    pagoda(s.w * 0.76, 600, 210, 330, 5, mix(deep, ink, 0.2), mix(mid, accent, 0.4), glow),
  );
  for (let row = 0; row < 3; row += 1)
    for (let x = row * 70 - 60; x < s.w + 120; x += 230 + row * 50) {
      const y = 560 + row * 66;
      s.put(
        rect(x - 90 - row * 14, y, 180 + row * 28, 200, mix(mix(deep, mid, 0.4), ink, row * 0.45)),
        roof(
          x,
          y + 10,
          270 + row * 60,
          74 + row * 12,
          mix(deep, ink, 0.35 + row * 0.3),
          mix(mid, accent, 0.35),
        ),
      );
      for (const dx of [-50, 0, 50])
        s.put(rect(x + dx - 13, y + 26, 26, 34, s.down(glow, accent), 3));
    }
  s.put(
    figure(s.w * 0.3, 634, 70, ink, accent),
    figure(s.w * 0.335, 636, 56, ink, accent),
    cat(s.w * 0.37, 636, 34, ink, accent),
    s.vignette(ink, 0.35),
  );
});
