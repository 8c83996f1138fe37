import type { LibraryDatabase } from '../database/open-database';
import { fold, holds } from './message-intents';

/** An item of the library that a message names. */
export interface NamedItem {
  readonly type: 'game' | 'role';
  readonly id: string;
  /** The name as it stands in the message, folded. */
  readonly name: string;
}

type Items = readonly Omit<NamedItem, 'name'>[];

const LATIN = /[\p{Script=Latin}\d]/u;

/** No message is searched further for names. */
const READ_CHARACTERS = 400;

function isLongEnough(name: string): boolean {
  return name.length >= (LATIN.test(name) ? 3 : 2);
}

/** The names of all games and roles, in every language, to find them in what a visitor writes. */
export class NameIndex {
  private constructor(
    private readonly names: ReadonlyMap<string, Items>,
    private readonly longest: number,
  ) {}

  static async read(db: LibraryDatabase): Promise<NameIndex> {
    const rows = await db.selectFrom('library_names').select(['type', 'id', 'names']).execute();
    const names = new Map<string, Omit<NamedItem, 'name'>[]>();
    let longest = 0;
    for (const { type, id, names: lines } of rows) {
      if (type !== 'game' && type !== 'role') continue;
      for (const name of new Set(fold(lines).split('\n').filter(isLongEnough))) {
        names.set(name, [...(names.get(name) ?? []), { type, id }]);
        longest = Math.max(longest, name.length);
      }
    }
    return new NameIndex(names, longest);
  }

  /** The longest name that begins at a place. */
  private nameAt(text: string, at: number): string | undefined {
    if (LATIN.test(text[at] ?? '') && LATIN.test(text[at - 1] ?? '')) return undefined;
    for (let length = Math.min(this.longest, text.length - at); length >= 2; length -= 1) {
      const name = text.slice(at, at + length);
      const isCut = LATIN.test(name.at(-1) ?? '') && LATIN.test(text[at + length] ?? '');
      if (!isCut && this.names.has(name)) return name;
    }
    return undefined;
  }

  /** Finds the items that a message names, in its order; where several items share a name, all of them. */
  find(content: string): NamedItem[] {
    const text = fold(content).slice(0, READ_CHARACTERS);
    const found: NamedItem[] = [];
    for (let at = 0; at < text.length; at += 1) {
      const name = this.nameAt(text, at);
      if (name === undefined) continue;
      for (const item of this.names.get(name) ?? []) found.push({ ...item, name });
      at += name.length - 1;
    }
    return found;
  }

  /** The game whose name alone has the most of these words in it; undefined without one, or with several alike. */
  gameNamedLike(words: readonly string[]): Omit<NamedItem, 'name'> | undefined {
    const counts = new Map<string, number>();
    for (const [name, items] of this.names) {
      const count = words.filter((word) => isLongEnough(word) && holds(name, word)).length;
      if (count === 0) continue;
      for (const { type, id } of items) {
        if (type === 'game') counts.set(id, Math.max(count, counts.get(id) ?? 0));
      }
    }
    const most = Math.max(0, ...counts.values());
    const ids = [...counts].filter(([, count]) => count === most).map(([id]) => id);
    const [id, ...others] = ids;
    return id !== undefined && others.length === 0 ? { type: 'game', id } : undefined;
  }
}
