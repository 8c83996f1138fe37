/**
 * Colours of the light and the dark scheme. Both hold WCAG AA, and AAA for whoever asks for more contrast: text on page
 * and surface, link on both (`contrast.test.ts`).
 */
export interface Scheme {
  readonly text: string;
  readonly muted: string;
  readonly page: string;
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly primarySoft: string;
  /** Text that should be noticed. */
  readonly accent: string;
  /** Fills, marks and second layers in lantern yellow. Text on it is `onAmber`. */
  readonly amber: string;
  readonly onAmber: string;
  /** The second layer that shows behind a card on hover and focus. */
  readonly peek: string;
  /** Things that are live right now: the colour of their text, and of the ground beneath it. */
  readonly live: string;
  readonly liveSoft: string;
  readonly danger: string;
  readonly dangerSoft: string;
  /** Grounds that are dark in both schemes, with the colours of text on them. */
  readonly night: string;
  readonly nightDeep: string;
  readonly onNight: string;
  readonly nightMuted: string;
}

const dusk = {
  night: '#2a2063',
  nightDeep: '#151030',
  onNight: '#ffffff',
  nightMuted: '#d3cbee',
  amber: '#ffb454',
  onAmber: '#2b1a04',
} as const;

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

/** The custom property of {@link edge}; the document sets it for whoever asks for more contrast. */
export const EDGE = '--yb-edge';

/** Colour of the edge of what its ground alone sets off: seen by whoever asks for more contrast, and in forced colours. */
export const edge = `var(${EDGE}, transparent)`;

/** The custom property that holds a colour. */
function colorVariable(name: string): string {
  return `--yb-${name}`;
}

/** Turns a scheme, or a part of one that an element overrides, into custom properties for a rule. */
export function schemeVariables(scheme: Partial<Scheme>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(scheme).map(([name, value]) => [colorVariable(name), value]),
  );
}

/** Lists what the dark scheme changes in the light one, as custom properties. */
export function darkVariables(): Record<string, string> {
  const given = schemeVariables(light);
  const changed = Object.entries(schemeVariables(dark)).filter(
    ([name, value]) => given[name] !== value,
  );
  return Object.fromEntries(changed);
}

/**
 * Colour names to custom properties: the scheme follows the system in CSS alone, without a flash. For values
 * that hold more than a colour, such as gradients and shadows; elsewhere the name is a key of the theme.
 */
// `Object.fromEntries` loses the key types.
export const colors = Object.fromEntries(
  Object.keys(light).map((name) => [name, `var(${colorVariable(name)})`]),
) as Readonly<Record<keyof Scheme, string>>;
