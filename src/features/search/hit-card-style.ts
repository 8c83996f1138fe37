import type { ThemeUIStyleObject } from 'theme-ui';
import { medium, wide, widest } from '../../theme/theme';
import { cardStyle } from '../../ui/card-style';

/** The layout of a hit and of its skeleton. */
export const hitLayout = {
  ...cardStyle,
  gridTemplateRows: 'none',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  minHeight: 96,
  [medium]: { gridTemplateColumns: '184px minmax(0, 1fr)', minHeight: 148 },
} satisfies ThemeUIStyleObject;

/** The grid of hits or skeletons. */
export const hitList = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [medium]: { gap: 4 },
  [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [widest]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} satisfies ThemeUIStyleObject;

/** The status line: number of results, or that they are loading. */
export const statusLine = {
  minHeight: 32,
  color: 'muted',
  fontSize: 3,
} satisfies ThemeUIStyleObject;
