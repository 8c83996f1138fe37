import { LIMITS } from '../../contract/limits';
import { normalizeText } from '../../local-search/normalize-text';
import type { LibraryDatabase } from '../database/open-database';
import { openNames, type KnownItem } from '../passages/known-names';
import { typeRank } from './match-collector';

/** The pairs of neighbours in a text, and its Chinese characters. */
function piecesOf(text: string): Set<string> {
  const joined = normalizeText(text).replaceAll(' ', '');
  const pairs = Array.from(joined, (_, at) => joined.slice(at, at + 2)).slice(0, -1);
  return new Set([...pairs, ...(joined.match(/\p{Script=Han}/gu) ?? [])]);
}

/** Finds the items whose names have the most in common with a search that found nothing, the nearest first. */
export async function findNearest(db: LibraryDatabase, search: string): Promise<KnownItem[]> {
  const wanted = piecesOf(search);
  const { items } = await openNames(db);
  const likeness = (name: string): number => {
    const pieces = piecesOf(name);
    const shared = [...pieces].filter((piece) => wanted.has(piece)).length;
    return shared / (pieces.size + wanted.size);
  };
  return [...items.values()]
    .filter(({ type }) => type === 'game' || type === 'role')
    .map((item) => ({ item, like: Math.max(0, ...item.names.map(likeness)) }))
    .filter(({ like }) => like > 0)
    .sort((a, b) => b.like - a.like || typeRank(a.item) - typeRank(b.item))
    .slice(0, LIMITS.nearest)
    .map(({ item }) => item);
}
