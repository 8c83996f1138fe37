import { useStrings } from '../../../i18n/use-strings';
import { announce } from '../../../platform/voice';
import { showToast } from '../../../ui/toast';
import { toggleFavourite, useReadingRecord, type ReadingEntry } from './reading-record';

/** A game or role as its page, card or column names it. */
export type NamedItem = Pick<ReadingEntry, 'kind' | 'id' | 'name' | 'lang'>;

interface Favourite {
  readonly isFavourite: boolean;
  /** Puts the item on the shelf, or takes it off, and says so. */
  readonly toggle: () => void;
}

/** Tells whether an item stands on the shelf. Needs the strings of `reading`. */
export function useFavourite(item: NamedItem): Favourite {
  const t = useStrings('reading');
  const isFavourite = useReadingRecord(({ record }) =>
    record.favourites.some(({ kind, id }) => kind === item.kind && id === item.id),
  );
  const toggle = (): void => {
    toggleFavourite(item);
    if (!useReadingRecord.getState().isKept) {
      void showToast({ tone: 'error', text: t('not-kept') });
      // A toast says where to find it, leads there, and is read out: a phone has no other way to it in sight.
    } else if (!isFavourite) {
      const link = { to: 'shelf', text: t('shelf-see') } as const;
      void showToast({ tone: 'kept', text: t('shelved'), link });
    } else announce(t('unshelved'));
  };
  return { isFavourite, toggle };
}
