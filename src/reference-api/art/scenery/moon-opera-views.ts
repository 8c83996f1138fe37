/** Opera Beneath the Moon: whole views, drawn with its things. */
import { circle, ellipse, group, line, mix, num, path, poly, rect } from '../kit';
import { type Stage } from '../kit-stage';
import { singer } from './moon-opera-props';

/** Backstage: the mirror, painted faces, a headdress waiting. */
export const backstage = (s: Stage): void => {
  const { ink, deep, mid, accent, glow, haze, sky } = s.p;
  s.sky(mix(deep, mid, 0.4), deep, ink);
  for (let i = 0; i < Math.ceil(s.w / 150); i += 1) {
    const x = 70 + i * 150;
    const tone =
      [mid, mix(haze, glow, 0.2), mix(accent, ink, 0.25), mix(mid, haze, 0.5)][i % 4] ?? mid;
    s.put(
      path(
        `M${num(x - 50)} 50Q${num(x)} 20 ${num(x + 50)} 50L${num(x + 80)} 330Q${num(x)} 350 ${num(x - 80)} 330Z`,
        s.down(mix(tone, deep, 0.35), mix(tone, ink, 0.55)),
      ),
      line(`M${num(x)} 48V340`, mix(tone, ink, 0.6), 5),
    );
  }
  s.put(line(`M-9 36H${num(s.w + 9)}`, accent, 9));
  const x = s.w * 0.5;
  s.put(
    s.halo(x, 330, 480, accent, 0.45),
    ellipse(x, 320, 236, 266, mix(accent, ink, 0.2)),
    ellipse(x - 5, 315, 228, 258, mix(accent, glow, 0.35)),
    ellipse(x, 320, 206, 236, s.slant(mix(haze, glow, 0.35), haze, sky)),
  );
  const clip = s.clip(ellipse(x, 320, 206, 236, '#fff'));
  s.camera({ clip }, () => singer(s, x, 740, 1.55));
  s.put(
    poly(
      [
        [x - 150, 160],
        [x - 60, 90],
        [x - 190, 400],
        [x - 204, 330],
      ],
      '#ffffff',
      0.14,
    ),
  );
  for (let i = 0; i < 9; i += 1) {
    const a = ((200 + i * 17.5) / 180) * Math.PI;
    s.put(
      s.halo(x + Math.cos(a) * 246, 320 + Math.sin(a) * 276, 60, glow, 0.8),
      circle(x + Math.cos(a) * 246, 320 + Math.sin(a) * 276, 16, '#ffffff'),
    );
  }
  s.put(
    rect(-9, 560, s.w + 18, 180, s.down(mix(mid, accent, 0.2), ink)),
    rect(-9, 552, s.w + 18, 16, accent),
  );
  const face = (fx: number, y: number, k: number, base: string, mark: string): void => {
    s.put(
      group(
        [
          path(
            'M-70 -60Q-66 -120 0 -124Q66 -120 70 -60Q66 60 0 84Q-66 60 -70 -60Z',
            s.slant('#ffffff', base),
          ),
          path('M-70 -60Q-66 -120 0 -124Q66 -120 70 -60L40 -76Q0 -60 -40 -76Z', mark),
          path('M-54 -30Q-30 -60 -8 -24Q-34 -8 -54 -30ZM54 -30Q30 -60 8 -24Q34 -8 54 -30Z', mark),
          path(
            'M-40 -26Q-28 -38 -16 -24Q-28 -16 -40 -26ZM40 -26Q28 -38 16 -24Q28 -16 40 -26Z',
            ink,
          ),
          path('M-14 -120L0 -50L14 -120Z', accent),
          path(
            'M-26 40Q0 26 26 40Q0 56 -26 40ZM-60 4Q-40 20 -50 48Q-64 30 -60 4ZM60 4Q40 20 50 48Q64 30 60 4Z',
            mark,
          ),
        ],
        { x: s.w * fx, y, s: k },
      ),
    );
  };
  face(0.16, 560, 1.05, glow, mid);
  face(0.26, 600, 0.8, mix(accent, glow, 0.4), ink);
  s.put(
    group(
      [
        path(
          'M-100 60Q-90 -80 0 -90Q90 -80 100 60Q0 20 -100 60Z',
          s.across(mix(accent, glow, 0.5), accent, mix(accent, ink, 0.4)),
        ),
        ...[-70, -35, 0, 35, 70].map(
          (dx) =>
            circle(dx, -30 - (70 - Math.abs(dx)) * 0.6, 19, mid) +
            circle(dx - 4, -35 - (70 - Math.abs(dx)) * 0.6, 9, glow),
        ),
        line('M-60 -60Q-120 -260 40 -330M60 -60Q90 -240 200 -270', accent, 9),
      ],
      { x: s.w * 0.83, y: 540 },
    ),
  );
  for (let i = 0; i < 5; i += 1)
    s.put(
      rect(s.w * 0.42 + i * 62, 600, 46, 40, [mid, glow, accent, deep, haze][i] ?? mid, 8),
      ellipse(
        s.w * 0.42 + i * 62 + 23,
        600,
        23,
        8,
        mix([mid, glow, accent, deep, haze][i] ?? mid, glow, 0.35),
      ),
    );
  s.put(
    line(`M${num(s.w * 0.4)} 690L${num(s.w * 0.56)} 672`, glow, 8),
    path(`M${num(s.w * 0.56)} 664l40 -2l-38 18Z`, ink),
    s.vignette(ink, 0.5),
  );
};
