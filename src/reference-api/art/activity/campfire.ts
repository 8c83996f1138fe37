/** Activity cover 9: a circle around the campfire. */
import { circle, ellipse, group, line, mix, num, path, rect } from '../kit';
import { cat, figure } from '../kit-figures';
import { flecks, hillsPath, pine, ridgePath, stars } from '../kit-nature';
import { activityArt } from './stage';

/** Draws a circle around the campfire for a frame of any width and height. */
export const campfire = activityArt('campfire', 'last-lighthouse', (s, p) => {
  const { sky, haze, mid, deep, ink, accent, glow } = p;
  s.sky(mix(sky, ink, 0.45), sky, mid, haze);
  s.put(
    stars(s.r, s.w, 400, 150, glow, 2),
    circle(s.w * 0.82, 120, 46, glow),
    s.halo(s.w * 0.82, 120, 180, glow, 0.5),
    path(ridgePath(s.r, s.w, s.h, 430, 190, 190), mix(mid, haze, 0.5)),
    path(hillsPath(s.r, s.w, s.h, 470, 40, 260), mix(deep, mid, 0.6)),
  );
  const tree = s.shape(pine(0, 0, 100, mix(deep, ink, 0.4), mix(mid, haze, 0.6)));
  for (let i = 0; i < 20; i += 1)
    s.put(
      `<use href="${tree}" transform="translate(${num((s.w * i) / 19 + s.r.range(-20, 20))} ${num(500 + s.r.range(0, 30))}) scale(${String(Math.round(s.r.range(1.4, 2.6) * (0.75 + Math.abs(i - 9.5) * 0.06) * 100) / 100)})"/>`,
    );
  s.put(
    path(`M-9 540Q${num(s.cx)} 500 ${num(s.w + 9)} 540V730H-9Z`, s.down(mix(deep, mid, 0.4), ink)),
    s.halo(s.cx, 560, 560, accent, 0.75),
    ellipse(s.cx, 610, 330, 74, accent, 0.28),
  );
  for (const [dx, k, c] of [
    [-430, 1.1, mid],
    [440, 1.2, mix(accent, deep, 0.55)],
  ] as const)
    s.put(
      group(
        [
          path('M-150 0L0 -190L150 0Z', s.across(mix(c, accent, 0.4), c, mix(c, ink, 0.5))),
          path('M-40 0L0 -140L40 0Z', dx < 0 ? ink : mix(accent, glow, 0.3)),
          line('M0 -190L-10 -206M0 -190L10 -206', ink, 6),
        ],
        { x: s.cx + dx, y: 566, s: k },
      ),
    );
  for (const [dx, y, h] of [
    [-230, 580, 110],
    [-130, 552, 92],
    [140, 552, 96],
    [236, 582, 112],
    [10, 540, 84],
  ] as const)
    s.put(
      rect(s.cx + dx - 40, y - 12, 80, 22, mix(deep, ink, 0.3), 10),
      figure(s.cx + dx, y, h, mix(deep, ink, 0.5), mix(accent, deep, 0.15), dx === 140),
    );
  for (let i = 0; i < 9; i += 1) {
    const a = (i / 9) * 6.283;
    s.put(
      ellipse(s.cx + Math.cos(a) * 104, 632 + Math.sin(a) * 30, 26, 17, mix(deep, haze, 0.3)),
      ellipse(s.cx + Math.cos(a) * 104 - 5, 627 + Math.sin(a) * 30, 14, 7, mix(accent, haze, 0.4)),
    );
  }
  s.put(
    line(
      `M${num(s.cx - 76)} 646L${num(s.cx + 70)} 606M${num(s.cx + 76)} 646L${num(s.cx - 70)} 606`,
      mix(ink, accent, 0.2),
      22,
    ),
    path(
      `M${num(s.cx - 76)} 632Q${num(s.cx - 110)} 540 ${num(s.cx - 26)} 450Q${num(s.cx - 30)} 510 ${num(s.cx + 6)} 520Q${num(s.cx - 4)} 430 ${num(s.cx + 44)} 380Q${num(s.cx + 40)} 450 ${num(s.cx + 80)} 510Q${num(s.cx + 104)} 580 ${num(s.cx + 72)} 632Z`,
      mix(accent, mid, 0.35),
    ),
    path(
      `M${num(s.cx - 50)} 634Q${num(s.cx - 70)} 570 ${num(s.cx - 14)} 510Q${num(s.cx - 10)} 560 ${num(s.cx + 14)} 560Q${num(s.cx + 14)} 500 ${num(s.cx + 36)} 474Q${num(s.cx + 38)} 530 ${num(s.cx + 58)} 560Q${num(s.cx + 70)} 604 ${num(s.cx + 46)} 634Z`,
      accent,
    ),
    path(
      `M${num(s.cx - 26)} 634Q${num(s.cx - 32)} 600 ${num(s.cx + 6)} 560Q${num(s.cx + 34)} 594 ${num(s.cx + 28)} 634Z`,
      glow,
    ),
    flecks(s.r, s.cx - 130, 190, 260, 340, 40, accent, 5),
  );
  for (const [dx, y, h] of [
    [-300, 700, 150],
    [-150, 716, 140],
    [170, 716, 150],
    [320, 700, 140],
  ] as const)
    s.put(
      ellipse(s.cx + dx, y - 4, 70, 16, ink),
      figure(s.cx + dx, y, h, ink, mix(ink, accent, 0.25), dx === -150),
    );
  s.put(cat(s.cx + 20, 712, 74, ink, mix(ink, accent, 0.35)), s.vignette(ink, 0.5));
});
