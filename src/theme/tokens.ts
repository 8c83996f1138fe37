/** Colours of the light and the dark scheme. Both hold WCAG AA: text on page and surface, link on both. */
interface Scheme {
  readonly text: string;
  readonly muted: string;
  readonly page: string;
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly primarySoft: string;
  /** Ember: what wants to be noticed, as text. */
  readonly accent: string;
  /** Lantern light: fills, marks and the layer that peeks out behind things. Text on it is `onAmber`. */
  readonly amber: string;
  readonly onAmber: string;
  /** The layer behind cards that are pointed at: somebody looking over their shoulder. */
  readonly peek: string;
  /** What is going on right now, as text; and the ground beneath it. */
  readonly live: string;
  readonly liveSoft: string;
  readonly danger: string;
  readonly dangerSoft: string;
  /** Dusk: grounds that are dark in both schemes, with their text. */
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
  surface: '#1a1729',
  raised: '#252139',
  line: '#3a3452',
  primary: '#b9aeff',
  onPrimary: '#191235',
  primarySoft: '#2d2653',
  accent: '#ff9d6b',
  peek: '#4b3d9c',
  live: '#6fdcbc',
  liveSoft: '#12362f',
  danger: '#ffb4ab',
  dangerSoft: '#4a1f1b',
};

/** The custom property that holds a colour. */
function colorVariable(name: string): string {
  return `--yb-${name}`;
}

/** A scheme, or the colours that something takes instead, as custom properties for a rule. */
export function schemeVariables(scheme: Partial<Scheme>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(scheme).map(([name, value]) => [colorVariable(name), value]),
  );
}

/**
 * Colour names to custom properties: the scheme follows the system in CSS alone, without a flash. For values
 * that hold more than a colour, such as gradients and shadows; elsewhere the name is a key of the theme.
 */
// `Object.fromEntries` forgets the keys.
export const colors = Object.fromEntries(
  Object.keys(light).map((name) => [name, `var(${colorVariable(name)})`]),
) as Readonly<Record<keyof Scheme, string>>;
