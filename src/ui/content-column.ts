import type { ThemeUIStyleObject } from 'theme-ui';
import { gutter, sizes } from '../theme/theme';

/** Padding that keeps the contents of a full-width element in the content column. */
export const contentColumn = {
  paddingInline: `max(${gutter}, (100% - ${sizes.content}) / 2)`,
} satisfies ThemeUIStyleObject;
