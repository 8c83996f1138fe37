import type { ThemeUIStyleObject } from 'theme-ui';
import { medium, wide } from '../../theme/theme';
import { cardStyle } from '../../ui/card-style';

/** How a hit, and the placeholder of one, is laid out. */
export const hitLayout = {
  ...cardStyle,
  gridTemplateRows: 'none',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  minHeight: 148,
  [medium]: { gridTemplateColumns: '184px minmax(0, 1fr)' },
} satisfies ThemeUIStyleObject;

/** Hits, or placeholders, beside and below each other. */
export const hitList = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} satisfies ThemeUIStyleObject;

/** The line that says how many results there are, or that they are on their way. */
export const statusLine = {
  minHeight: 32,
  color: 'muted',
  fontSize: 3,
} satisfies ThemeUIStyleObject;
