/** The hours of the hero: the same things in the same places, seen in another light. */
import { mix } from '../../../reference-api/art/kit';
import { AMBER, CANDLE, dusk, EMBER } from '../shared/dusk';
import type { Grade } from './lit-stage';

/** Colours as under a coloured lamp: multiplied by `lamp`, then lifted towards `air` by `share`. */
const under =
  (lamp: string, air = '#000000', share = 0): Grade =>
  (color) => {
    const value = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);
    const seen = [1, 3, 5].map((at) =>
      Math.round((value(color, at) * value(lamp, at)) / 255)
        .toString(16)
        .padStart(2, '0'),
    );
    return mix(`#${seen.join('')}`, air, share);
  };

/** Leaves warm light itself as it is: lit windows, lamps, flames. */
const butLights =
  (grade: Grade): Grade =>
  (color) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
    return r >= 235 && g >= 140 && b <= 226 ? color : grade(color);
  };

type Bank = readonly [body: string, edge: string, foot: string];

/** One hour of the hero. */
export interface Light {
  /** The sky from above to the horizon: three colours high up, three around the horizon. */
  readonly sky: readonly [string, string, string, string, string, string];
  /** How bright the stars are, and how many there are besides those of dusk. */
  readonly stars: number;
  readonly moreStars: number;
  /** What lies over the sky and the city where text is to stand. */
  readonly calm: string;
  /** How much of it lies over a bright sky once more. */
  readonly calmer: number;
  /** How much of it lies over the city. */
  readonly shade: number;
  readonly pale: {
    readonly ball: readonly [string, string, string];
    readonly marks: string;
    readonly eyes: string;
    readonly haze: readonly [color: string, opacity: number];
    readonly halo: readonly [color: string, opacity: number];
  };
  readonly amber: {
    readonly ball: readonly [string, string, string, string];
    readonly bands: readonly [string, string];
    /** Its light: colour, opacity, and how many times its own size. */
    readonly halo: readonly [color: string, opacity: number, size: number];
  };
  /** Drifting clouds: above, below, their lit edge. */
  readonly clouds: readonly [string, string, string];
  readonly hills: readonly [above: string, below: string, mist: string];
  /** The two banks of the cloud sea, the far one first: body, lit edge, foot. */
  readonly banks: readonly [Bank, Bank];
  readonly city: {
    readonly far: string;
    readonly near: string;
    readonly roofs: string;
    readonly edges: string;
    readonly pagoda: readonly [far: string, near: string, halo: number];
    /** Windows: colours, and how many of those that are dark at dusk are lit (below 0: of the lit ones, dark). */
    readonly windows: readonly [above: string, below: string, more: number];
    readonly mist: readonly [color: string, opacity: number];
  };
  readonly roof: {
    readonly cold: string;
    readonly warm: string;
    /** The stone of the ridge, the ends of the tiles, and the dark between them. */
    readonly course: string;
    readonly ends: string;
    readonly dark: string;
    readonly lamp: readonly [color: string, opacity: number];
    readonly edge: readonly [cold: string, warm: string];
  };
  /** How far lanterns shine: 1 at dusk, 0 when they are out. */
  readonly lamps: number;
  /** How the worlds, the friends and the lanterns themselves are seen. */
  readonly worlds?: Grade;
  readonly friends?: Grade;
  readonly paper?: Grade;
  /** What there is at this hour only. */
  readonly only?: 'lit windows' | 'smoke';
  /** What the air holds: motes, birds. */
  readonly motes: string;
  readonly birds: string;
}

const atDusk: Light = {
  sky: ['#120d2c', '#1c1550', '#33279a', '#6b4bc0', '#c9739a', '#ff9d5c'],
  stars: 1,
  moreStars: 0,
  calm: '#120d2c',
  calmer: 0,
  shade: 1,
  pale: {
    ball: ['#fffdf6', '#fff3dc', '#f2d9cf'],
    marks: '#ecd5c9',
    eyes: '#d9b9b4',
    haze: ['#8f7bff', 0.5],
    halo: ['#fff1d8', 0.5],
  },
  amber: {
    ball: ['#ffdf9f', AMBER, EMBER, '#d9603f'],
    bands: ['#e06a45', '#ffe6b4'],
    halo: [EMBER, 0.55, 2.1],
  },
  clouds: ['#c8a2e8', '#7d63d6', CANDLE],
  hills: ['#6a4fc0', '#a562a8', '#d07f9d'],
  banks: [
    ['#a678cf', '#ffd9b0', '#6b48b0'],
    ['#7d58bd', '#f0a98f', '#3d2c86'],
  ],
  city: {
    far: '#7350b8',
    near: '#221a58',
    roofs: dusk.ink,
    edges: EMBER,
    pagoda: ['#6d4aa8', '#1b1440', 0.35],
    windows: [CANDLE, AMBER, 0],
    mist: [EMBER, 0.14],
  },
  roof: {
    cold: '#251c5e',
    warm: '#8a4a6a',
    course: dusk.mid,
    ends: dusk.deep,
    dark: dusk.ink,
    lamp: [EMBER, 0.3],
    edge: [CANDLE, AMBER],
  },
  lamps: 1,
  motes: '#ffd79a',
  birds: '#c9b8ff',
};

const atNight: Light = {
  sky: ['#050617', '#090b28', '#111750', '#232c7c', '#38398f', '#4d4292'],
  stars: 1,
  moreStars: 260,
  calm: '#070819',
  calmer: 0,
  shade: 0.5,
  pale: {
    ball: ['#fffef8', '#f0efff', '#c6caf0'],
    marks: '#c9cdec',
    eyes: '#9fa5d6',
    haze: ['#6f86ff', 0.5],
    halo: ['#dfe6ff', 0.62],
  },
  amber: {
    ball: ['#ffd694', '#f3a04a', '#d8713a', '#96405a'],
    bands: ['#b9503f', '#ffdca6'],
    halo: ['#e0763f', 0.42, 1.9],
  },
  clouds: ['#8b95e0', '#4048a8', '#dfe6ff'],
  hills: ['#2a2f83', '#3a3a8e', '#5560b8'],
  banks: [
    ['#4a50ab', '#c3cdfb', '#2a2f80'],
    ['#343a90', '#8f9ae6', '#161a52'],
  ],
  city: {
    far: '#2f3386',
    near: '#10123c',
    roofs: '#050617',
    edges: '#6f7fe0',
    pagoda: ['#2c2f7c', '#0c0e30', 0.6],
    windows: ['#ffe9bd', AMBER, 0.75],
    mist: ['#ff9d4f', 0.2],
  },
  roof: {
    cold: '#151a52',
    warm: '#8a4a58',
    course: '#1a1f5a',
    ends: '#10133e',
    dark: '#050617',
    lamp: ['#ff9440', 0.42],
    edge: ['#b9c4ff', '#ffc070'],
  },
  lamps: 1.35,
  worlds: butLights(under('#b4bcf0', '#0a0d33', 0.14)),
  friends: under('#d2ccf0', '#0a0d33', 0.08),
  only: 'lit windows',
  motes: '#ffe2a0',
  birds: '#8f9ae6',
};

const atDawn: Light = {
  sky: ['#2b3172', '#5f559f', '#b487b6', '#ea9fa5', '#ffc493', '#ffe6a6'],
  stars: 0.3,
  moreStars: 0,
  calm: '#181352',
  calmer: 0.55,
  shade: 1,
  pale: {
    ball: ['#fffaf2', '#fdeee6', '#f3cfc9'],
    marks: '#efd2cb',
    eyes: '#dbabab',
    haze: ['#ffb6b0', 0.36],
    halo: ['#fff1e2', 0.5],
  },
  amber: {
    ball: ['#fffbe2', '#ffe9a6', '#ffc763', '#ff9f5a'],
    bands: ['#ffa95c', '#fffbe0'],
    halo: ['#ffc79a', 0.9, 3.6],
  },
  clouds: ['#ffdccf', '#d79bbd', '#fff3d6'],
  hills: ['#a883b4', '#e3a3a4', '#ffdcae'],
  banks: [
    ['#e6aebb', '#fff1cf', '#bb86ab'],
    ['#c592b8', '#ffdcb0', '#7d6299'],
  ],
  city: {
    far: '#a67fae',
    near: '#54467f',
    roofs: '#2d2557',
    edges: '#ffc58a',
    pagoda: ['#a07aa8', '#40356c', 0.12],
    windows: ['#ffe6bd', '#f3b26c', -0.8],
    mist: ['#ffc8b4', 0.26],
  },
  roof: {
    cold: '#453c76',
    warm: '#a06a7c',
    course: '#574a86',
    ends: '#40376e',
    dark: '#261f4c',
    lamp: ['#ffc48a', 0.2],
    edge: ['#ffdfb4', '#ffe6b0'],
  },
  lamps: 0.12,
  worlds: under('#fff0ec', '#ffc9b4', 0.16),
  friends: under('#fff6f0', '#ffd2b4', 0.06),
  paper: under('#d8a9a2', '#b98a95', 0.3),
  only: 'smoke',
  motes: '#fff3d0',
  birds: '#ffe2d0',
};

/** The hours by name. */
export const lights: Readonly<Record<'dusk' | 'night' | 'dawn', Light>> = {
  dusk: atDusk,
  night: atNight,
  dawn: atDawn,
};

/** An hour of the hero. */
export type Hour = keyof typeof lights;
