import type { ThemeUIStyleObject } from 'theme-ui';
import { inContent } from '../../ui/dark-hero-band';

/** Where there is room for more than the content of other pages takes. */
export const huge = '@container page (min-width: 1800px)';

/** Windows that are too low for all that a screen shows, and the others. */
export const lowWindow = '@media (max-height: 700px)';
export const tallWindow = '@media (min-height: 700.02px)';

/** The column of a screen. */
export const inScreen = {
  ...inContent,
  [huge]: { width: 1360 },
} satisfies ThemeUIStyleObject;
