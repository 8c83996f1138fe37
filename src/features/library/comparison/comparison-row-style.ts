import type { ThemeUIStyleObject } from 'theme-ui';
import { wide } from '../../../theme/theme';

/** A row, or that of the heads. */
export const rowStyle = {
  display: 'grid',
  columnGap: 3,
  paddingX: 3,
  paddingY: 3,
  borderTop: '1px solid',
  borderColor: 'line',
  [wide]: { columnGap: 5, paddingX: 5 },
} satisfies ThemeUIStyleObject;

/** A cell, or a head. */
export const cellStyle = {
  minWidth: 0,
  fontSize: 1,
  overflowWrap: 'anywhere',
  [wide]: { fontSize: 2 },
} satisfies ThemeUIStyleObject;
