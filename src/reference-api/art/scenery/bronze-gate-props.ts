/** The Bronze Gate: things that its pictures are made of. */
import { circle, ellipse, group, line, mix, num, path, poly, rect } from '../kit';
import { rays } from '../kit-field';
import { figure } from '../kit-figures';
import { flecks } from '../kit-nature';
import { type Stage } from '../kit-stage';

/** Verdigris, from light to dark. */
const rust = (s: Stage): readonly [string, string, string] => [
  mix(s.p.mid, s.p.glow, 0.45),
  s.p.mid,
  s.p.deep,
];

/** The mask: pillar eyes, great ears, a still mouth; centred on 0,0, about 400 wide. */
export const mask = (s: Stage, x: number, y: number, k: number, split = 0): void => {
  const [light, mid, dark] = rust(s);
  const { ink, accent, glow } = s.p;
  const half = (side: number): string =>
    group(
      [
        path(
          'M0 -190H128Q168 -186 176 -120L190 -60Q250 -130 290 -120Q300 -40 250 60Q222 92 184 70L160 140Q120 200 0 206Z',
          side < 0 ? s.slant(light, mid) : s.slant(mid, dark),
        ),
        path('M0 -190H128Q160 -186 170 -150Q80 -170 0 -164Z', side < 0 ? glow : light, 0.7),
        path('M206 -40Q250 -96 272 -92Q276 -30 240 40Q222 60 202 46Z', dark),
        path('M218 -30Q246 -66 258 -64Q258 -20 234 22Z', mid),
        path('M18 -104Q90 -150 160 -112L154 -88Q90 -118 24 -80Z', accent),
        path('M24 -44Q80 -96 156 -58Q110 0 30 -18Z', ink),
        ellipse(92, -44, 34, 30, s.ball(mix(accent, glow, 0.7), accent, mix(accent, ink, 0.5))),
        circle(84, -52, 9, glow),
        ellipse(96, -42, 11, 13, ink),
        path('M0 -76L30 40Q34 66 0 66Z', side < 0 ? light : mid),
        path('M0 66Q34 66 34 46L42 60Q30 84 0 82Z', dark),
        path('M0 116Q60 110 112 114L122 108L118 136Q80 146 0 146Z', ink),
        path('M0 126Q60 120 112 122L108 130Q70 136 0 136Z', accent),
        line('M150 30q-24 20 -10 50q20 10 24 -14M54 178q40 -4 66 -26', dark, 8),
        path('M0 -190H60L40 -150H0Z', accent),
        path('M0 -230L34 -190H0Z', mix(accent, glow, 0.4)),
      ],
      { x: side * split, flip: side < 0 },
    );
  s.put(group([half(-1), half(1)], { x, y, s: k }));
};

/** The old spiral of clouds as relief. */
const scroll = (x: number, y: number, k: number, c: string, flip = false): string =>
  group(line('M0 0H70V-60H10V-20H44V-40M70 0H100', c, 9), { x, y, s: k, flip });

const tree = (s: Stage, x: number, y: number, k: number): string => {
  const [light, mid, dark] = rust(s);
  const parts = [
    line('M0 0Q-8 -250 0 -480', dark, 22),
    line('M-5 0Q-13 -250 -5 -480', light, 6),
    path('M-90 10Q0 -70 90 10Z', dark),
  ];
  for (let i = 0; i < 3; i += 1)
    for (const side of [-1, 1]) {
      const [b, w] = [-150 - i * 120, 170 - i * 36];
      parts.push(
        line(
          `M0 ${num(b)}Q${num(side * w * 0.7)} ${num(b - 76)} ${num(side * w)} ${num(b + 40)}`,
          i % 2 ? mid : dark,
          13,
        ),
        circle(side * w, b + 50, 15, s.p.accent),
        path(
          `M${num(side * w * 0.66)} ${num(b - 30)}q${num(side * 8)} -38 ${num(side * 42)} -36q${num(side * -6)} 14 ${num(side * 10)} 20q${num(side * -26)} 0 ${num(side * -52)} 16Z`,
          light,
        ),
      );
    }
  parts.push(
    path('M-6 -480Q-40 -520 -10 -560Q26 -560 26 -524L48 -516L22 -506Q16 -484 -6 -480Z', s.p.accent),
  );
  return group(parts, { x, y, s: k });
};

/** The gate itself, front on, its doors ajar. */
export const gate = (s: Stage): void => {
  const { sky, haze, mid, deep, ink, glow, accent } = s.p;
  const [light] = rust(s);
  const x = s.cx;
  s.sky(mix(haze, deep, 0.35), haze, sky);
  s.put(s.halo(x, 330, 620, glow, 0.9), rays(x, 340, 1500, 0, 360, 18, glow, 0.22));
  for (const side of [-1, 1])
    for (let i = 2; i >= 0; i -= 1) {
      const cx = x + side * (430 + i * 150);
      const tone = mix(mix(deep, ink, 0.25), haze, 0.2 + i * 0.25);
      s.put(
        rect(
          cx - 46,
          120 + i * 36,
          92,
          560,
          s.across(mix(tone, glow, 0.3), tone, mix(tone, ink, 0.4)),
        ),
        rect(cx - 66, 96 + i * 36, 132, 40, tone, 4),
        rect(cx - 66, 96 + i * 36, 132, 10, mix(tone, glow, 0.35), 4),
        scroll(cx - 40, 200 + i * 36, 0.8, mix(tone, glow, 0.3)),
        scroll(cx - 40, 300 + i * 36, 0.8, mix(tone, glow, 0.3)),
      );
    }
  s.put(
    path(
      `M${num(x - 380)} 640V90L${num(x - 330)} 40H${num(x + 330)}L${num(x + 380)} 90V640Z`,
      s.across(mix(deep, light, 0.3), deep, ink),
    ),
    rect(x - 410, 30, 820, 46, mix(deep, ink, 0.3), 6),
    rect(x - 410, 30, 820, 12, light, 6),
  );
  for (let i = -3; i <= 3; i += 1)
    if (i !== 0) s.put(scroll(x + i * 108 - (i > 0 ? -30 : 30), 68, 0.4, accent, i < 0));
  // The doors stand ajar: light falls out between them.
  s.put(rect(x - 44, 80, 88, 560, s.across(accent, '#fffdf0', accent)));
  for (const side of [-1, 1]) {
    const door = (d: number): number => x + side * d;
    s.put(
      poly(
        [
          [door(26), 84],
          [door(330), 104],
          [door(330), 640],
          [door(26), 656],
        ],
        side < 0
          ? s.across(mix(mid, deep, 0.2), mix(mid, deep, 0.5))
          : s.across(mix(mid, deep, 0.6), mix(deep, ink, 0.4)),
      ),
      poly(
        [
          [door(26), 84],
          [door(40), 85],
          [door(40), 655],
          [door(26), 656],
        ],
        mix(accent, glow, 0.6),
      ),
    );
    for (let r = 0; r < 6; r += 1)
      for (let c = 0; c < 2; c += 1)
        if (r < 1 || r > 4)
          s.put(
            circle(door(110 + c * 120), 130 + r * 96, 20, mix(deep, ink, 0.3)),
            circle(door(110 + c * 120) - 4, 126 + r * 96, 13, mix(mid, glow, 0.3)),
          );
  }
  mask(s, x, 356, 0.98, 26);
  s.put(
    poly(
      [
        [x - 40, 650],
        [x + 40, 650],
        [x + 190, 730],
        [x - 190, 730],
      ],
      s.down([glow, 0.95], [accent, 0.5]),
    ),
  );
  for (let i = 0; i < 4; i += 1) {
    const [y, w] = [636 + i * 24, 470 + i * 130];
    s.put(
      rect(x - w, y, w * 2, 30, mix(mix(haze, deep, 0.5), ink, i * 0.16)),
      rect(x - w, y, w * 2, 5, mix(haze, glow, 0.3)),
    );
  }
  s.put(
    poly(
      [
        [x - 40, 636],
        [x + 40, 636],
        [x + 170, 730],
        [x - 170, 730],
      ],
      s.down([glow, 0.9], [accent, 0.35]),
    ),
    figure(x - 14, 686, 92, ink, accent),
    line(`M${num(x + 6)} 640l26 -26`, ink, 5),
    flecks(s.r, x - 300, 80, 600, 560, 40, glow, 4, 0.9),
  );
  for (const side of [-1, 1]) s.put(tree(s, x + side * (s.wide ? 760 : s.w * 0.43), 690, 0.86));
};
