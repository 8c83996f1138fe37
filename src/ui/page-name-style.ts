import type { ThemeUIStyleObject } from 'theme-ui';
import { medium, wide } from '../theme/theme';

/** Number of Latin letters that a title in the largest size holds well; a Han character counts for two. */
const LONG = 36;

/** A name as the title of its page. */
export const nameTitleStyle = {
  fontWeight: 'heavy',
  lineHeight: 1.2,
  fontSize: 6,
  [medium]: { fontSize: 7 },
  [wide]: { fontSize: 8 },
} satisfies ThemeUIStyleObject;

/** The same for a name that {@link isLongTitle}. */
export const longNameTitleStyle = {
  ...nameTitleStyle,
  fontSize: 4,
  [medium]: { fontSize: 5 },
  [wide]: { fontSize: 6 },
} satisfies ThemeUIStyleObject;

/** How wide a text is, in Latin letters. */
function widthOf(text: string): number {
  return text.length + (text.match(/[\u2e80-\u{10ffff}]/gu)?.length ?? 0);
}

/** True when a title needs smaller letters to stay a title. */
export function isLongTitle(title: string): boolean {
  return widthOf(title) > LONG;
}
