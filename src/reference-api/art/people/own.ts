import type { Look } from './look';
import type { Tones } from './tones';

/** Colours that a text names. */
export type OwnTones = Partial<
  Pick<Tones, 'skin' | 'hair' | 'iris' | 'blush' | 'socks' | 'cloth' | 'lining' | 'trim' | 'hat'>
>;

/** What is particular about one person. */
export interface Own {
  readonly tones?: OwnTones;
  /** Throws of the dice that are settled, 0 to 1, by name. */
  readonly settled?: Readonly<Record<string, number>>;
  /** The game whose colours are taken instead of the given one's. */
  readonly game?: string;
  /** Moustache and a small beard at the chin. */
  readonly goatee?: boolean;
  /** Carried on the back. */
  readonly back?: 'huqin' | 'book-chest';
  /** Sits on a stool. */
  readonly seated?: boolean;
  /** Rain falls, whatever the backdrop. */
  readonly rain?: boolean;
  /** Numeral on a plate at the chest. */
  readonly plate?: boolean;
  /** Badges pinned to the breast. */
  readonly badges?: boolean;
  /** Only one ear listens to the headphones. */
  readonly oneEar?: boolean;
  /** Fur with white in it, as a text tells of it. */
  readonly coat?: 'ginger';
  /** A whole string of bells. */
  readonly string?: boolean;
}

const axian: Own = {
  goatee: true,
  tones: {
    skin: '#efc39c',
    hair: '#1d1a20',
    iris: '#4a3226',
    blush: '#e0a183',
    cloth: '#2f8a8b',
    lining: '#164a58',
    trim: '#e9dcb8',
  },
  settled: {
    brow: 1.3,
    jaw: 1,
    lips: 1,
    lashes: 1,
    marks: 0.99,
    fringe: 0.7,
    'two-buns': 1,
    plain: 0,
    'eye-style': 0.5,
    tilt: 0.35,
  },
};

const ginger: Own = {
  coat: 'ginger',
  badges: true,
  tones: { skin: '#e8944a', socks: '#fff3e0', iris: '#5f8a3c' },
  settled: { flip: 1, 'beast-brows': 1 },
};

const xiaoman: Own = {
  tones: { skin: '#f3cba6', hair: '#2c1c1a', iris: '#5a3a28', blush: '#ec8f78' },
  settled: { marks: 0.99 },
};

const lingxi: Own = {
  oneEar: true,
  tones: { iris: '#8a5a2c' },
  settled: { 'front-locks': 1 },
};

const mobei: Own = {
  tones: { iris: '#4a3226' },
  settled: { 'beard-hair': 0, strap: 1, fringe: 0.6, tilt: 0.6 },
};
const feng: Own = { tones: { hair: '#2b1c1c', iris: '#7a4a2a' } };

/** By the person's id and what they hold, which tells one's clothes from the other. */
const owns: Readonly<Record<string, Own>> = {
  'p-axian/huqin': {
    ...axian,
    seated: true,
    settled: { ...axian.settled, ground: 0.75, orb: 0.4, full: 0 },
  },
  'p-axian/lantern': {
    ...axian,
    back: 'huqin',
    settled: {
      ...axian.settled,
      mask: 0.99,
      'mask-c': 0,
      hold: 0.9,
      'prop-side': 0.9,
      'happy-eyes': 1,
      'open-smile': 1,
    },
  },
  'p-tuanzi/letter': {
    ...ginger,
    tones: {
      ...ginger.tones,
      cloth: '#f1e4c8',
      lining: '#2f7d72',
      trim: '#fff6df',
      hat: '#2f7d72',
    },
    settled: { ...ginger.settled, ground: 0.36, cap: 0.5 },
  },
  'p-tuanzi/mail-basket': {
    ...ginger,
    tones: {
      ...ginger.tones,
      cloth: '#2f7d72',
      lining: '#efe0bd',
      trim: '#f3c64b',
      hat: '#c94a3c',
    },
  },
  'p-xiaoman/tea-basket': xiaoman,
  'p-xiaoman/cup': xiaoman,
  'tea-mountain-ahui/tea-basket': {
    tones: { skin: '#f1c49d', hair: '#2a1b1b', blush: '#ea8a72' },
  },
  'p-lingxi/radio': lingxi,
  'p-lingxi/compass': lingxi,
  'p-mobei/brush': { ...mobei, back: 'book-chest' },
  'p-mobei/lantern': mobei,
  'p-seven/wrench': { plate: true },
  'p-seven/umbrella': { plate: true },
  'p-feng/bell': { ...feng, string: true },
  'p-feng/letter': { ...feng, game: 'neon-courier', rain: true },
};

const plain: Own = {};

/** What the text about this person says and no word of the look does; nothing for most. */
export const ownOf = (seed: string, look: Look): Own => owns[`${seed}/${look.prop}`] ?? plain;
