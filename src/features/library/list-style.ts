import type { ThemeUIStyleObject } from 'theme-ui';

/** A list that is laid out by its parent and has no marks of its own. */
export const plainList = { padding: 0, listStyle: 'none' } satisfies ThemeUIStyleObject;

/** Cuts a text off after some lines; not for a box with padding, where more would be seen. */
export function clampLines(lines: number) {
  return {
    display: '-webkit-box',
    alignSelf: 'start',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  } satisfies ThemeUIStyleObject;
}
