import {
  NARROW_NOTICE_PX,
  narrowNotice,
  NOTICE_PX,
  PHONE_NOTICE_PX,
  phoneNotice,
  shallowWindow,
} from '../config/breakpoints-and-sizes';
import { INITIAL_OVERLAY_MS } from '../config/times';
import { fontStacks, forcedColors, printed, STICKY, zIndices } from './theme';
import { colors, EDGE, schemeVariables } from './colors';
import { darkVariables, light, moreContrastColors } from './schemes';
import { focusRing } from './focus-ring';
import { spoilerStyles } from './spoiler-styles';

const moreContrast = '@media (prefers-contrast: more)';
const darkScheme = '@media (prefers-color-scheme: dark)';

/** Rules for the whole document by selector: colour schemes, type, focus. The build puts them into every head. */
export const documentStyles = {
  ':root': {
    colorScheme: 'light dark',
    // What a system draws itself: boxes to tick, radio buttons, bars.
    accentColor: colors.primary,
    ...schemeVariables(light),
    WebkitTextSizeAdjust: '100%',
    // Type follows the size that the browser is set to; below this one our small print would be none.
    fontSize: 'max(1em, 12px)',
    scrollPaddingTop: '5.5rem',
    scrollPaddingBottom: 'var(--bottom-inset, 0px)',
    // The dark scheme replaces what more contrast changes in the light one.
    [moreContrast]: { ...schemeVariables(moreContrastColors.light), [EDGE]: 'currentColor' },
    [darkScheme]: darkVariables(),
    // The colour of the ring is the system's, too.
    [forcedColors]: schemeVariables({ amber: 'Highlight' }),
    [`${moreContrast} and (prefers-color-scheme: dark)`]: schemeVariables(moreContrastColors.dark),
    [shallowWindow]: {
      [STICKY]: 'static',
      scrollPaddingTop: '16px',
      '--bottom-inset': '0px !important',
    },
  },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  // The built HTML has `style` elements between others: `> *` rules must not make them visible.
  style: { display: 'none !important' },
  // The room of the consent notice, which comes later: the script of the head knows whether it will (`useBottomInset`).
  '[data-asks]': {
    '--bottom-inset': `${NOTICE_PX}px`,
    [phoneNotice]: { '--bottom-inset': `${PHONE_NOTICE_PX}px` },
    [narrowNotice]: { '--bottom-inset': `${NARROW_NOTICE_PX}px` },
  },
  // The same Han character is drawn differently by language, and Latin text wants less room between
  // its lines. Without specificity, so that elements keep line heights of their own.
  ':where(html)': { lineHeight: 1.75 },
  ':where(html,[lang|="zh"],[lang|="en"])': { fontFamily: fontStacks.zh },
  ':where([lang|="ja"])': { fontFamily: fontStacks.ja },
  ':where([lang|="en"])': { lineHeight: 1.6 },
  body: {
    margin: 0,
    color: colors.text,
    backgroundColor: colors.page,
    overflowWrap: 'anywhere',
    lineBreak: 'strict',
    textAutospace: 'normal',
  },
  // The overlay of a page that is being loaded (specification, section 2.6): hidden but for its animation, so
  // that nothing can leave it there, and no script takes part.
  'body::before': {
    content: '""',
    position: 'fixed',
    inset: 0,
    zIndex: zIndices.pageOverlay,
    visibility: 'hidden',
    backgroundColor: colors.page,
    animation: `yb-overlay ${INITIAL_OVERLAY_MS}ms`,
    pointerEvents: 'none',
  },
  '@keyframes yb-overlay': { '0%, 100%': { visibility: 'visible' } },
  'h1, h2, h3, h4, p, ul, ol, dl, figure': { margin: 0 },
  'h1, h2, h3, h4': { lineHeight: 1.3, fontWeight: 700, textWrap: 'balance' },
  'h1:lang(en), h2:lang(en), h3:lang(en)': { letterSpacing: '-0.015em', lineHeight: 1.2 },
  // Text of two lines at most breaks between phrases in Japanese, where the browser knows how, and at its punctuation
  // in Chinese (`inPhrases` for others); running text would be ragged, and longer by a third.
  ':where(h1, h2, h3, dd, button, .title, .fold-title, footer a):lang(ja)': {
    wordBreak: 'auto-phrase',
  },
  ':where(h1, h2, h3, dd, button, .title, .fold-title):lang(zh)': { wordBreak: 'keep-all' },
  'p, li, dd, blockquote': { textWrap: 'pretty' },
  'img, picture, svg': { display: 'block', maxWidth: '100%' },
  a: { color: 'inherit' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  // Not on what a script gives the focus to, so that reading goes on there: headings, parts, notes, the page.
  ':focus-visible': {
    outline: 'none',
    '&:not(p, main, section, h1, h2, h3, h4)': focusRing,
  },
  [forcedColors]: { summary: { border: '1px solid', color: 'ButtonText !important' } },
  ...spoilerStyles,
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
  // The narrowest windows and large type leave the phone's header room for the logo: its menu has a search too.
  '@media (max-width: 17.49em)': { '[data-search-door]': { display: 'none' } },
  // Large type makes two lines of the desk's header, which lies over the first screen of the home page.
  '@media (min-width: 769px) and (max-width: 74.99em)': { '#top-title': { marginTop: '4rem' } },
  // On paper a page is its text alone, black on white.
  [printed]: {
    ':is(header, footer):not(main *), nav, form, fieldset': { display: 'none !important' },
    'body, main, main *': {
      color: '#000 !important',
      background: 'none !important',
      boxShadow: 'none !important',
    },
    // Without its dark ground a text is below its picture, not on it.
    '[data-over-hero]': { marginTop: '0 !important' },
    'h2, h3': { breakAfter: 'avoid' },
    'li, tr, img': { breakInside: 'avoid' },
  },
} as const;
