/** The download picture: a laptop and a phone on a desk at night, both with Youban on, under a warm lamp. */
import {
  circle,
  ellipse,
  group,
  line,
  mix,
  num,
  path,
  poly,
  rect,
} from '../../../reference-api/art/kit';
import { leaf } from '../../../reference-api/art/kit-field';
import { stars } from '../../../reference-api/art/kit-nature';
import type { Stage } from '../../../reference-api/art/kit-stage';
import { roof } from '../../../reference-api/art/kit-things';
import { twoMoons } from '../hero/sky';
import { AMBER, CANDLE, dusk, duskStage, EMBER, JADE } from '../shared/dusk';
import { lightString } from '../shared/lights';
import { gamePad } from '../shared/pad';
import { laptopScreen, phoneScreen } from './screens';

/** The window with the two moons over the roofs. */
const nightWindow = (s: Stage): void => {
  const [x, y, w, h] = [596, 66, 280, 300];
  s.put(rect(x - 12, y - 12, w + 24, h + 24, '#3b2f7e', 10));
  s.camera({ clip: s.clip(rect(x, y, w, h, '#000', 4)) }, () => {
    s.put(rect(x, y, w, h, s.down('#1c1550', '#33279a', '#6b4bc0', '#d9829a')));
    s.put(group(stars(s.r, w, 170, 40, '#e6deff', 0.8), { x, y }));
    twoMoons(s, x + 120, y + 110, 48);
    for (const [rx, ry, rw] of [
      [20, 226, 110],
      [118, 246, 120],
      [226, 220, 130],
    ] as const)
      s.put(
        rect(x + rx - rw * 0.36, y + ry, rw * 0.72, 120, '#2b2163'),
        roof(x + rx, y + ry + 6, rw, 40, '#1d1648', mix('#2b2163', EMBER, 0.5)),
        rect(x + rx - 22, y + ry + 18, 12, 18, CANDLE, 2),
        rect(x + rx + 8, y + ry + 18, 12, 18, CANDLE, 2),
      );
  });
  s.put(
    line(
      `M${num(x + w / 2)} ${num(y)}V${num(y + h)}M${num(x)} ${num(y + h / 2)}H${num(x + w)}`,
      '#3b2f7e',
      8,
    ),
    line(`M${num(x - 10)} ${num(y - 10)}V${num(y + h + 8)}`, '#7a63d0', 3, 0.7),
    rect(x - 26, y + h + 10, w + 52, 14, '#4a3b94', 4),
    rect(x - 26, y + h + 10, w + 52, 4, '#8f7be0', 2, 0.7),
  );
};

/** The desk with the pool of the lamp's light. */
const desk = (s: Stage): void => {
  s.put(
    path(`M-10 496H${num(s.w + 10)}V730H-10Z`, s.down('#4a2f63', '#2c1c50', '#150f33')),
    line(`M-10 497H${num(s.w + 10)}`, mix(EMBER, '#4a2f63', 0.3), 3, 0.8),
    ellipse(210, 610, 420, 130, s.out([AMBER, 0.55], [EMBER, 0.22, 0.5], [EMBER, 0])),
    line('M-10 548H960M-10 622H960', '#150f33', 2, 0.3),
  );
};

/** The lamp, its head over the laptop's left. */
const lamp = (s: Stage): void => {
  const metal = s.across('#8a4a5c', '#4a2f63', '#2a1d50');
  s.put(
    ellipse(64, 622, 62, 15, dusk.ink, 0.5),
    path('M10 614Q12 592 64 592T118 614Q118 626 64 626T10 614Z', metal),
    line('M16 610Q22 596 64 595', CANDLE, 3, 0.8),
    line('M64 596L36 388L96 178', '#2a1d50', 11),
    line('M61 594L33 388L92 180', '#a9678a', 3, 0.9),
    circle(36, 388, 10, '#2a1d50'),
    circle(34, 386, 4, CANDLE),
    s.halo(112, 196, 130, CANDLE, 0.9),
    ellipse(114, 198, 59, 16, '#fff6e0', 1, 'transform="rotate(-19 114 198)"'),
    path(
      'M56 214Q52 150 92 136L104 132Q146 134 170 178Q140 172 110 184T56 214Z',
      s.slant('#ffb978', EMBER, '#a8483c'),
    ),
    path('M56 214Q52 150 92 136L98 134Q70 160 74 204Z', '#ffe6bd', 0.6),
    circle(97, 130, 9, '#a8483c'),
  );
};

const laptop = (s: Stage): void => {
  const keys: string[] = [];
  for (let row = 0; row < 4; row += 1) {
    const y = 524 + row * 9.5;
    const half = 226 + row * 9;
    for (let i = 0; i < 15; i += 1) {
      const x = 420 - half + (i * half * 2) / 15;
      keys.push(rect(x + 1.5, y, (half * 2) / 15 - 4, 6.5, '#2a2063', 2));
    }
  }
  s.put(
    ellipse(426, 590, 380, 26, dusk.ink, 0.55),
    s.halo(420, 360, 420, '#8f7bff', 0.32),
    rect(166, 192, 508, 324, s.slant('#8d80d8', '#3a2f86', '#231a58'), 18),
    rect(169, 195, 502, 318, '#0d0a22', 15),
  );
  laptopScreen(s, 184, 208);
  s.put(
    path(
      'M166 512H674L736 578Q738 588 726 588H114Q102 588 104 578Z',
      s.down('#5a4bb0', '#7f70d8', '#4a3b9c'),
    ),
    path('M166 512H674L680 518H160Z', '#1b1448'),
    ...keys,
    path('M360 566H480L486 580H354Z', '#6a5bc4'),
    path(
      'M104 578Q102 588 114 588H726Q738 588 736 578Q738 600 722 600H118Q102 600 104 578Z',
      '#2a2063',
    ),
    line('M112 584H400', CANDLE, 2.5, 0.75),
    path('M166 512L104 578Q103 582 106 585L200 512Z', AMBER, 0.22),
  );
};

const phone = (s: Stage): void => {
  const parts = [
    rect(-82, -320, 164, 326, s.slant('#b9aeff', '#5646d6', '#2a2063'), 28),
    rect(-78, -316, 156, 318, '#0d0a22', 25),
  ];
  s.put(
    ellipse(806, 664, 120, 17, dusk.ink, 0.55),
    path('M846 540L906 656H862Z', '#1b1448'),
    s.halo(790, 500, 230, '#8f7bff', 0.3),
  );
  s.camera({ x: 796, y: 656, turn: 4 }, () => {
    s.put(...parts);
    phoneScreen(s, -70, -307);
    s.put(rect(-18, -311, 36, 7, '#0d0a22', 3.5));
  });
};

/** Draws the download picture for a frame of 4:3. */
export const download = (width: number, height: number): string => {
  const s = duskStage(width, height, 'download');
  s.sky('#151030', '#241a5c', '#3a2a7a');
  s.put(s.halo(110, 200, 420, EMBER, 0.42));
  nightWindow(s);
  lightString(s, [-10, 40], [330, 22], 26, 7, 4);
  lightString(s, [330, 22], [980, 30], 30, 12, 4);
  // Two pictures on the wall: where the friends have been.
  s.put(
    rect(226, 78, 104, 84, '#5a4a9c', 6),
    rect(234, 86, 88, 68, s.down('#ff9d5c', '#ffd79a'), 3),
    path('M234 154V128L258 104L284 132L300 118L322 140V154Z', '#8a4a7a'),
    circle(298, 104, 9, '#fff6e0'),
    rect(360, 96, 74, 74, '#5a4a9c', 6),
    rect(368, 104, 58, 58, '#1c1550', 3),
    circle(389, 129, 14, '#fff3dc'),
    circle(407, 140, 14, AMBER),
  );
  desk(s);
  s.put(
    // A plant behind the phone.
    ...[-150, -120, -95, -70, -40].map((t) =>
      leaf(914, 476, 120, t, mix(JADE, dusk.mid, 0.45), mix(JADE, CANDLE, 0.25)),
    ),
    path('M876 470H952L942 540Q914 550 886 540Z', s.across('#c9653f', '#8f3f48')),
    rect(872, 464, 84, 14, '#d9784a', 4),
  );
  s.put(
    poly(
      [
        [58, 216],
        [170, 178],
        [470, 640],
        [-60, 640],
      ],
      s.down(['#fff1cf', 0.34], [AMBER, 0.16, 0.5], [AMBER, 0]),
    ),
  );
  laptop(s);
  lamp(s);
  phone(s);
  s.put(
    // Tea and a controller within reach.
    ellipse(236, 668, 62, 13, dusk.ink, 0.45),
    line('M262 628q30 -4 26 18t-34 16', '#d9c6f0', 8),
    path('M194 612H268V654Q266 670 231 670T194 654Z', s.across('#fff6e6', '#d9c0d8', '#8f7ab8')),
    ellipse(231, 612, 37, 9, '#fff6e6'),
    ellipse(231, 613, 31, 6.5, '#8a4a3c'),
    line('M220 596q-9 -16 0 -28t0 -26M240 594q-9 -14 0 -26', '#ffffff', 4, 0.35),
    circle(222, 640, 8, '#5646d6'),
    circle(233, 645, 8, AMBER),
    ellipse(506, 674, 90, 14, dusk.ink, 0.45),
    gamePad(s, '#c9bdff', { x: 500, y: 648, s: 1.25, sy: 0.9, turn: -6 }),
    s.vignette('#120d2c', 0.9),
  );
  return s.toString();
};
