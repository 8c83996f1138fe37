import type { ThemeUIStyleObject } from 'theme-ui';
import { edge } from '../theme/colors';
import { coarsePointer, motion } from '../theme/theme';

/**
 * Style of what is chosen, where a system draws its own colours only and the ground does not tell; to be spread into
 * `@media (forced-colors: active)` under the state.
 */
export const selectedInForcedColors = {
  forcedColorAdjust: 'none',
  borderColor: 'Highlight',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} satisfies ThemeUIStyleObject;

/**
 * How buttons, and links that look like buttons, are drawn; this one is the action of its place. The
 * border is seen where a system draws its own colours only, and by whoever asks for more contrast. For one that waits, add `busyStyle`.
 */
export const buttonStyle = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minHeight: 'touch',
  paddingX: 5,
  paddingY: 2,
  border: `1px solid ${edge}`,
  borderRadius: 'round',
  backgroundColor: 'primary',
  color: 'onPrimary',
  fontWeight: 'medium',
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `filter ${motion.quick}, transform ${motion.quick}`,
  '&:hover': { filter: 'brightness(1.1)' },
  '&:active': { transform: 'scale(0.97)' },
  '&:disabled, &[aria-disabled="true"]': {
    backgroundColor: 'raised',
    borderColor: 'line',
    color: 'muted',
    cursor: 'not-allowed',
    filter: 'none',
    transform: 'none',
  },
} satisfies ThemeUIStyleObject;

/** A button or link that stands beside the main one. */
export const quietButtonStyle = {
  ...buttonStyle,
  backgroundColor: 'primarySoft',
  color: 'primary',
  '&:hover': { filter: 'brightness(0.96)' },
  // What it opens is there.
  '&[aria-expanded="true"]': { borderColor: 'primary', backgroundColor: 'surface' },
} satisfies ThemeUIStyleObject;

/** The most prominent button, in yellow; at most one on a screen. */
export const loudButtonStyle = {
  ...buttonStyle,
  backgroundColor: 'amber',
  color: 'onAmber',
  fontWeight: 'bold',
  '&:hover': { filter: 'brightness(1.06)' },
} satisfies ThemeUIStyleObject;

/** A button on a night ground, beside the loud one. */
export const nightButtonStyle = {
  ...buttonStyle,
  borderColor: 'rgb(255 255 255 / 55%)',
  backgroundColor: 'rgb(21 16 48 / 45%)',
  color: 'onNight',
  '&:hover': { borderColor: 'amber', color: 'amber' },
} satisfies ThemeUIStyleObject;

/** A round button that holds nothing but an icon; it needs a label. */
export const iconButtonStyle = {
  ...buttonStyle,
  flex: 'none',
  width: 'touch',
  padding: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  '&:hover, &[aria-expanded="true"]': { backgroundColor: 'raised' },
} satisfies ThemeUIStyleObject;

/** Spread behind a button's style: lower, where the pointer is precise. */
export const smallButton = {
  minHeight: 36,
  paddingX: 4,
  paddingY: 1,
  fontSize: 1,
  [coarsePointer]: { minHeight: 'touch' },
} satisfies ThemeUIStyleObject;

/** Spread behind the style of a round button: lower and narrower, where the pointer is precise. */
export const smallIconButton = {
  ...smallButton,
  width: 36,
  padding: 0,
  [coarsePointer]: { width: 'touch', minHeight: 'touch' },
} satisfies ThemeUIStyleObject;

/** Spread behind a button's style: for the main action of a page. */
export const largeButton = {
  minHeight: 56,
  paddingX: 6,
  fontSize: 3,
} satisfies ThemeUIStyleObject;
