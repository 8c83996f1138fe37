import type { LibraryDatabase } from '../database/open-database';
import { countPassages } from './count-passages';
import { scopeWord } from './describe-item';
import { textKey, toPhrase } from './text-key';

/** Place where something is told. */
export interface ToldIn {
  /** Ids of games; undefined for whatever is in the library. */
  readonly games?: readonly string[] | undefined;
  /** Names, one of which a text has too that tells it; none where it may be about anybody. */
  readonly whom?: readonly string[] | undefined;
}

function anyOf(names: readonly string[]): string {
  return `(${names.map((name) => toPhrase(textKey(name))).join(' OR ')})`;
}

/** True when a text has one of some names, in any language. */
export async function saysOneOf(
  db: LibraryDatabase,
  names: readonly string[],
  { games, whom = [] }: ToldIn = {},
): Promise<boolean> {
  const match = [
    ...(games ? [`(scope : (${games.map(scopeWord).join(' OR ')}))`] : []),
    ...(whom.length > 0 ? [anyOf(whom)] : []),
    anyOf(names),
  ];
  return (await countPassages(db, match.join(' AND '), 1)) > 0;
}
