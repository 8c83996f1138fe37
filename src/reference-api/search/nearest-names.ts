import { LIMITS } from '../../contract/limits';
import { normalizeText } from '../../local-search/normalize-text';
import type { LibraryDatabase } from '../database/open-database';
import { openNames, type KnownItem } from '../passages/known-names';
import { typeRank } from './match-collector';

/** Share of the pieces of both below which a name and a longer text have them in common by chance: a sentence has signs of many names. */
const LEAST_LIKENESS = 0.14;
/** The most pieces of a text that is as short as a name: each counts. */
const SHORT = 6;

/** The pairs of neighbours in a text, and its Chinese characters. */
function piecesOf(text: string): ReadonlySet<string> {
  const joined = normalizeText(text).replaceAll(' ', '');
  const pairs = Array.from(joined, (_, at) => joined.slice(at, at + 2)).slice(0, -1);
  return new Set([...pairs, ...(joined.match(/\p{Script=Han}/gu) ?? [])]);
}

/** A name by its pieces: how many it has, and the items that are called so, in their order. */
interface Named {
  readonly size: number;
  readonly items: KnownItem[];
}

/** The names of games and roles by their pieces: to cut up all of them again would cost more than the whole search. */
class NamesByPieces {
  private readonly byPiece = new Map<string, Named[]>();

  constructor(items: Iterable<KnownItem>) {
    const byName = new Map<string, Named>();
    for (const item of items) {
      if (item.type !== 'game' && item.type !== 'role') continue;
      for (const name of item.names) {
        const known = byName.get(name);
        if (known) known.items.push(item);
        else byName.set(name, this.add(name, item));
      }
    }
  }

  private add(name: string, item: KnownItem): Named {
    const pieces = piecesOf(name);
    const named = { size: pieces.size, items: [item] };
    for (const piece of pieces) {
      const same = this.byPiece.get(piece);
      if (same) same.push(named);
      else this.byPiece.set(piece, [named]);
    }
    return named;
  }

  /** Tells of each item that has pieces of a text how much of both is shared, by the name that shares most. */
  likeness(text: string): ReadonlyMap<KnownItem, number> {
    const wanted = piecesOf(text);
    const shared = new Map<Named, number>();
    for (const piece of wanted) {
      for (const named of this.byPiece.get(piece) ?? []) {
        shared.set(named, (shared.get(named) ?? 0) + 1);
      }
    }
    const likeness = new Map<KnownItem, number>();
    for (const [{ size, items }, count] of shared) {
      const like = count / (size + wanted.size);
      if (wanted.size > SHORT && like < LEAST_LIKENESS) continue;
      for (const item of items) likeness.set(item, Math.max(like, likeness.get(item) ?? 0));
    }
    return likeness;
  }
}

/** The names of a database, remembered until an item changes: its names are another object then. */
const opened = new WeakMap<object, NamesByPieces>();

/** Finds the items whose names have much in common with a search that found nothing, the nearest first. */
export async function findNearest(db: LibraryDatabase, search: string): Promise<KnownItem[]> {
  const names = await openNames(db);
  const known = opened.get(names) ?? new NamesByPieces(names.items.values());
  opened.set(names, known);
  return Array.from(known.likeness(search), ([item, like]) => ({ item, like }))
    .sort(
      (a, b) => b.like - a.like || typeRank(a.item) - typeRank(b.item) || a.item.row - b.item.row,
    )
    .slice(0, LIMITS.nearest)
    .map(({ item }) => item);
}
