import type { ThemeUIStyleObject } from 'theme-ui';

/** A list without bullets and padding. */
export const plainList = { padding: 0, listStyle: 'none' } satisfies ThemeUIStyleObject;

/** Cuts a text off after some lines; not for a box with padding, in which more lines would show. */
export function clampLines(lines: number) {
  return {
    display: '-webkit-box',
    alignSelf: 'start',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  } satisfies ThemeUIStyleObject;
}
