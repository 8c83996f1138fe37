import { medium, wide } from '../../theme/theme';
import { isLongTitle } from '../../ui/title-size';

/** The one h1 of a page of the profile. A name may be 60 characters without a space, or run from right to left. */
export function ProfileTitle({ text }: { text: string }) {
  const isLong = isLongTitle(text);
  return (
    <h1
      sx={{
        display: '-webkit-box',
        WebkitLineClamp: 3,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
        fontSize: isLong ? 3 : 5,
        fontWeight: 'heavy',
        lineHeight: 1.25,
        [medium]: { fontSize: isLong ? 4 : 6 },
        [wide]: { maxWidth: '58%', minWidth: 480, fontSize: isLong ? 5 : 7 },
      }}
    >
      <bdi>{text}</bdi>
    </h1>
  );
}
