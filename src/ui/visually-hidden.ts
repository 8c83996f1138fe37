import type { ThemeUIStyleObject } from 'theme-ui';

/** Text that is spoken and not seen. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies ThemeUIStyleObject;
