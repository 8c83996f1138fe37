import type { ThemeUIStyleObject } from 'theme-ui';
import { edge } from '../theme/colors';
import { medium } from '../theme/theme';
import { nightButtonStyle, smallButton } from './button-style';

/** A lesser button in a row on a night ground: a tint where the main one has a colour, and no outline as a tag has. */
export const nightToolStyle = {
  ...nightButtonStyle,
  ...smallButton,
  flex: 'none',
  paddingX: 3,
  borderColor: edge,
  backgroundColor: 'rgb(255 255 255 / 12%)',
  [medium]: { paddingX: 4 },
} satisfies ThemeUIStyleObject;
