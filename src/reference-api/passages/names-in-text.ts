import { isLatin } from '../../local-search/normalize-text';
import type { LibraryDatabase } from '../database/open-database';
import { countPassages } from './count-passages';
import { scopeWord } from './describe-item';
import { openNames, type KnownItem } from './known-names';
import { textKey, toPhrase } from './text-key';

/** An item that a text names. */
export interface NamedItem extends KnownItem {
  /** The name as the index spells it. */
  readonly name: string;
  /** True when the name is also an ordinary word, so that more than itself must say that it is meant. */
  readonly isCommon: boolean;
}

/** No text is read further for names. */
const READ_CHARACTERS = 400;

/** A name in letters needs three of them, one in characters two. */
function isLongEnough(name: string): boolean {
  return name.length >= (isLatin(name) ? 3 : 2);
}

/** The names of all items, to find them in what a visitor writes. */
class NamesInText {
  private readonly items = new Map<string, KnownItem[]>();
  private longest = 0;

  constructor(items: Iterable<KnownItem>) {
    for (const item of items) {
      for (const name of new Set(item.names.map(textKey).filter(isLongEnough))) {
        const same = this.items.get(name);
        if (same) same.push(item);
        else this.items.set(name, [item]);
        this.longest = Math.max(this.longest, name.length);
      }
    }
  }

  /** The longest name that begins at a place. */
  private nameAt(text: string, at: number): string | undefined {
    const isInside = (place: number): boolean =>
      isLatin(text.slice(place - 1, place).trim()) && isLatin(text.slice(place, place + 1).trim());
    if (isInside(at)) return undefined;
    for (let length = Math.min(this.longest, text.length - at); length >= 2; length -= 1) {
      const name = text.slice(at, at + length);
      if (this.items.has(name) && !isInside(at + length)) return name;
    }
    return undefined;
  }

  find(content: string): { readonly name: string; readonly item: KnownItem }[] {
    const text = textKey(content).slice(0, READ_CHARACTERS);
    const found: { readonly name: string; readonly item: KnownItem }[] = [];
    for (let at = 0; at < text.length; at += 1) {
      const name = this.nameAt(text, at);
      if (name === undefined) continue;
      for (const item of this.items.get(name) ?? []) found.push({ name, item });
      at += name.length - 1;
    }
    return found;
  }
}

const opened = new WeakMap<object, NamesInText>();

/** The fewest passages of other games that have an ordinary word. */
const ORDINARY = 6;

/** True when a name is a single word that texts of other games have as well: "Long" is a role, and mostly a measure. */
async function isOrdinary(db: LibraryDatabase, name: string, item: KnownItem): Promise<boolean> {
  const isSingle = isLatin(name) ? !name.includes(' ') : Array.from(name).length <= 2;
  if (!isSingle || (item.type !== 'game' && item.type !== 'role')) return false;
  const match = `({heading question text} : (${toPhrase(name)})) NOT (scope : (${item.games.map(scopeWord).join(' OR ')}))`;
  return (await countPassages(db, match, ORDINARY)) >= ORDINARY;
}

/**
 * Finds the items that a text names in any language, in its order; where several share a name, all of them. Of names that
 * overlap the longest one is meant.
 */
export async function findNames(db: LibraryDatabase, text: string): Promise<NamedItem[]> {
  const names = await openNames(db);
  const index = opened.get(names) ?? new NamesInText(names.items.values());
  opened.set(names, index);
  const found: NamedItem[] = [];
  for (const { name, item } of index.find(text)) {
    found.push({ ...item, name, isCommon: await isOrdinary(db, name, item) });
  }
  return found;
}
