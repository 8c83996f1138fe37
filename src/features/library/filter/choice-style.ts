import type { ThemeUIStyleObject } from 'theme-ui';
import { forcedColors } from '../../../theme/theme';
import { selectedInForcedColors } from '../../../ui/button-style';

/** Spread behind the style of a choice: it is filled once it is chosen. */
export const filledWhenPressed = {
  '&[aria-pressed="true"]': { backgroundColor: 'primary', color: 'onPrimary' },
  [forcedColors]: { '&[aria-pressed="true"]': selectedInForcedColors },
} satisfies ThemeUIStyleObject;

/**
 * Spread behind the style of a choice that finds nothing beside what is chosen: it can be pressed, and does not invite to
 * it.
 */
export const withoutGames = {
  color: 'muted',
  backgroundColor: 'transparent',
  borderStyle: 'dashed',
} satisfies ThemeUIStyleObject;
