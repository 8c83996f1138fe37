import type { ThemeUIStyleObject } from 'theme-ui';
import type { StringKey } from '../../../i18n/strings';
import { useStrings } from '../../../i18n/use-strings';

const listStyle = {
  display: 'grid',
  gap: 2,
  paddingInlineStart: 4,
  '& li::marker': { color: 'primary' },
} satisfies ThemeUIStyleObject;

/** A list of the points of a step. */
export function PointList({ points }: { points: readonly StringKey<'profile'>[] }) {
  const t = useStrings('profile');
  return (
    <ul sx={listStyle}>
      {points.map((point) => (
        <li key={point}>{t(point)}</li>
      ))}
    </ul>
  );
}
