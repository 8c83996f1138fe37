import type { ThemeUIStyleObject } from 'theme-ui';
import { medium, wide } from '../../theme/theme';
import { isLongTitle } from '../../ui/page-name-style';

const titleStyle = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontSize: 5,
  fontWeight: 'heavy',
  lineHeight: 1.25,
  [medium]: { fontSize: 6 },
  [wide]: { maxWidth: '58%', minWidth: 480, fontSize: 7 },
} satisfies ThemeUIStyleObject;

const longTitleStyle = {
  ...titleStyle,
  fontSize: 3,
  [medium]: { fontSize: 4 },
  [wide]: { maxWidth: '58%', minWidth: 480, fontSize: 5 },
} satisfies ThemeUIStyleObject;

/** The one h1 of a page of the profile. A name may be 60 characters without a space, or run from right to left. */
export function ProfileTitle({ text }: { text: string }) {
  const isLong = isLongTitle(text);
  return (
    <h1 sx={isLong ? longTitleStyle : titleStyle}>
      <bdi>{text}</bdi>
    </h1>
  );
}
