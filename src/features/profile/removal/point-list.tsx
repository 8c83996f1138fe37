import type { StringKey } from '../../../i18n/strings';
import { useStrings } from '../../../i18n/use-strings';

/** What goes or stays, point by point. */
export function PointList({ points }: { points: readonly StringKey<'profile'>[] }) {
  const t = useStrings('profile');
  return (
    <ul
      sx={{ display: 'grid', gap: 2, paddingInlineStart: 4, '& li::marker': { color: 'primary' } }}
    >
      {points.map((point) => (
        <li key={point}>{t(point)}</li>
      ))}
    </ul>
  );
}
