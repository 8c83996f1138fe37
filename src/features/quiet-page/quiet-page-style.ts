import type { ThemeUIStyleObject } from 'theme-ui';
import { colors, schemeVariables } from '../../theme/colors';
import { forcedColors, printed } from '../../theme/theme';
import { groundStyles } from './grounds';
import { HIGHLIGHT, SPOKEN } from './mark-sentence';
import type { Ground, QuietSettings } from './quiet-settings';

/** The whole window. It is the one thing that scrolls, and nothing in it stays in its place. */
const windowStyle = {
  position: 'fixed',
  inset: 0,
  zIndex: 'dialog',
  overflowY: 'auto',
  // The page beneath stays where it was left.
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '20vh',
  backgroundColor: 'page',
  color: 'text',
  accentColor: colors.primary,
} satisfies ThemeUIStyleObject;

/** Style of the window on paper: black on white, whatever its ground. */
const paperStyle = {
  position: 'static',
  overflow: 'visible',
  ...schemeVariables({ page: '#fff', text: '#000', muted: '#000', primary: '#000', line: '#000' }),
} satisfies ThemeUIStyleObject;

function windowOn(ground: Ground) {
  // Behind the colours of the ground, or those would hold on paper too.
  return { ...windowStyle, ...groundStyles[ground], [printed]: paperStyle };
}

/** The window on each ground. */
export const windowStyles = {
  paper: windowOn('paper'),
  white: windowOn('white'),
  dark: windowOn('dark'),
  contrast: windowOn('contrast'),
} satisfies Record<Ground, ThemeUIStyleObject>;

/** Room at both sides of the column: it follows the text, but not in a narrow window. */
const SIDE = 'min(1.5em, 5vw)';

/** One column of 34 characters. It is a little higher than the window, or the page beneath would scroll. */
export const columnStyle = {
  maxWidth: `calc(34em + 2 * ${SIDE})`,
  minHeight: 'calc(100% + 1px)',
  marginX: 'auto',
  paddingX: SIDE,
  paddingTop: 4,
  paddingBottom: 8,
  [printed]: { maxWidth: 'none', padding: 0 },
} satisfies ThemeUIStyleObject;

/** Rows of controls above and below the text, which grow with it up to a size that fits into the narrowest window. */
export const controlsStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 3,
  marginBlock: 4,
  fontSize: 'min(0.85em, 1.25rem)',
  lineHeight: 1.5,
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const marked = {
  backgroundColor: 'amber',
  color: 'onAmber',
  [forcedColors]: { backgroundColor: 'Highlight', color: 'HighlightText' },
  [printed]: { backgroundColor: 'transparent', color: 'inherit' },
} satisfies ThemeUIStyleObject;

const textStyle = {
  outline: 'none',
  '& h1': { fontSize: '1.6em', lineHeight: 1.35 },
  '& h2': { marginTop: '2em', fontSize: '1.3em' },
  '& h3, & h4': { marginTop: '1.6em', fontSize: '1.1em' },
  '& :is(p, ul, ol, dl, blockquote, pre, table, details, img)': { marginBlock: '1em' },
  '& :is(ul, ol)': { paddingInlineStart: '1.4em' },
  '& li > *': { marginBlock: '0.3em' },
  '& li + li': { marginTop: '0.6em' },
  '& dt': { color: 'muted' },
  '& dd': { margin: 0, marginBottom: '0.5em' },
  '& a': { color: 'primary', textUnderlineOffset: '0.2em' },
  '& blockquote': { marginInline: 0, paddingInlineStart: '1em', borderInlineStart: '4px solid' },
  '& img': { height: 'auto', [printed]: { maxHeight: '12cm', width: 'auto' } },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& :is(th, td)': {
    minWidth: '6em',
    padding: '0.4em 0.6em',
    border: '1px solid',
    borderColor: 'line',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& details': { paddingInlineStart: '1em', borderInlineStart: '2px solid', borderColor: 'line' },
  '& summary': { minHeight: 'touch', color: 'primary', fontWeight: 'bold', cursor: 'pointer' },
  '& rt': { fontSize: 'max(10px, 0.5em)' },
  [`&::highlight(${HIGHLIGHT})`]: marked,
  [`& ::highlight(${HIGHLIGHT})`]: marked,
  [`& [${SPOKEN}]`]: marked,
} satisfies ThemeUIStyleObject;

/** The text with each distance of its lines. */
export const textStyles = {
  normal: { ...textStyle, lineHeight: 1.75 },
  wide: { ...textStyle, lineHeight: 2.1 },
  widest: { ...textStyle, lineHeight: 2.6 },
} satisfies Record<QuietSettings['spacing'], ThemeUIStyleObject>;

/** The sentences that matter first, set apart from the text by a line at their side. */
export const essentialsStyle = {
  marginBlock: '1.6em',
  paddingInlineStart: '1em',
  borderInlineStart: `4px solid ${colors.amber}`,
  '& h2': { marginTop: 0 },
} satisfies ThemeUIStyleObject;

/** Rules for what is outside of the quiet page while it is there: on paper, the page beneath is not. */
export const PRINT_RULES =
  '@media print{#___gatsby{display:none!important}html{overflow:visible!important}}';
