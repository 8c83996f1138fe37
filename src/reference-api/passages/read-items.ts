import type { LibraryDatabase } from '../database/open-database';
import type { Item } from './item-passages';
import type { KnownItem } from './known-names';
import { readLibraryItem } from './store-items';

/** Items that stay in memory. */
const KEPT = 400;

/** Reads items, and keeps those that were read last. */
class ItemReader {
  private readonly kept = new Map<number, Item>();

  constructor(private readonly db: LibraryDatabase) {}

  async read({ row, type, id }: KnownItem): Promise<Item> {
    const item = this.kept.get(row) ?? (await readLibraryItem(this.db, type, id));
    this.kept.delete(row);
    this.kept.set(row, item);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
    }
    return item;
  }
}

const readers = new WeakMap<object, ItemReader>();

/** Opens the reader of a database; what it keeps is forgotten with the names that it was opened for. */
export function itemReader(db: LibraryDatabase, names: object): ItemReader {
  const reader = readers.get(names) ?? new ItemReader(db);
  readers.set(names, reader);
  return reader;
}
