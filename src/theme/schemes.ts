import { schemeVariables, type Scheme } from './colors';

const dusk = {
  night: '#2a2063',
  nightDeep: '#151030',
  onNight: '#ffffff',
  nightMuted: '#d3cbee',
  amber: '#ffb454',
  onAmber: '#2b1a04',
} as const;

/** Colours of the light scheme. Like the dark one it holds WCAG AA, and AAA for whoever asks for more contrast (`contrast.test.ts`). */
export const light: Scheme = {
  ...dusk,
  text: '#1b1631',
  muted: '#5c5570',
  page: '#f8f4ed',
  surface: '#ffffff',
  raised: '#f1ebf6',
  line: '#e3dbe4',
  primary: '#4b3bd1',
  onPrimary: '#ffffff',
  primarySoft: '#e9e5fd',
  accent: '#b93a0b',
  peek: '#ffcf8f',
  live: '#0b6b57',
  liveSoft: '#d6f2e8',
  danger: '#b3261e',
  dangerSoft: '#fbe3e0',
};

export const dark: Scheme = {
  ...dusk,
  text: '#f4f1fb',
  muted: '#b6afca',
  page: '#100e1b',
  surface: '#221d36',
  raised: '#302a49',
  line: '#473f63',
  primary: '#b9aeff',
  onPrimary: '#191235',
  primarySoft: '#352c61',
  accent: '#ff9d6b',
  peek: '#4b3d9c',
  live: '#6fdcbc',
  liveSoft: '#12362f',
  danger: '#ffb4ab',
  dangerSoft: '#4a1f1b',
};

/** Changes of either scheme for whoever asks for more contrast: as few as it takes, for every page carries them. */
export const moreContrastColors = {
  light: {
    muted: '#3d3752',
    line: '#5c5570',
    primary: '#3527b0',
    accent: '#8a2603',
    live: '#064a3c',
    danger: '#8c1710',
  },
  dark: {
    muted: '#d3cbee',
    line: '#b6afca',
    primary: '#d3cbff',
  },
} satisfies Record<'light' | 'dark', Partial<Scheme>>;

/** Lists what the dark scheme changes in the light one, as custom properties. */
export function darkVariables(): Record<string, string> {
  const given = schemeVariables(light);
  const changed = Object.entries(schemeVariables(dark)).filter(
    ([name, value]) => given[name] !== value,
  );
  return Object.fromEntries(changed);
}
