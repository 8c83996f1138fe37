import type { Locale } from '../../../../config/locales';
import type { ChangeStrings } from '../discovery-strings';
import type { Library } from '../model';
import { changeLines } from './change-lines';
import { byItem, changingItems, itemKey, latestFirst, type ChangeLog } from './change-log';
import type { Change } from './compare-digests';
import type { ChangingItem } from './part-digests';

/** A change of a game or role of the library, as one language shows it. */
export interface ItemChange {
  readonly changing: ChangingItem;
  /** The game, or that of the role. */
  readonly gameId: string;
  /** ISO 8601 in UTC, as the API dates it. */
  readonly at: string;
  readonly changes: readonly Change[];
  /** True for the last change of the item. */
  readonly isLatest: boolean;
}

const UNKNOWN: readonly Change[] = [{ code: 'page', keys: [] }];

/**
 * Lists the changes of a library in a language, the latest first. Where the log has nothing of an item, as after the first
 * build, its `updated_at` alone tells that something has changed. What this language does not show has no changes.
 */
export function itemChanges(
  { entries }: Pick<ChangeLog, 'entries'>,
  library: Library,
  locale: Locale,
): ItemChange[] {
  const known = byItem(entries);
  const all = changingItems(library).flatMap((changing): ItemChange[] => {
    const { kind, item } = changing;
    const { id, updatedAt } = item;
    const gameId = kind === 'game' ? id : item.gameId;
    const own = known.get(itemKey({ kind, id }));
    if (!own) return [{ changing, gameId, at: updatedAt, changes: UNKNOWN, isLatest: true }];
    return own.map(({ at, changes }) => ({
      ...{ changing, gameId, at, changes: changes[locale], isLatest: at === updatedAt },
    }));
  });
  return latestFirst(all, ({ changing, at }) => ({
    kind: changing.kind,
    id: changing.item.id,
    at,
  }));
}

/** True when there is nothing to be said but that an item has changed. */
export function isUnknown(changes: readonly Change[]): boolean {
  return changes.every(({ code }) => code === 'page');
}

/** True when a language has something to say of a change: not where it shows none of it, or what came is gone again. */
export function isTold(
  { changing, changes, isLatest }: Pick<ItemChange, 'changing' | 'changes' | 'isLatest'>,
  { t, locale }: { readonly t: ChangeStrings; readonly locale: Locale },
): boolean {
  return changeLines(changes, changing, isLatest, t, locale).length > 0;
}
