import type { ThemeUIStyleObject } from 'theme-ui';
import { inContent } from '../../ui/dark-hero-band';

/** Where there is room for more than the content of other pages takes. */
export const huge = '@container page (min-width: 1800px)';

/** The column of a screen. */
export const inScreen = {
  ...inContent,
  [huge]: { width: 1360 },
} satisfies ThemeUIStyleObject;
