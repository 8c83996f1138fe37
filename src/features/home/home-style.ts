import type { ThemeUIStyleObject } from 'theme-ui';

/** Room for larger parts in the same column. */
export const extraWide = '@container page (min-width: 1800px)';

/** Windows that are too low for a whole screen of the home page. */
export const lowWindow = '@media (max-height: 700px)';

/** Windows of laptops, where a screen has little room to spare. */
export const laptopWindow = '@media (max-height: 800px)';

/** Room at the lower edge that something else takes, such as the consent notice. */
export const bottomInset = 'var(--bottom-inset, 0px)';

export function clampLines(count: number) {
  return {
    display: '-webkit-box',
    WebkitLineClamp: count,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  } as const;
}

/** A gradient behind text on the lower part of a picture, dark enough for contrast at any length. */
export const onPicture = {
  '&&': { paddingTop: 56 },
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  background: 'linear-gradient(rgb(15 10 36 / 0%), rgb(15 10 36 / 78%) 56px, rgb(15 10 36 / 94%))',
} satisfies ThemeUIStyleObject;
