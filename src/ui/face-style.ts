import type { ThemeUIStyleObject } from 'theme-ui';

/** Style of a face in a button or card that leads to somebody. */
export const faceStyle = {
  flex: 'none',
  borderRadius: 'round',
  objectFit: 'cover',
  objectPosition: 'center top',
  backgroundColor: 'raised',
} satisfies ThemeUIStyleObject;
