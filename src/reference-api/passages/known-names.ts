import type { LibraryDatabase } from '../database/open-database';
import type { IndexRow } from '../../local-search/index-format';
import { isLatin, normalizeText } from '../../local-search/normalize-text';
import { rankRows, readyRow, type ReadyRow } from '../../local-search/rank-rows';
import { pinyinSyllables } from '../../node/pinyin';
import type { ItemType } from './passage';

/** An item as it is known by name. */
export interface KnownItem {
  readonly row: number;
  readonly type: ItemType;
  readonly id: string;
  /** The games that it belongs to. */
  readonly games: readonly string[];
  readonly names: readonly string[];
  readonly tags: readonly string[];
}

/** Costs of items by their rows; see `rankRows`. */
export type Costs = ReadonlyMap<number, number>;

/** The kinds that the search of the browser knows, in the order of its costs. */
const KINDS: Readonly<Record<ItemType, number>> = {
  game: 0,
  role: 1,
  character: 2,
  scene: 3,
  activity: 3,
  page: 3,
};

/** Added cost of a tag: a game with that name comes first, and one whose text alone has the word later. */
const TAG = 16;

/** Forms that items are found by, each once however many items have them: roles of many games have the same names. */
class Forms {
  private readonly items = new Map<string, number[]>();
  private readonly rows: ReadyRow[] = [];

  add(kind: number, forms: readonly string[], item: number): void {
    const key = [kind, ...forms].join('\n');
    const items = this.items.get(key);
    if (items) {
      items.push(item);
      return;
    }
    const row: IndexRow = [kind, key, '', forms, '', 0, 0, '', 0];
    this.items.set(key, [item]);
    this.rows.push(readyRow(row));
  }

  /** Finds the items whose forms fit a text, with what each costs. */
  *find(text: string, withErrors: boolean): Generator<readonly [item: number, cost: number]> {
    for (const { row, cost } of rankRows(this.rows, text, withErrors ? Infinity : 0)) {
      for (const item of this.items.get(row[1]) ?? []) yield [item, cost];
    }
  }
}

/** The names and tags of all items in memory, searched as the browser searches names. */
export class KnownNames {
  readonly items = new Map<number, KnownItem>();
  private readonly games = new Map<string, KnownItem>();
  private readonly names = new Forms();
  private readonly tags = new Forms();

  static async read(db: LibraryDatabase): Promise<KnownNames> {
    const known = new KnownNames();
    for (const each of await db.selectFrom('library_names').selectAll().orderBy('row').execute()) {
      const { row, type, id } = each;
      const games = each.games.split(' ').filter((game) => game !== '');
      const item = { row, type, id, games, names: linesOf(each.names), tags: linesOf(each.tags) };
      known.items.set(row, item);
      if (type === 'game') known.games.set(id, item);
      known.names.add(KINDS[type], each.forms.split('\n'), row);
      for (const tag of item.tags) known.tags.add(0, [normalizeText(tag)], row);
    }
    return known;
  }

  /** The game with an id. */
  gameOf(id: string): KnownItem | undefined {
    return this.games.get(id);
  }

  /** Finds items whose names fit a text, without errors. */
  findNamed(text: string): Costs {
    return new Map(this.names.find(text, false));
  }

  /** Finds items whose names or tags fit a text. */
  find(text: string, withErrors: boolean): Costs {
    const costs = new Map<number, number>(this.names.find(text, withErrors));
    for (const [item, cost] of this.tags.find(text, withErrors)) {
      costs.set(item, Math.min(cost + TAG, costs.get(item) ?? Infinity));
    }
    return costs;
  }

  /** Finds what a word may mean that no text has: cut short, in characters of the same sound, or with an error. */
  guess(word: string): Costs {
    const strict = isLatin(word)
      ? [word]
      : [word, Array.from(word).join(' '), pinyinSyllables(word).join('')];
    for (const reading of strict) {
      const found = this.find(reading, false);
      if (found.size > 0) return found;
    }
    return this.find(word, true);
  }
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

const opened = new WeakMap<LibraryDatabase, Promise<KnownNames>>();

/** Opens the names of a database, which are read once. */
export function openNames(db: LibraryDatabase): Promise<KnownNames> {
  const known = opened.get(db) ?? KnownNames.read(db);
  opened.set(db, known);
  return known;
}

/** Forgets the names of a database, because an item has changed. */
export function forgetNames(db: LibraryDatabase): void {
  opened.delete(db);
}
