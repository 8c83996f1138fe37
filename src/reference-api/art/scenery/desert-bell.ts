/** Bells of the Sand Sea: a giant bell leans out of the dunes; caravans pass in its shadow. */
import { circle, ellipse, line, mix, num, path, poly, rect } from '../kit';
import { landPath } from '../kit-field';
import { figure } from '../kit-figures';
import { flecks, stars } from '../kit-nature';
import { scenery, type Stage } from '../kit-stage';
import { bell, camel, dune, sandSea } from './desert-bell-props';

/** Under the sand: a bell hall, lit by a shaft from above. */
const hall = (s: Stage): void => {
  const { mid, deep, ink, glow, haze, accent } = s.p;
  s.sky(mix(deep, mid, 0.4), deep, ink);
  s.put(
    poly(
      [
        [s.cx - 90, -10],
        [s.cx + 90, -10],
        [s.cx + 330, 640],
        [s.cx - 330, 640],
      ],
      s.down([glow, 0.8], [glow, 0.12]),
    ),
    ellipse(s.cx, 626, 340, 54, mix(mid, glow, 0.35)),
  );
  for (const side of [-1, 1])
    for (let i = 2; i >= 0; i -= 1) {
      const x = s.cx + side * (s.w * 0.2 + (2 - i) * s.w * 0.13);
      const w = 50 + (2 - i) * 26;
      const tone = mix(deep, mid, 0.55 - (2 - i) * 0.22);
      s.put(
        rect(
          x - w / 2,
          -10,
          w,
          640 + (2 - i) * 40,
          s.across(side < 0 ? tone : mix(tone, glow, 0.25), tone, mix(tone, ink, 0.5)),
        ),
        rect(x - w * 0.7, 80 + i * 10, w * 1.4, 24, mix(tone, glow, 0.15), 4),
        rect(x - w * 0.7, 590 + (2 - i) * 36, w * 1.4, 40, tone, 4),
      );
      bell(s, x + side * w * 1.1, 330 + (2 - i) * 24, 0.16 + (2 - i) * 0.06, side * 4);
    }
  s.put(line(`M${num(s.cx)} -10V140`, ink, 10));
  bell(s, s.cx, 490, 0.64, 0);
  s.put(
    path(`M${num(s.cx - 60)} -10Q${num(s.cx - 10)} 360 ${num(s.cx - 36)} 0Z`, glow, 0),
    path(
      `M-9 640Q${num(s.cx * 0.6)} 590 ${num(s.cx - 120)} 640T${num(s.cx + 240)} 640T${num(s.w + 9)} 620V730H-9Z`,
      s.down(mix(mid, haze, 0.3), deep),
    ),
    figure(s.cx - 150, 662, 100, ink, accent, true),
    line(`M${num(s.cx - 128)} 600l26 -40`, ink, 5),
    circle(s.cx - 100, 552, 14, glow),
    s.halo(s.cx - 100, 552, 100, glow, 0.8),
    flecks(s.r, s.cx - 200, 0, 400, 600, 50, glow, 3, 0.8),
  );
};

/** The camp by night: tents from above, a ring of camels. */
const camp = (s: Stage): void => {
  s.hour('night');
  const { mid, deep, ink, glow, haze, accent } = s.p;
  s.sky(mix(accent, ink, 0.72), mix(accent, ink, 0.45), haze);
  s.put(
    stars(s.r, s.w, 340, 110, glow, 1.8),
    circle(s.w * 0.82, 120, 50, mix(glow, '#ffffff', 0.4)),
    s.halo(s.w * 0.82, 120, 200, glow, 0.5),
  );
  bell(s, s.w * 0.3, 420, 0.5, -12, 1);
  dune(s, s.w * 0.3, 350, 640, 120, mix(mid, deep, 0.3), deep);
  dune(s, s.w * 0.85, 380, 560, 110, mix(mid, deep, 0.2), deep);
  s.put(
    path(
      landPath(
        [
          [-50, 560],
          [s.w * 0.3, 520],
          [s.w * 0.7, 530],
          [s.w + 50, 570],
        ],
        s.w,
        s.h,
      ),
      s.down(mix(mid, haze, 0.25), deep),
    ),
    s.halo(s.cx, 610, 430, mix(s.p.haze, glow, 0.2), 0.6),
  );
  const tent = (x: number, y: number, w: number, c: string): void => {
    s.put(
      path(
        `M${num(x - w / 2)} ${num(y)}Q${num(x - w * 0.1)} ${num(y - w * 0.34)} ${num(x)} ${num(y - w * 0.62)}Q${num(x + w * 0.1)} ${num(y - w * 0.34)} ${num(x + w / 2)} ${num(y)}Z`,
        s.across(mix(c, glow, 0.45), c, mix(c, ink, 0.5)),
      ),
      path(
        `M${num(x - w * 0.1)} ${num(y)}L${num(x)} ${num(y - w * 0.4)}L${num(x + w * 0.1)} ${num(y)}Z`,
        mix(glow, haze, 0.3),
      ),
      line(`M${num(x)} ${num(y - w * 0.6)}v${num(-w * 0.1)}`, ink, 4),
    );
    for (let i = -2; i <= 2; i += 1)
      s.put(
        line(
          `M${num(x)} ${num(y - w * 0.6)}Q${num(x + i * w * 0.06)} ${num(y - w * 0.3)} ${num(x + i * w * 0.22)} ${num(y)}`,
          mix(c, ink, 0.35),
          2,
          0.6,
        ),
      );
  };
  tent(s.w * 0.24, 590, 230, accent);
  tent(s.w * 0.77, 580, 260, mix(accent, mid, 0.6));
  tent(s.w * 0.56, 540, 130, mid);
  s.put(camel(s, s.w * 0.4, 560, 90, accent), camel(s, s.w * 0.92, 620, 120, accent, true));
  for (const [dx, h] of [
    [-130, 96],
    [-74, 84],
    [96, 90],
    [150, 100],
  ] as const)
    s.put(figure(s.cx + dx, 660, h, ink, mix(s.p.haze, glow, 0.2), dx === 96));
  s.put(
    line(
      `M${num(s.cx - 36)} 664L${num(s.cx + 36)} 648M${num(s.cx - 36)} 648L${num(s.cx + 36)} 664`,
      ink,
      10,
    ),
    path(
      `M${num(s.cx - 30)} 652Q${num(s.cx - 40)} 610 ${num(s.cx)} 566Q${num(s.cx + 40)} 610 ${num(s.cx + 28)} 652Z`,
      mix(mid, glow, 0.25),
    ),
    path(
      `M${num(s.cx - 14)} 652Q${num(s.cx - 16)} 624 ${num(s.cx)} 600Q${num(s.cx + 18)} 626 ${num(s.cx + 12)} 652Z`,
      glow,
    ),
  );
};

/** Pictures of Bells of the Sand Sea. */
export const desertBell = scenery('desert-bell', {
  cover: sandSea,
  banner: sandSea,
  'gallery-1': camp,
  'gallery-2': hall,
  icon: (s) => {
    const { sky, mid, glow, haze } = s.p;
    s.put(
      rect(0, 0, s.w, s.h, s.down(glow, sky, mid)),
      circle(s.cx - 150, 220, 130, mix(glow, '#ffffff', 0.5)),
    );
    bell(s, s.cx + 30, 640, 1.08, 12, 1);
    s.put(
      path(
        `M-9 620Q${num(s.cx)} 500 ${num(s.w + 9)} 640V730H-9Z`,
        s.slant(mix(haze, glow, 0.4), mid),
      ),
    );
  },
  'scene-1': (s) => {
    s.hour('dusk');
    s.mirror(() => sandSea(s));
  },
  'scene-2': (s) => s.hour('pale').zoom(1.2, s.w * 0.5, 420, () => hall(s)),
  'scene-3': (s) => {
    s.mirror(() => camp(s));
    s.put(s.mist(300, 400, s.p.haze, 0.4), flecks(s.r, 0, 0, s.w, s.h, 60, s.p.glow, 3, 0.6));
  },
});
