import type { ThemeUIStyleObject } from 'theme-ui';
import { sizes } from '../theme/theme';

/** Room at both sides, so that a band reaches the edges and what is in it the column of the content. */
export const contentColumn = {
  paddingInline: `max(16px, calc((100% - ${String(sizes.content)}px) / 2))`,
} satisfies ThemeUIStyleObject;
