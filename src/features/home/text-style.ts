import type { ThemeUIStyleObject } from 'theme-ui';

/** At most so many lines of a text that may be long. */
export function lines(count: number) {
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
