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
  readonly accent: string;
  readonly danger: string;
}

export const light: Scheme = {
  text: '#1d1a2b',
  muted: '#5d586f',
  page: '#faf8f5',
  surface: '#ffffff',
  raised: '#f3f0fa',
  line: '#e4dfea',
  primary: '#5646d6',
  onPrimary: '#ffffff',
  primarySoft: '#ebe8fd',
  accent: '#c2410c',
  danger: '#b3261e',
};

export const dark: Scheme = {
  text: '#f2eff9',
  muted: '#b3acc6',
  page: '#14121d',
  surface: '#1d1a2a',
  raised: '#272338',
  line: '#383250',
  primary: '#b3a8ff',
  onPrimary: '#1a1533',
  primarySoft: '#2d2750',
  accent: '#ff9d6b',
  danger: '#ffb4ab',
};

export type ColorName = keyof Scheme;

/** The custom property that holds a colour. */
const colorVariable = (name: string): string => `--yb-${name}`;

/** A scheme as custom properties, for a rule of the global style. */
export const schemeVariables = (scheme: Scheme): Record<string, string> =>
  Object.fromEntries(Object.entries(scheme).map(([name, value]) => [colorVariable(name), value]));

/** Colour names to custom properties: the scheme follows the system in CSS alone, without a flash. */
export const colors: Readonly<Record<ColorName, string>> = {
  text: 'var(--yb-text)',
  muted: 'var(--yb-muted)',
  page: 'var(--yb-page)',
  surface: 'var(--yb-surface)',
  raised: 'var(--yb-raised)',
  line: 'var(--yb-line)',
  primary: 'var(--yb-primary)',
  onPrimary: 'var(--yb-onPrimary)',
  primarySoft: 'var(--yb-primarySoft)',
  accent: 'var(--yb-accent)',
  danger: 'var(--yb-danger)',
};
