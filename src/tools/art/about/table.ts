/** Friends round a table: devices, snacks and a warm lamp; the two of the hero sit with their backs to us. */
import { circle, ellipse, group, line, mix, num, path, rect } from '../../../reference-api/art/kit';
import { stars } from '../../../reference-api/art/kit-nature';
import type { Stage } from '../../../reference-api/art/kit-stage';
import { sceneries } from '../../../reference-api/art/scenery';
import { lingxi, tuanzi } from '../hero/friends';
import { fruitBowl, teaSet } from '../hero/roof';
import { twoMoons } from '../hero/sky';
import { castMember } from '../shared/cast';
import { AMBER, CANDLE, dusk, duskStage, EMBER, JADE } from '../shared/dusk';
import { embed } from '../shared/embed';
import { lightString } from '../shared/lights';
import { gamePad } from '../shared/pad';

const room = (s: Stage): void => {
  s.sky('#1a1347', '#2f2272', '#5a3a7c');
  for (let i = 0; i < 14; i += 1) s.put(rect(i * 96 - 20, -4, 2, 520, '#15103a', 0, 0.35));
  const window = (x: number, w: number, moons: boolean): void => {
    s.put(rect(x - 10, 60, w + 20, 280, '#4a3b94', 8));
    s.camera({ clip: s.clip(rect(x, 70, w, 260, '#000', 4)) }, () => {
      s.put(rect(x, 70, w, 260, s.down('#1c1550', '#33279a', '#8a5ac0', '#e58f8a')));
      s.put(group(stars(s.r, w, 140, 26, '#e6deff', 0.8), { x, y: 70 }));
      if (moons) twoMoons(s, x + 76, 156, 36);
      s.put(
        path(
          `M${num(x)} 330V280L${num(x + w * 0.2)} 258L${num(x + w * 0.45)} 286L${num(x + w * 0.7)} 250L${num(x + w)} 284V330Z`,
          '#3a2a7c',
        ),
      );
    });
    s.put(
      line(`M${num(x + w / 2)} 70V330M${num(x)} 190H${num(x + w)}`, '#4a3b94', 7),
      rect(x - 22, 338, w + 44, 12, '#5f4fb0', 4),
    );
  };
  window(60, 190, true);
  window(1030, 190, false);
  lightString(s, [-10, 30], [640, 14], 40, 13, 4.5);
  lightString(s, [640, 14], [1290, 30], 40, 13, 4.5);
};

/** The lamp over the table, its light in a cone. */
const hangingLamp = (s: Stage): void => {
  s.put(
    path(
      'M560 118L90 640H1190L720 118Z',
      s.down(['#fff1cf', 0.34], [AMBER, 0.12, 0.6], [AMBER, 0]),
    ),
    line('M640 0V62', dusk.ink, 5),
    s.halo(640, 120, 210, CANDLE, 0.9),
    ellipse(640, 118, 84, 15, '#fff6e0'),
    path(
      'M554 118Q570 58 640 56T726 118Q684 104 640 104T554 118Z',
      s.across('#ffc27a', EMBER, '#a8483c'),
    ),
    path('M554 118Q570 58 628 56Q590 74 584 109Z', '#ffe9c4', 0.6),
  );
};

/** Something flat that lies on the table, seen from the side: a screen with a cover on it. */
const tablet = (s: Stage, x: number, y: number, k: number, turn: number, game: string): void => {
  const cover = sceneries[game]?.(640, 360, 'cover') ?? '';
  s.put(
    s.halo(x, y, 130 * k, '#a99dff', 0.4),
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${String(k)} ${String(k * 0.62)}) skewX(-14)">${rect(-76, -44, 152, 96, dusk.ink, 10, 0.5)}${rect(-74, -50, 148, 96, '#2a2063', 10)}${embed(cover, `${game}-`, [-66, -42, 132, 80])}</g>`,
  );
};

const tableTop = (s: Stage): void => {
  s.put(
    ellipse(640, 600, 610, 170, dusk.ink, 0.4),
    ellipse(640, 578, 590, 158, '#4a2540'),
    ellipse(640, 560, 590, 156, s.down('#c9764a', '#e89a5c', '#a8563f')),
    ellipse(640, 540, 420, 96, s.out(['#fff1cf', 0.65], ['#ffcf86', 0.28, 0.5], ['#ffcf86', 0])),
    line('M70 540Q200 424 640 406T1210 540', '#ffe0ae', 3, 0.6),
    line(
      'M180 640Q400 690 640 692M300 500Q460 470 700 474M620 610Q800 612 980 580',
      '#8f4638',
      2.5,
      0.4,
    ),
  );
};

/** Steamer, bowls, dice and cards. */
const snacks = (s: Stage): void => {
  const bun = s.ball('#ffffff', '#fff0dc', '#d9b49c');
  s.put(
    ellipse(650, 516, 92, 26, dusk.ink, 0.25),
    path('M566 474H734V506Q720 528 650 528T566 506Z', s.across('#e8b878', '#b97a48', '#8f5538')),
    ellipse(650, 474, 84, 24, '#8f5538'),
    ellipse(650, 472, 76, 20, '#6b3b30'),
    circle(616, 466, 19, bun),
    circle(682, 466, 19, bun),
    circle(649, 456, 20, bun),
    circle(640, 474, 18, bun),
    circle(668, 477, 17, bun),
    line(
      'M640 438q-14 -22 0 -40t0 -38M668 442q-12 -18 0 -34t0 -28M614 446q-10 -16 0 -28',
      '#ffffff',
      5,
      0.3,
    ),
  );
  fruitBowl(s, 240, 506, 1.15);
  teaSet(s, 990, 506, 0.95);
  for (const [x, y, c] of [
    [402, 478, JADE],
    [640, 606, '#a99df5'],
    [850, 478, EMBER],
  ] as const)
    s.put(
      ellipse(x + 4, y + 2, 26, 7, dusk.ink, 0.3),
      path(
        `M${num(x - 20)} ${num(y - 32)}H${num(x + 20)}L${num(x + 15)} ${num(y)}Q${num(x)} ${num(y + 6)} ${num(x - 15)} ${num(y)}Z`,
        s.across(mix(c, '#ffffff', 0.5), c, mix(c, dusk.mid, 0.4)),
      ),
      ellipse(x, y - 32, 20, 5.5, mix(c, '#ffffff', 0.6)),
      ellipse(x, y - 31.5, 16, 4, '#7a3f34'),
    );
  s.put(
    gamePad(s, '#efe8ff', { x: 176, y: 566, s: 0.9, sy: 0.62, turn: -8 }),
    gamePad(s, JADE, { x: 1116, y: 560, s: 0.9, sy: 0.62, turn: 10 }),
  );
};

/** Draws friends round a table for a frame of 16:9. */
export const table = (width: number, height: number): string => {
  const s = duskStage(width, height, 'about-table');
  room(s);
  s.put(
    castMember('mobei', { prop: 'none', view: 'right', mood: 'smile' }, { x: 236, y: 292, s: 0.38 })
      .art,
    castMember('xiaoman', { prop: 'cup', mood: 'smile' }, { x: 430, y: 282, s: 0.38 }).art,
    castMember('seven', { prop: 'none', view: 'front' }, { x: 642, y: 268, s: 0.36 }).art,
    castMember('yuexi', { prop: 'cup', mood: 'smile' }, { x: 846, y: 274, s: 0.37 }).art,
    castMember('axian', { prop: 'huqin', mood: 'smile' }, { x: 1050, y: 280, s: 0.37 }).art,
  );
  hangingLamp(s);
  tableTop(s);
  tablet(s, 306, 604, 1, -6, 'sky-whale');
  tablet(s, 1004, 612, 1, 6, 'paper-kingdom');
  snacks(s);
  s.put(s.floor(600, dusk.ink, 0.5));
  lingxi(s, { x: 470, y: 762, s: 1.15 });
  tuanzi(s, { x: 806, y: 756, s: 1.15, flip: true });
  s.put(s.vignette('#120d2c', 0.55));
  return s.toString();
};
