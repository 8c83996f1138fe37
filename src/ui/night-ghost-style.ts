import type { ThemeUIStyleObject } from 'theme-ui';
import { nightButtonStyle, smallButton } from './button-style';

/** A tool behind the buttons of a row on a night ground: icon and word without a ground of their own. */
export const nightGhostStyle = {
  ...nightButtonStyle,
  ...smallButton,
  flex: 'none',
  minWidth: 'touch',
  paddingX: 2,
  borderColor: 'transparent',
  backgroundColor: 'transparent',
  color: 'nightMuted',
} satisfies ThemeUIStyleObject;
