import type { ThemeUIStyleObject } from 'theme-ui';
import { iconButtonStyle, smallIconButton } from './button-style';

/** Spread into a button that opens a menu, also before the menu's code has come. */
export const menuOpener = {
  ...iconButtonStyle,
  ...smallIconButton,
  color: 'muted',
} satisfies ThemeUIStyleObject;
