import type { Theme } from 'theme-ui';
import { colors, edge } from './colors';

/**
 * Font stacks by language: the same Han character looks different in Chinese and Japanese. Each name that a browser lacks is a
 * search for every size and weight of the first screen before anything is drawn, and a character that no name has costs more:
 * each system finds its own font at the first or second name, and `system-ui` has the Latin letters of all of them.
 */
export const fontStacks = {
  zh: 'system-ui, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif',
  ja: 'system-ui, "Hiragino Sans", "Noto Sans CJK JP", "Yu Gothic UI", Meiryo, sans-serif',
} as const;

/** Widths and heights that are used in several places. */
export const sizes = {
  /** The column of a page's contents, of the header and of the footer: two thirds of a window that is wider than most. */
  content: 'clamp(1360px, 66vw, 1680px)',
  /** A column of running text: as many letters to a line, whatever their size. */
  text: '45rem',
  /** The least size of a touch target (WCAG 2.5.5). */
  touch: 44,
} as const;

/** The least room at both sides of that column: 16px on a phone, 32px on a desktop. */
export const gutter = 'clamp(16px, 6vw - 48px, 32px)';

/**
 * The layers of the window, by name. Inside of an element with a stacking context of its own a plain number is
 * enough, such as `zIndex: -1` for a picture behind a text.
 */
export const zIndices = {
  /** Above its own part of the page: a sticky row, a loading overlay. */
  raised: 5,
  header: 10,
  skipLink: 20,
  /** Popovers and the consent notice. */
  popover: 30,
  veil: 40,
  dialog: 41,
  /** The arrow of the in-app hint, above its dialog. */
  pointer: 42,
  toast: 60,
  pageOverlay: 100,
} as const;

/**
 * The design tokens, as theme-ui takes them. Numbers are pixels. Type follows the size that the browser is set to; titles
 * of narrow windows stop growing where a word would no longer fit.
 */
export const theme = {
  config: { useCustomProperties: false, useColorSchemeMediaQuery: false },
  colors,
  fonts: { body: 'inherit', heading: 'inherit' },
  fontSizes: [
    '0.75rem',
    '0.875rem',
    '1rem',
    '1.125rem',
    '1.375rem',
    'min(1.75rem, 16vw)',
    'min(2.25rem, 18vw)',
    '3rem',
    '4rem',
  ],
  fontWeights: { body: 400, medium: 500, bold: 700, heavy: 800 },
  lineHeights: { body: 1.75, heading: 1.3, display: 1.12 },
  space: [0, 4, 8, 12, 16, 24, 32, 48, 64, 96],
  radii: { small: 8, medium: 14, large: 22, round: 999 },
  shadows: {
    card: `0 0 0 1px ${edge}, 0 1px 2px rgb(27 22 49 / 5%), 0 6px 20px rgb(27 22 49 / 6%)`,
    raised: '0 2px 6px rgb(27 22 49 / 10%), 0 18px 48px rgb(27 22 49 / 18%)',
    // The second layer behind a card, as of two friends in the logo.
    peek: `6px 6px 0 ${colors.peek}`,
  },
  sizes,
  zIndices,
} satisfies Theme;

/** Container widths at which views change, for `@container` rules: the frame decides, not the window. */
export const wide = '@container page (min-width: 900px)';
export const medium = '@container page (min-width: 560px)';
/** Six columns fit. */
export const spacious = '@container page (min-width: 1200px)';
/** A page whose contents have grown by a column. */
export const widest = '@container page (min-width: 2400px)';

/** The custom property of {@link sticky}; the document sets it in shallow windows. */
export const STICKY = '--sticky';

/** Position of what stays in sight while the page scrolls. In a shallow window nothing does. */
// The types of CSS know no `var()` for a keyword.
export const sticky = `var(${STICKY}, sticky)` as string as 'sticky';

/** Media queries. */
export const forcedColors = '@media (forced-colors: active)';
export const coarsePointer = '@media (pointer: coarse)';
export const motionWelcome = '@media (prefers-reduced-motion: no-preference)';
export const withoutScript = '@media (scripting: none)';
export const printed = '@media print';

/** Durations and easings of transitions. */
export const motion = {
  quick: '150ms cubic-bezier(0.2, 0, 0, 1)',
  calm: '300ms cubic-bezier(0.2, 0, 0, 1)',
} as const;
