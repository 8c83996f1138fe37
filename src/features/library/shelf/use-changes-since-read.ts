import { useEffect, useState } from 'react';
import type { ChangeWords, ItemChanges } from '../../../contract/item-changes';
import { usePlace } from '../../../i18n/locale-context';
import { changesSince, readItemChanges } from '../../../platform/item-changes';
import { logError } from '../../../platform/log';
import { readVersion, useReadingRecord, type ReadingEntry } from './reading-record';

/**
 * Tells of any game or role of the record what changed since the visitor read it, in the language of the page: nothing until
 * the file of changes has come, and when it does not come. A change that the file no longer names is told by its time (`now`,
 * from the item's card), as the item's own page tells it. To be called where the record is read anyway.
 */
export function useChangesSinceRead(): (
  item: Pick<ReadingEntry, 'kind' | 'id'>,
  now?: number,
) => readonly ChangeWords[] {
  const { locale } = usePlace();
  const record = useReadingRecord((state) => state.record);
  const [file, setFile] = useState<ItemChanges>();
  const isEmpty = record.recent.length + record.favourites.length === 0;
  useEffect(() => {
    if (isEmpty) return undefined;
    let isGone = false;
    readItemChanges(locale).then((found) => {
      if (!isGone) setFile(found);
    }, logError);
    return () => {
      isGone = true;
    };
  }, [isEmpty, locale]);
  return (item, now) => {
    const read = readVersion(record, item);
    if (!file || read === undefined) return [];
    return changesSince(file, { ...item, read, ...(now !== undefined && { now }) });
  };
}
