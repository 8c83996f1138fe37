/** Activity banner 1: a fleet of lantern boats under a great moon. */
import { circle, ellipse, mix, num, path, rect } from '../kit';
import { figure } from '../kit-figures';
import { hillsPath, ridgePath, stars } from '../kit-nature';
import { boat, lantern, pagoda } from '../kit-things';
import { activityArt } from './stage';

/** Draws a fleet of lantern boats under a great moon for a frame of any width and height. */
export const lanternFleet = activityArt('lantern-fleet', 'lantern-city', (s, p) => {
  const { sky, haze, mid, deep, ink, accent, glow } = p;
  const mx = s.w * 0.7;
  s.sky(sky, mid, haze, mix(haze, accent, 0.5));
  s.put(
    stars(s.r, s.w, 340, 150, glow, 1.9),
    s.halo(mx, 300, 560, glow, 0.6),
    circle(mx, 300, 214, s.ball('#ffffff', glow, mix(glow, accent, 0.3))),
    ellipse(mx + 70, 250, 40, 34, mix(glow, haze, 0.2), 0.6),
    ellipse(mx - 80, 340, 52, 44, mix(glow, haze, 0.2), 0.5),
  );
  s.put(
    path(ridgePath(s.r, s.w, s.h, 470, 190, 220), mix(haze, mid, 0.4)),
    path(hillsPath(s.r, s.w, s.h, 490, 60, 300), mix(mid, deep, 0.4)),
  );
  for (const [fx, k] of [
    [0.5, 0.7],
    [0.9, 0.9],
    [0.08, 0.8],
  ] as const)
    s.put(
      pagoda(s.w * fx, 500, 190 * k, 380 * k, 5, mix(deep, mid, 0.4), mix(mid, accent, 0.4), glow),
    );
  s.put(
    rect(-2, 496, s.w + 4, 240, s.down(mix(haze, accent, 0.4), mid, deep, ink)),
    ellipse(mx, 580, 220, 110, s.out([glow, 0.55], [glow, 0])),
  );
  const lamp = s.shape(
    s.halo(0, 55, 170, accent, 0.55),
    lantern(0, 0, 100, 0, s.ball(glow, accent, mix(accent, ink, 0.35)), glow, ink),
  );
  for (let i = 0; i < 36; i += 1) {
    const [x, y] = [
      (s.w * ((i % 12) + s.r.range(0.15, 0.85))) / 12,
      20 + Math.floor(i / 12) * 130 + s.r.range(0, 80),
    ];
    if (Math.hypot(x - mx, y - 290) > 190)
      s.put(
        `<use href="${lamp}" transform="translate(${num(x)} ${num(y)}) scale(${String(Math.round(s.r.range(0.14, 0.5) * 100) / 100)})"/>`,
      );
  }
  for (let i = 0; i < 60; i += 1) {
    const q = s.r.next();
    s.put(
      ellipse(
        s.r.range(0, s.w),
        510 + q * 200,
        14 + q * 50,
        1.5 + q * 3,
        s.r.chance(0.6) ? accent : glow,
        0.5,
      ),
    );
  }
  for (const [fx, y, k] of [
    [0.46, 556, 0.5],
    [0.84, 560, 0.5],
    [0.6, 590, 0.8],
    [0.3, 610, 0.8],
    [0.9, 650, 1.2],
  ] as const) {
    const x = s.w * fx;
    s.put(
      boat(x, y, 260 * k, ink, mix(deep, accent, 0.5)),
      path(
        `M${num(x - 70 * k)} ${num(y - 20 * k)}Q${num(x)} ${num(y - 100 * k)} ${num(x + 70 * k)} ${num(y - 18 * k)}Z`,
        deep,
      ),
      figure(x + 90 * k, y - 8 * k, 90 * k, ink, accent, true),
    );
    for (const dx of [-120, -60, 60])
      s.put(
        `<use href="${lamp}" transform="translate(${num(x + dx * k)} ${num(y - (dx === -120 ? 90 : 118) * k)}) scale(${String(Math.round(k * 40) / 100)})"/>`,
      );
  }
  s.put(
    path(`M-9 640Q${num(s.w * 0.12)} 600 ${num(s.w * 0.26)} 730H-9Z`, ink),
    figure(s.w * 0.1, 640, 150, ink, accent),
    figure(s.w * 0.135, 650, 112, ink, accent),
    `<use href="${lamp}" transform="translate(${num(s.w * 0.165)} 540) scale(.6)"/>`,
    s.vignette(ink, 0.45),
  );
});
