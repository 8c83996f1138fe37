import type { ThemeUIStyleObject } from 'theme-ui';

/** Style of the picture beside a name that a search has found. */
export const hitPictureStyle = {
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: 'small',
  objectFit: 'cover',
  objectPosition: 'center 25%',
  backgroundColor: 'raised',
} satisfies ThemeUIStyleObject;

/** Style of the same of people, who are known by a round picture, as everywhere. */
export const hitFaceStyle = {
  ...hitPictureStyle,
  borderRadius: 'round',
} satisfies ThemeUIStyleObject;
