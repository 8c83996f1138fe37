import type { ThemeUIStyleObject } from 'theme-ui';
import { colors } from '../theme/colors';

/** Two overlapping dots before a heading, as in the logo. */
export const twoDots = {
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: '0.42em',
    height: '0.42em',
    marginInlineEnd: '0.62em',
    borderRadius: '50%',
    backgroundColor: 'primary',
    boxShadow: `0.26em 0.12em 0 ${colors.amber}`,
    verticalAlign: '0.18em',
    forcedColorAdjust: 'none',
  },
} satisfies ThemeUIStyleObject;
