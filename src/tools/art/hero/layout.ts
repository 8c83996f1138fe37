/** Where everything in the hero stands, in the desk and in the phone format. */
import { ellipse, rect, type Place, type Point } from '../../../reference-api/art/kit';
import type { Stage } from '../../../reference-api/art/kit-stage';

type Cloud = readonly [x: number, y: number, w: number, h: number, opacity: number];

/** Where everything stands in one format, in units of a stage 720 high. */
export interface HeroLayout {
  readonly moons: readonly [x: number, y: number, r: number];
  /** Height of the cloud sea. */
  readonly sea: number;
  readonly milkyWay: readonly [Point, Point];
  readonly train: readonly [Point, Point, Point];
  readonly trainSize: number;
  readonly clouds: readonly Cloud[];
  readonly worlds: Readonly<
    Record<'lighthouse' | 'paper' | 'lantern' | 'whale' | 'ringed' | 'garden', Place>
  >;
  readonly pagodas: readonly (readonly [x: number, k: number])[];
  readonly ridge: readonly Point[];
  /** Size of the friends and of all that stands on the roof. */
  readonly k: number;
  readonly human: number;
  readonly cat: number;
  readonly lamp: number;
  readonly tea: number;
  readonly hanging: readonly (readonly [x: number, y: number, size: number, cord: number])[];
  readonly strings: readonly (readonly [Point, Point, number, number])[];
  readonly skyLanterns: readonly (readonly [x: number, y: number, size: number])[];
  /** More of them, at night. */
  readonly lateLanterns: readonly (readonly [x: number, y: number, size: number])[];
  readonly fallingStar: readonly [x: number, y: number, length: number];
  readonly bowl: number;
  /** Where a stray cat has found its own place on the ridge. */
  readonly stray: number;
  /** Darkens the sky where text is to stand. */
  readonly calm: (s: Stage, color: string) => string;
  /** Darkens the city there. */
  readonly shade: (s: Stage, color: string) => string;
}

/** Desk, 16:9: the left 45 % are calm. */
export const deskLayout: HeroLayout = {
  moons: [868, 326, 122],
  sea: 520,
  milkyWay: [
    [180, 40],
    [1240, 420],
  ],
  train: [
    [470, 330],
    [620, 210],
    [812, 232],
  ],
  trainSize: 15,
  clouds: [
    [560, 300, 130, 26, 0.4],
    [1010, 272, 120, 24, 0.5],
    [1140, 168, 130, 24, 0.45],
    [400, 430, 150, 24, 0.25],
  ],
  worlds: {
    lighthouse: { x: 672, y: 410, s: 0.66 },
    paper: { x: 1204, y: 284, s: 0.54 },
    lantern: { x: 1206, y: 478, s: 0.46 },
    whale: { x: 966, y: 116, s: 0.3 },
    ringed: { x: 694, y: 100, s: 0.58 },
    garden: { x: 1078, y: 240, s: 0.46 },
  },
  pagodas: [
    [560, 0.62],
    [250, 0.5],
  ],
  ridge: [
    [-40, 690],
    [260, 668],
    [560, 644],
    [860, 624],
    [1080, 606],
    [1210, 584],
    [1330, 540],
  ],
  k: 1,
  human: 852,
  cat: 1030,
  lamp: 716,
  tea: 1146,
  bowl: 640,
  stray: 452,
  fallingStar: [560, 74, 90],
  skyLanterns: [
    [450, 492, 9],
    [498, 452, 6],
    [380, 520, 11],
    [604, 540, 10],
    [300, 474, 5],
    [180, 508, 7],
    [770, 470, 7],
    [1246, 396, 7],
  ],
  lateLanterns: [
    [520, 424, 4],
    [664, 506, 4],
    [606, 476, 4],
    [352, 488, 4],
    [140, 462, 4],
    [1164, 424, 5],
    [1262, 340, 4],
    [1110, 300, 4],
    [96, 528, 5],
  ],
  hanging: [
    [1236, -10, 84, 40],
    [1150, -10, 46, 10],
  ],
  strings: [[[1290, 84], [1070, -14], 26, 7]],
  calm: (st, color) =>
    rect(-2, -2, st.w * 0.6, st.h + 4, st.across([color, 0.8], [color, 0.66, 0.6], [color, 0])),
  shade: (st, color) =>
    ellipse(160, 640, 640, 250, st.out([color, 0.78], [color, 0.62, 0.5], [color, 0])),
};

/** Phone, 3:4: the upper 45 % are calm. */
export const phoneLayout: HeroLayout = {
  moons: [206, 452, 84],
  sea: 560,
  milkyWay: [
    [-40, 120],
    [560, 470],
  ],
  train: [
    [-20, 430],
    [60, 368],
    [168, 366],
  ],
  trainSize: 11,
  clouds: [
    [30, 400, 90, 18, 0.4],
    [400, 470, 120, 24, 0.5],
  ],
  worlds: {
    lighthouse: { x: 72, y: 518, s: 0.5 },
    paper: { x: 482, y: 420, s: 0.36 },
    lantern: { x: 490, y: 560, s: 0.37 },
    whale: { x: 316, y: 366, s: 0.185 },
    ringed: { x: 66, y: 344, s: 0.31 },
    garden: { x: 386, y: 440, s: 0.3 },
  },
  pagodas: [[148, 0.42]],
  ridge: [
    [-30, 668],
    [140, 660],
    [300, 650],
    [420, 640],
    [500, 624],
    [580, 590],
  ],
  k: 0.78,
  human: 190,
  cat: 336,
  lamp: 84,
  tea: 430,
  bowl: 24,
  stray: 512,
  fallingStar: [446, 300, 50],
  skyLanterns: [
    [150, 540, 6],
    [24, 478, 5],
    [520, 520, 6],
    [420, 392, 4],
  ],
  lateLanterns: [
    [186, 520, 4],
    [112, 452, 3],
    [12, 530, 4],
    [466, 486, 4],
    [528, 474, 3],
    [350, 430, 3],
    [500, 360, 3],
  ],
  hanging: [
    [512, -10, 40, 4],
    [470, -10, 24, 0],
  ],
  strings: [],
  calm: (st, color) =>
    rect(-2, -2, st.w + 4, st.h * 0.66, st.down([color, 0.8], [color, 0.62, 0.62], [color, 0])),
  shade: () => '',
};
