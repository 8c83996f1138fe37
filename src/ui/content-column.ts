import type { ThemeUIStyleObject } from 'theme-ui';
import { sizes } from '../theme/theme';

/** Padding that keeps the contents of a full-width element in the content column. */
export const contentColumn = {
  paddingInline: `max(16px, calc((100% - ${String(sizes.content)}px) / 2))`,
} satisfies ThemeUIStyleObject;
