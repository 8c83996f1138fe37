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

/** What the search of the browser calls them, whose order is that of its costs. */
const KINDS: Readonly<Record<ItemType, number>> = {
  game: 0,
  role: 1,
  character: 2,
  scene: 3,
  activity: 3,
};

/** Added cost of a tag: a game with that name comes first, and one whose text alone has the word later. */
const TAG = 16;

/** The names and tags of all items in memory, searched as the browser searches names. */
export class KnownNames {
  private readonly games: ReadonlyMap<string, KnownItem>;

  private constructor(
    readonly items: ReadonlyMap<number, KnownItem>,
    private readonly names: readonly ReadyRow[],
    private readonly tags: readonly ReadyRow[],
    private readonly tagged: ReadonlyMap<string, readonly number[]>,
  ) {
    const games = [...items.values()].filter(({ type }) => type === 'game');
    this.games = new Map(games.map((game) => [game.id, game]));
  }

  /** The game with an id. */
  gameOf(id: string): KnownItem | undefined {
    return this.games.get(id);
  }

  static async read(db: LibraryDatabase): Promise<KnownNames> {
    const items = new Map<number, KnownItem>();
    const names: ReadyRow[] = [];
    const tagged = new Map<string, number[]>();
    const ready = (kind: number, id: string, forms: readonly string[]): ReadyRow => {
      const entry: IndexRow = [kind, id, '', forms, '', 0, 0];
      return readyRow(entry);
    };
    for (const each of await db.selectFrom('library_names').selectAll().orderBy('row').execute()) {
      const { row, type, id } = each;
      const games = each.games.split(' ').filter((game) => game !== '');
      const item = { row, type, id, games, names: linesOf(each.names), tags: linesOf(each.tags) };
      items.set(row, item);
      names.push(ready(KINDS[type], String(each.row), each.forms.split('\n')));
      for (const tag of item.tags) {
        const rows = tagged.get(tag);
        if (rows) rows.push(each.row);
        else tagged.set(tag, [each.row]);
      }
    }
    const tags = Array.from(tagged.keys(), (tag) => ready(0, tag, [normalizeText(tag)]));
    return new KnownNames(items, names, tags, tagged);
  }

  /** Finds items whose names or tags fit a text. */
  find(text: string, withErrors: boolean): Costs {
    const costs = new Map<number, number>();
    const enough = withErrors ? Infinity : 0;
    for (const { row, cost } of rankRows(this.names, text, enough)) costs.set(Number(row[1]), cost);
    for (const { row, cost } of rankRows(this.tags, text, enough)) {
      for (const item of this.tagged.get(row[1]) ?? []) {
        costs.set(item, Math.min(cost + TAG, costs.get(item) ?? Infinity));
      }
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
