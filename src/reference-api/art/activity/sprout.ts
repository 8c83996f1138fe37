/** Activity cover 5: a sprout and a book. */
import { blob, circle, ellipse, group, line, mix, num, path } from '../kit';
import { leaf } from '../kit-field';
import { flecks, hillsPath } from '../kit-nature';
import { lantern } from '../kit-things';
import { activityArt } from './stage';

/** Draws a sprout and a book for a frame of any width and height. */
export const sprout = activityArt('sprout', 'mushroom-post', (s, p) => {
  const { sky, haze, mid, deep, ink, accent, glow } = p;
  s.sky(glow, sky, haze);
  s.put(
    s.halo(s.w * 0.24, 150, 480, glow, 1),
    circle(s.w * 0.24, 160, 66, '#ffffff'),
    path(hillsPath(s.r, s.w, s.h, 430, 110, 320), mix(haze, sky, 0.4)),
    path(hillsPath(s.r, s.w, s.h, 490, 80, 280), mix(haze, mid, 0.4)),
    path(hillsPath(s.r, s.w, s.h, 580, 50, 320), mix(mid, haze, 0.2)),
  );
  s.put(
    path(`M-9 640Q${num(s.cx)} 590 ${num(s.w + 9)} 640V730H-9Z`, s.down(mix(mid, deep, 0.4), deep)),
    ellipse(s.cx, 652, 420, 40, ink, 0.35),
  );
  s.put(
    path(
      `M${num(s.cx - 420)} 560Q${num(s.cx - 220)} 500 ${num(s.cx)} 566Q${num(s.cx + 220)} 500 ${num(s.cx + 420)} 560V650Q${num(s.cx + 220)} 596 ${num(s.cx)} 660Q${num(s.cx - 220)} 596 ${num(s.cx - 420)} 650Z`,
      s.across(accent, mix(accent, ink, 0.3)),
    ),
  );
  for (let i = 3; i >= 0; i -= 1)
    for (const side of [-1, 1])
      s.put(
        group(
          path(
            'M0 560Q200 470 400 540V626Q200 566 0 646Z',
            i
              ? mix(glow, haze, i * 0.25)
              : side < 0
                ? s.across(mix(glow, haze, 0.5), '#ffffff')
                : s.across('#ffffff', mix(glow, haze, 0.5)),
          ),
          { x: s.cx, y: i * 8 - 12, flip: side > 0 },
        ),
      );
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i += 1)
      s.put(
        line(
          `M${num(s.cx + side * 70)} ${num(548 + i * 20)}Q${num(s.cx + side * 200)} ${num(504 + i * 20)} ${num(s.cx + side * (330 - i * 14))} ${num(524 + i * 20)}`,
          mix(haze, mid, 0.4),
          5,
          0.8,
        ),
      );
  s.put(
    s.halo(s.cx, 330, 330, glow, 0.95),
    blob(
      [
        [s.cx - 70, 560],
        [s.cx - 40, 526],
        [s.cx + 10, 516],
        [s.cx + 56, 530],
        [s.cx + 76, 562],
        [s.cx, 590],
      ],
      s.slant(mix(accent, deep, 0.6), ink),
    ),
    line(`M${num(s.cx)} 540Q${num(s.cx - 34)} 400 ${num(s.cx + 4)} 250`, mix(mid, deep, 0.3), 17),
    line(
      `M${num(s.cx - 5)} 540Q${num(s.cx - 39)} 400 ${num(s.cx - 1)} 256`,
      mix(mid, glow, 0.5),
      5,
    ),
  );
  for (const [dy, l, t] of [
    [420, 230, -158],
    [390, 220, -26],
    [310, 170, -140],
    [290, 170, -38],
    [256, 150, -92],
  ] as const)
    s.put(
      leaf(s.cx - 12 + (420 - dy) * 0.06, dy, l, t, mix(mid, deep, 0.25), mix(mid, glow, 0.35)),
    );
  s.put(circle(s.cx - 150, 306, 14, accent), circle(s.cx + 130, 280, 11, accent));
  s.put(
    flecks(s.r, s.cx - 380, 120, 760, 380, 34, '#ffffff', 7, 0.9),
    lantern(s.w * 0.88, -10, 96, 150, s.ball(glow, mix(accent, glow, 0.4), accent), glow, deep),
    line(`M${num(s.w * 0.7)} -10Q${num(s.w * 0.86)} 60 ${num(s.w + 10)} 40`, deep, 17),
  );
  for (let i = 0; i < 8; i += 1)
    s.put(
      leaf(
        s.w * (0.72 + i * 0.036),
        30 + Math.sin(i) * 14,
        90,
        60 + (i % 2) * 60,
        mid,
        mix(mid, glow, 0.4),
      ),
    );
});
