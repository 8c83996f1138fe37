/** Activity banner 2: a party of adventurers on a cliff above the clouds, a floating town beyond. */
import { circle, ellipse, group, line, mix, num, path, poly, rect } from '../kit';
import { birds, cloudBankPath, rays } from '../kit-field';
import { cat, figure } from '../kit-figures';
import { cloudPath } from '../kit-nature';
import { type Stage } from '../kit-stage';
import { pagoda, roof } from '../kit-things';
import { activityArt } from './stage';

/** Draws a party of adventurers on a cliff above the clouds, a floating town beyond for a frame of any width and height. */
export const cloudTown = activityArt('cloud-town', 'sky-whale', (s, p) => {
  const { sky, haze, mid, deep, ink, accent, glow } = p;
  const cx = s.w * 0.66;
  s.sky(mix(sky, mid, 0.7), sky, haze, mix(haze, accent, 0.45));
  s.put(rays(cx, 330, 2000, 0, 360, 20, glow, 0.16), s.halo(cx, 340, 640, glow, 1));
  for (let i = 0; i < 9; i += 1)
    s.put(
      path(
        cloudPath(s.r, s.r.range(-100, s.w - 100), 90 + i * 46, s.r.range(200, 480), 50),
        glow,
        0.65,
      ),
    );
  const isle = (x: number, y: number, k: number, tone: string): Stage =>
    s.camera({ x, y, s: k }, () => {
      s.put(
        path(
          'M-260 0Q-130 -40 0 -30Q140 -44 260 0Q200 60 130 80Q90 190 30 150Q-10 250 -60 140Q-150 120 -180 60Q-230 50 -260 0Z',
          s.down(tone, mix(tone, deep, 0.7)),
        ),
        path(
          'M-260 0Q-130 -40 0 -30Q140 -44 260 0Q140 26 0 22Q-140 30 -260 0Z',
          mix(mid, glow, 0.6),
        ),
      );
      s.put(
        pagoda(-10, -14, 150, 290, 5, mix(deep, tone, 0.3), glow, accent),
        rect(-190, -70, 110, 60, glow),
        roof(-135, -66, 160, 50, accent, mix(accent, glow, 0.5)),
        rect(90, -64, 100, 54, mix(glow, haze, 0.5)),
        roof(140, -60, 150, 48, accent, mix(accent, glow, 0.5)),
        path('M60 16Q70 120 64 240H88Q92 120 92 16Z', s.down(glow, [glow, 0])),
      );
      for (const dx of [-216, -70, 62, 214])
        s.put(
          circle(dx, -24, 24, mix(mid, deep, 0.3)),
          ellipse(dx - 7, -32, 12, 8, mix(mid, glow, 0.5)),
        );
    });
  isle(cx, 380, 1.15, mid);
  isle(s.w * 0.9, 270, 0.5, mix(mid, haze, 0.4));
  isle(s.w * 0.42, 250, 0.4, mix(mid, haze, 0.5));
  for (const [y, size, t] of [
    [560, 150, 0.2],
    [630, 190, 0.5],
  ] as const) {
    const d = cloudBankPath(s.r, s.w, s.h, y, size);
    s.put(
      path(d, mix(glow, accent, 0.3), 1, 'transform="translate(-5 -7)"'),
      path(d, s.down(glow, mix(haze, sky, t))),
    );
  }
  for (const [fx, y, k] of [
    [0.36, 430, 1],
    [0.52, 180, 0.6],
    [0.82, 160, 0.8],
  ] as const)
    s.put(
      group(
        [
          path('M-70 0Q0 40 70 0L50 34H-50Z', mix(accent, ink, 0.4)),
          ellipse(0, -76, 74, 52, s.ball(glow, accent, mix(accent, deep, 0.4))),
          path(
            'M-30 -120Q-50 -76 -26 -28M26 -120Q50 -76 26 -28',
            'none',
            1,
            `stroke="${glow}" stroke-width="6"`,
          ),
          line('M-50 -36L-40 4M50 -36L40 4', ink, 4),
        ],
        { x: s.w * fx, y, s: k },
      ),
    );
  s.put(
    path(
      `M-9 470Q${num(s.w * 0.08)} 452 ${num(s.w * 0.2)} 486Q${num(s.w * 0.27)} 500 ${num(s.w * 0.28)} 520Q${num(s.w * 0.22)} 560 ${num(s.w * 0.21)} 620L${num(s.w * 0.17)} 740H-9Z`,
      s.slant(mix(deep, mid, 0.4), ink),
    ),
    path(
      `M-9 470Q${num(s.w * 0.08)} 452 ${num(s.w * 0.2)} 486Q${num(s.w * 0.27)} 500 ${num(s.w * 0.28)} 520Q${num(s.w * 0.18)} 510 ${num(s.w * 0.1)} 500Q${num(s.w * 0.04)} 496 -9 506Z`,
      mix(mid, glow, 0.5),
    ),
  );
  s.put(
    figure(s.w * 0.12, 482, 170, ink, accent),
    figure(s.w * 0.165, 492, 140, deep, glow, true),
    figure(s.w * 0.205, 500, 124, mix(accent, ink, 0.3), accent),
    cat(s.w * 0.24, 506, 60, ink, glow),
    line(`M${num(s.w * 0.135)} 400L${num(s.w * 0.16)} 330`, ink, 7),
    poly(
      [
        [s.w * 0.16, 330],
        [s.w * 0.2, 344],
        [s.w * 0.156, 372],
      ],
      accent,
    ),
    birds(s.r, s.w * 0.5, 380, 10, 15, deep, 0.8),
  );
});
