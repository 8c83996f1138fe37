import type { ThemeUIStyleObject } from 'theme-ui';
import { edge } from '../theme/colors';
import { coarsePointer, forcedColors, motion } from '../theme/theme';
import { selectedInForcedColors } from './button-style';

/** A word about something, not to be clicked. */
export const tagStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  maxWidth: '100%',
  paddingX: '10px',
  paddingY: '2px',
  border: `1px solid ${edge}`,
  // Round ends on one line, and no pill of three lines.
  borderRadius: 13,
  backgroundColor: 'primarySoft',
  color: 'primary',
  fontSize: '0.8125rem',
  fontWeight: 'medium',
  lineHeight: 1.5,
} satisfies ThemeUIStyleObject;

/** A tag of what is going on right now, with a light. */
export const liveTagStyle = {
  ...tagStyle,
  backgroundColor: 'liveSoft',
  color: 'live',
  '&::before': {
    content: '""',
    flex: 'none',
    width: 6,
    height: 6,
    // A border is drawn where a system takes grounds away.
    border: '3px solid currentColor',
    borderRadius: '50%',
  },
} satisfies ThemeUIStyleObject;

/** A tag that leads somewhere or chooses something: a link or a button. */
export const chipStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  maxWidth: '100%',
  minHeight: 36,
  paddingX: 4,
  paddingY: 1,
  border: `1px solid ${edge}`,
  borderRadius: 22,
  backgroundColor: 'primarySoft',
  color: 'primary',
  fontSize: 1,
  fontWeight: 'medium',
  lineHeight: 1.4,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `transform ${motion.quick}`,
  '&:hover': { borderColor: 'currentColor' },
  '&:active': { transform: 'scale(0.97)' },
  '&[aria-current]': { backgroundColor: 'primary', color: 'onPrimary' },
  [coarsePointer]: { minHeight: 'touch' },
  [forcedColors]: { '&[aria-current]': selectedInForcedColors },
} satisfies ThemeUIStyleObject;
