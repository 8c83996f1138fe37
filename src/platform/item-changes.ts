import type { Locale } from '../config/locales';
import {
  itemChangesAddress,
  itemChangesSchema,
  type ChangeWords,
  type ItemChanges,
} from '../contract/item-changes';
import { readOnce } from './network/read-once';

const files = new Map<string, Promise<ItemChanges>>();

/**
 * Reads the latest changes of the library in a language. Without a network, what the browser has kept is enough.
 * @throws when the file cannot be read
 */
export function readItemChanges(locale: Locale): Promise<ItemChanges> {
  return readOnce(files, itemChangesAddress(locale), (json) => itemChangesSchema.parse(json));
}

/** A game or role, and what is known of when it was read. */
export interface ReadItem {
  readonly kind: 'game' | 'role';
  readonly id: string;
  /** The time of the change that was the last one when it was read, in milliseconds since 1970. */
  readonly read: number;
  /** The same time of what is there now, where it is known. */
  readonly now?: number;
}

/** Selects what changed of an item since it was read, the latest first and each line once; nothing when nothing did. */
export function changesSince(
  { page, items }: ItemChanges,
  { kind, id, read, now = read }: ReadItem,
): ChangeWords[] {
  const later = (items[`${kind} ${id}`] ?? []).filter(({ at }) => at > read);
  if (later.length === 0) return now > read ? [[{ text: page }]] : [];
  const lines = new Map(
    later.flatMap((change) => change.lines).map((line) => [JSON.stringify(line), line]),
  );
  return [...lines.values()];
}
