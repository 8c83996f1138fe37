import type { ThemeUIStyleObject } from 'theme-ui';
import { quietButtonStyle } from '../../ui/button-style';

/** A line with an icon, a box to tick or a mark before its words. */
export const controlStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 'touch',
} satisfies ThemeUIStyleObject;

/** A button of the quiet page: as large as the text, of whatever size. */
export const quietPageButton = {
  ...quietButtonStyle,
  paddingX: 4,
  borderColor: 'primary',
  fontSize: '1em',
} satisfies ThemeUIStyleObject;
