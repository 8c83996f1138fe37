import type { ThemeUIStyleObject } from 'theme-ui';

/** Spread into a link that stands by itself, under `coarsePointer`: as high for a finger as a button. */
export const touchHeight = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
} satisfies ThemeUIStyleObject;
