/** The library: a wall of game worlds round a moon window; Tuanzi on the ladder, Lingxi waiting below. */
import {
  circle,
  ellipse,
  group,
  line,
  mix,
  num,
  path,
  rect,
  ring,
} from '../../../reference-api/art/kit';
import { flecks, stars } from '../../../reference-api/art/kit-nature';
import type { Stage } from '../../../reference-api/art/kit-stage';
import { lingxi, tail, tuanzi } from '../hero/friends';
import { teaSet } from '../hero/roof';
import { twoMoons } from '../hero/sky';
import { whaleWorld } from '../hero/wanderers';
import { AMBER, CANDLE, dusk, duskStage, EMBER } from '../shared/dusk';
import { floorLantern, hangingLantern } from '../shared/lights';
import { board, cartridge, compartment } from './library-shelves';

/** The moon window. */
const WINDOW = [452, 268, 168] as const;

const shelves = (s: Stage): void => {
  const columns = [-30, 176, 348, 556, 748, 944, 1130, 1310];
  const rows = [128, 262, 396, 530];
  rows.forEach((y, row) => {
    for (let i = 0; i + 1 < columns.length; i += 1) {
      const [x1 = 0, x2 = 0] = [columns[i], columns[i + 1]];
      const middle = (x1 + x2) / 2;
      const light = Math.max(0, 1 - Math.hypot(middle - 860, y - 330) / 620);
      compartment(s, row * 7 + i, x1 + 8, y, x2 - x1 - 8, 122, light);
      s.put(board(x1, y, x2 - x1 + 8, light));
    }
  });
  for (const x of columns) {
    const light = Math.max(0, 1 - Math.abs(x - 860) / 620);
    s.put(
      rect(x - 2, -4, 12, 552, mix('#3a2358', '#a8623f', light * 0.8)),
      rect(x - 2, -4, 3, 552, mix('#6a4a8c', CANDLE, light), 0, 0.7),
    );
  }
};

const moonWindow = (s: Stage): void => {
  const [x, y, r] = WINDOW;
  s.put(
    circle(x + 4, y + 8, r + 24, dusk.ink, 0.5),
    circle(x, y, r + 20, s.slant('#c9784a', '#7a3f4c', '#3a2358')),
  );
  s.camera({ clip: s.clip(circle(x, y, r, '#000')) }, () => {
    s.put(rect(x - r, y - r, r * 2, r * 2, s.down('#1c1550', '#33279a', '#6b4bc0', '#e58f8a')));
    s.put(group(stars(s.r, r * 2, r * 1.2, 60, '#e6deff', 0.8), { x: x - r, y: y - r }));
    twoMoons(s, x + 36, y - 6, 56);
    whaleWorld(s, { x: x - 62, y: y + 70, s: 0.2 });
    s.put(
      path(
        `M${num(x - r)} ${num(y + r)}V${num(y + 120)}q60 -34 110 -6t110 -14t120 10V${num(y + r)}Z`,
        '#3a2a7c',
      ),
    );
  });
  s.put(
    ring(x, y, r + 3, dusk.ink, 6, 0.6),
    ring(x, y, r + 18, CANDLE, 2.5, 0.55),
    line(`M${num(x)} ${num(y - r)}V${num(y + r)}`, '#5a3048', 6),
    line(`M${num(x - r)} ${num(y)}H${num(x + r)}`, '#5a3048', 6),
  );
};

const floor = (s: Stage): void => {
  s.put(
    rect(-4, 548, s.w + 8, 180, s.down('#4a2f5c', '#2a1a4c', '#140e34')),
    line(`M-4 549H${num(s.w + 4)}`, mix(EMBER, '#4a2f5c', 0.3), 4),
    rect(-4, 552, s.w + 8, 16, dusk.ink, 0, 0.35),
    ellipse(520, 668, 400, 52, '#8f3f58'),
    ellipse(520, 665, 372, 44, '#b9564f'),
    ellipse(520, 663, 330, 36, '#8f3f58'),
    s.halo(250, 640, 330, EMBER, 0.35),
    s.halo(880, 400, 380, EMBER, 0.3),
  );
};

/** The ladder on its rail, from the floor to the top. */
const ladder = (s: Stage): void => {
  const rail = 'M846 690L800 30M966 690L920 30';
  s.put(
    line('M-10 36H1300', '#c9784a', 5),
    line(rail, dusk.ink, 15, 0.4, 'transform="translate(7 5)"'),
  );
  for (let i = 0; i < 10; i += 1) {
    const y = 84 + i * 64;
    const x = 804 + ((y - 30) / 660) * 46;
    s.put(
      line(`M${num(x)} ${num(y)}h116`, '#8f4f40', 10),
      line(`M${num(x)} ${num(y - 3)}h116`, '#e8a468', 3),
    );
  }
  s.put(line(rail, '#a8623f', 13), line(rail, '#ffcf94', 3, 0.85, 'transform="translate(-4 0)"'));
};

/** Tuanzi on the ladder, a shining cartridge in the raised paw. */
const climber = (s: Stage): void => {
  const [x, y] = [884, 400];
  s.put(
    path(
      `M${num(x - 46)} ${num(y - 30)}L${num(x - 42)} ${num(y + 78)}H${num(x - 10)}L${num(x + 2)} ${num(y - 10)}L${num(x + 12)} ${num(y + 14)}H${num(x + 44)}L${num(x + 50)} ${num(y - 30)}Z`,
      s.down('#2f8a74', '#215a63'),
    ),
    ellipse(x - 28, y + 80, 25, 12, '#e6c8ae'),
    ellipse(x + 30, y + 16, 25, 12, '#e6c8ae'),
    line(`M${num(x - 44)} ${num(y + 80)}h30M${num(x + 14)} ${num(y + 16)}h30`, '#b98a86', 2.5),
  );
  tuanzi(s, { x, y, s: 1, flip: true }, '');
  const [cx, cy] = [x + 96, y - 196];
  s.put(s.halo(cx, cy, 200, CANDLE, 0.95));
  s.camera({ x: cx + 8, y: cy - 8, turn: 12 }, () => {
    s.put(rect(-45, -50, 90, 102, CANDLE, 10, 0.9));
    cartridge(s, 'lantern-city', 'held-', -40, 47, 80);
  });
  s.put(
    circle(x + 80, y - 160, 15, s.ball('#fff6e6', '#e6c8ae', '#b98a86')),
    flecks(s.r, cx - 90, cy - 90, 190, 190, 20, '#fff1cf', 3, 0.9),
  );
  tail(s, { x: x + 6, y: y - 6, s: 1 });
};

/** Draws the library for a frame of 16:9. */
export const library = (width: number, height: number): string => {
  const s = duskStage(width, height, 'about-library');
  s.sky('#120d2c', '#1a1244');
  shelves(s);
  moonWindow(s);
  floor(s);
  ladder(s);
  climber(s);
  hangingLantern(s, 666, -6, 64, 50);
  hangingLantern(s, 1180, -6, 74, 90);
  hangingLantern(s, 262, -6, 58, 24);
  // Lingxi on a cushion with books about her.
  s.put(
    ellipse(448, 690, 118, 24, dusk.ink, 0.45),
    path(
      'M342 664Q340 640 400 638H500Q556 640 554 664Q556 692 448 694T342 664Z',
      s.down('#8f7be0', '#4b3bd1', '#2a2063'),
    ),
    line('M350 656Q448 640 546 656', '#b9aeff', 3, 0.7),
  );
  lingxi(s, { x: 436, y: 658, s: 1.05 });
  for (const [bx, by, bw, tone] of [
    [600, 694, 104, '#4fb596'],
    [606, 676, 92, EMBER],
    [598, 658, 98, '#a99df5'],
  ] as const)
    s.put(
      rect(
        bx,
        by - 18,
        bw,
        17,
        s.across(mix(tone, '#ffffff', 0.3), tone, mix(tone, dusk.mid, 0.5)),
        3,
      ),
      rect(bx + bw - 9, by - 15, 9, 11, '#fff3dc', 1),
    );
  teaSet(s, 640, 641, 0.7);
  floorLantern(s, 250, 690, 124);
  cartridge(s, 'tidal-court', 'floor-', 1016, 682, 70);
  s.put(
    path('M1120 690V610H1236V690Z', s.down('#a8623f', '#5a3048')),
    rect(1112, 602, 132, 12, '#c9784a', 3),
  );
  cartridge(s, 'sky-whale', 'box-', 1128, 602, 50);
  cartridge(s, 'dragon-kiln', 'box2-', 1184, 602, 44);
  s.put(
    circle(1178, 650, 12, '#fff3dc', 0.9),
    circle(1192, 660, 12, AMBER, 0.95),
    s.vignette('#120d2c', 0.7),
  );
  return s.toString();
};
