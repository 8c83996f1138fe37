import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { wide } from '../../../theme/theme';
import { Skeleton } from '../../../ui/skeleton';
import { visuallyHidden } from '../../../ui/visually-hidden';

const gridStyle = {
  display: 'grid',
  gap: 4,
  paddingTop: '52px',
  [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 5 },
} satisfies ThemeUIStyleObject;

/** Two cards that are on their way. */
export function ResultsSkeleton() {
  const t = useStrings('common');
  return (
    <div sx={gridStyle}>
      <p role="status" sx={visuallyHidden}>
        {t('loading')}
      </p>
      <Skeleton height={328} />
      <Skeleton height={328} />
    </div>
  );
}
