import type { ThemeUIStyleObject } from 'theme-ui';
import { iconButtonStyle, smallButton } from './button-style';

/** Spread into a button that opens a menu, also before the menu's code has come. */
export const menuOpener = {
  ...iconButtonStyle,
  ...smallButton,
  width: 36,
  padding: 0,
  color: 'muted',
} satisfies ThemeUIStyleObject;
