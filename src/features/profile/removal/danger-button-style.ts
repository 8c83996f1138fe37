import type { ThemeUIStyleObject } from 'theme-ui';
import { busyStyle } from '../../../ui/busy-style';
import { buttonStyle } from '../../../ui/button-style';

/** A button whose action cannot be undone. */
export const dangerButtonStyle = {
  ...buttonStyle,
  ...busyStyle,
  backgroundColor: 'danger',
  color: 'surface',
  '&:focus-visible': { outlineColor: 'danger' },
} satisfies ThemeUIStyleObject;
