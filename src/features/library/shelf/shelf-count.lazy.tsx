import { useEffect } from 'react';
import { readingStrings } from '../../../i18n/bundles/reading-strings';
import { useStrings } from '../../../i18n/use-strings';
import { WithLateStrings } from '../../../ui/with-late-strings';
import { useReadingRecord } from './reading-record';
import { useShelfCount } from './shelf-count';

function Count() {
  const t = useStrings('reading');
  const count = useReadingRecord(({ record }) => record.favourites.length);
  const label = count > 0 ? t('shelf-count', { count }) : '';
  useEffect(() => useShelfCount.setState({ count, label }), [count, label]);
  return null;
}

/** Counts the favourites for the doors to the shelf, and follows each change. Shows nothing by itself. */
export function ShelfCounter() {
  return (
    <WithLateStrings namespace="reading" bundles={readingStrings}>
      <Count />
    </WithLateStrings>
  );
}
