/** The seven colours that every picture of one game is mixed from, as `#rrggbb`. */
export interface Palette {
  /** Top of the sky or the furthest plane. */
  readonly sky: string;
  /** What distance fades into. */
  readonly haze: string;
  /** The middle planes. */
  readonly mid: string;
  /** Shadow sides and near planes. */
  readonly deep: string;
  /** The darkest shapes, in front of everything. */
  readonly ink: string;
  /** The one focal point. */
  readonly accent: string;
  /** Lit edges, facing the light at the upper left. */
  readonly glow: string;
}

const palette = (
  sky: string,
  haze: string,
  mid: string,
  deep: string,
  ink: string,
  accent: string,
  glow: string,
): Palette => ({ sky, haze, mid, deep, ink, accent, glow });

/** Palettes of the sample games by game id. */
export const palettes: Readonly<Record<string, Palette>> = {
  'star-echo': palette('#0b1b3b', '#27507a', '#1e3a66', '#132748', '#070f22', '#ffb454', '#bfe6ff'),
  'tea-mountain': palette(
    '#dfeee0',
    '#b9d8b4',
    '#6fa56f',
    '#2f6b52',
    '#16382f',
    '#e2704a',
    '#fbf6d9',
  ),
  'lantern-city': palette(
    '#1d1440',
    '#5a2a5e',
    '#3b2260',
    '#241642',
    '#110a24',
    '#ff7a3d',
    '#ffd79a',
  ),
  'clockwork-isle': palette(
    '#cfe6e4',
    '#9cc7c1',
    '#b98a4e',
    '#7a4f2c',
    '#352016',
    '#1f8f8a',
    '#ffe9b8',
  ),
  'snowline-express': palette(
    '#a9c7e6',
    '#dbe8f4',
    '#7f9fc6',
    '#3d5a86',
    '#182a4a',
    '#d8413c',
    '#ffffff',
  ),
  'paper-kingdom': palette(
    '#fbe7dc',
    '#f4c9bd',
    '#e58f8a',
    '#a8505f',
    '#472437',
    '#f2b632',
    '#fff8ee',
  ),
  'deep-orchard': palette(
    '#0a3d56',
    '#1b7283',
    '#125468',
    '#0b344c',
    '#051b2c',
    '#ffcf5c',
    '#a7f0d6',
  ),
  'ink-wanderer': palette(
    '#efebe1',
    '#cfcabd',
    '#8d8a83',
    '#45444a',
    '#17171c',
    '#c8322b',
    '#fffdf6',
  ),
  'neon-courier': palette(
    '#190b33',
    '#4a1a6b',
    '#2d1458',
    '#170a36',
    '#090416',
    '#19e3e3',
    '#ff6ac2',
  ),
  'desert-bell': palette(
    '#f6c88f',
    '#f2a76a',
    '#d9793f',
    '#8f4337',
    '#3f1f2e',
    '#5a58b8',
    '#fff0cf',
  ),
  'cat-inn': palette('#ffe3b5', '#ffc98a', '#ee9a55', '#a75a34', '#47271f', '#3f8c7a', '#fff6df'),
  'glacier-orbit': palette(
    '#0e1030',
    '#38407f',
    '#5c78b8',
    '#252a66',
    '#090a20',
    '#8df0ff',
    '#eef4ff',
  ),
  'mushroom-post': palette(
    '#e9efcf',
    '#c4d7a4',
    '#86a866',
    '#44683f',
    '#1f3526',
    '#d9463e',
    '#fffbe3',
  ),
  'bronze-gate': palette(
    '#f0d9a4',
    '#c9b283',
    '#5f9c88',
    '#2c5d56',
    '#142b2a',
    '#e09a2f',
    '#fff3d1',
  ),
  'sky-whale': palette('#8fc7f2', '#d8ecfb', '#6ba0dd', '#3b62a8', '#1b2f5f', '#ff9e7a', '#ffffff'),
  'midnight-radio': palette(
    '#10202b',
    '#2b4a52',
    '#1d3640',
    '#12262f',
    '#081217',
    '#f25c54',
    '#f3e3b3',
  ),
  'dragon-kiln': palette(
    '#3a1d2b',
    '#8c3d33',
    '#b4552f',
    '#57262a',
    '#220f18',
    '#ffb13c',
    '#ffe3ae',
  ),
  'tidal-court': palette(
    '#ffd9c2',
    '#ffb7a0',
    '#5cc4c8',
    '#2a8595',
    '#123f52',
    '#ff5d5d',
    '#fffaf0',
  ),
  rootwork: palette('#d8c9a3', '#a98d63', '#7b5b3e', '#4b3327', '#241813', '#8fd14f', '#f7ecc8'),
  'moon-opera': palette(
    '#12183d',
    '#39407c',
    '#7a2f57',
    '#2a1c49',
    '#0d0b22',
    '#e8b84a',
    '#fdf1cf',
  ),
  'iron-garden': palette(
    '#d3e8d7',
    '#9fcbb0',
    '#5d9a7f',
    '#3b5f66',
    '#1c2c35',
    '#f28b30',
    '#f6fff0',
  ),
  'river-locks': palette(
    '#cfe3f1',
    '#a9cce0',
    '#6d9fb5',
    '#7b6a52',
    '#2d3a40',
    '#d9583b',
    '#fdf7e6',
  ),
  'dream-tailor': palette(
    '#4a3a86',
    '#9c7ccb',
    '#6f55ad',
    '#33286a',
    '#1a1440',
    '#ff8fb1',
    '#fde8ff',
  ),
  'last-lighthouse': palette(
    '#23384d',
    '#4f6f83',
    '#35566d',
    '#1d3346',
    '#0c1822',
    '#ffd45e',
    '#f4f7e8',
  ),
};
