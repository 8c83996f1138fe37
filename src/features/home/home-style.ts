import type { ThemeUIStyleObject } from 'theme-ui';
import { inContent } from '../../ui/dark-hero-band';

/** Where there is room for more than the content of other pages takes. */
export const extraWide = '@container page (min-width: 1800px)';

/** Windows that are too low for all that a screen shows, and the others. */
export const lowWindow = '@media (max-height: 700px)';
export const tallWindow = '@media (min-height: 700.02px)';

/** The column of a screen. */
export const inScreen = {
  ...inContent,
  [extraWide]: { width: 1360 },
} satisfies ThemeUIStyleObject;

/** At most so many lines of a text that may be long. */
export function clampLines(count: number) {
  return {
    display: '-webkit-box',
    WebkitLineClamp: count,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  } as const;
}

/** Beneath text on the lower part of a picture: as dark as the text needs it, however much there is. */
export const onPicture = {
  '&&': { paddingTop: 72 },
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  background: 'linear-gradient(rgb(15 10 36 / 0%), rgb(15 10 36 / 78%) 72px, rgb(15 10 36 / 94%))',
} satisfies ThemeUIStyleObject;
