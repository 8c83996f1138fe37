import { useEffect } from 'react';
import { localeFacts } from '../../../config/locales';
import { readingStrings } from '../../../i18n/bundles/reading-strings';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { WithLateStrings } from '../../../ui/with-late-strings';
import { listComma } from '../list-comma';
import { useReadingRecord } from './reading-record';
import { useShelfCount } from './shelf-count';

export { WelcomeBack } from './welcome-back';

/** How many favourites are named. */
const NAMED = 2;

function Count() {
  const t = useStrings('reading');
  const { locale } = usePlace();
  const { favourites, places } = useReadingRecord(({ record }) => record);
  const { tag } = localeFacts[locale];
  const count = favourites.length;
  const label = count > 0 ? t('shelf-count', { count }) : '';
  // One that was kept in another language has no name here.
  const known = favourites.filter(({ lang }) => lang === tag).slice(0, NAMED);
  const names =
    known.length > 0
      ? t('shelf-names', { names: known.map(({ name }) => name).join(listComma(locale)) })
      : label;
  const place = places.find(({ lang }) => lang === tag);
  useEffect(() => {
    const next = place && {
      id: place.id,
      section: place.section,
      words: t('continue-at', { section: place.name }),
    };
    useShelfCount.setState({ count, label, names, next });
  }, [count, label, names, place, t]);
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
