import type { LibraryDatabase } from '../database/open-database';
import { countPassages } from './count-passages';
import { scopeWord } from './describe-item';
import { textKey, toPhrase } from './text-key';

/**
 * True when a text of games has one of some names, in any language.
 * @param games ids of games; undefined for whatever is in the library
 */
export async function saysOneOf(
  db: LibraryDatabase,
  names: readonly string[],
  games?: readonly string[],
): Promise<boolean> {
  const anyOf = names.map((name) => toPhrase(textKey(name))).join(' OR ');
  const scope = games && `(scope : (${games.map(scopeWord).join(' OR ')})) AND `;
  return (await countPassages(db, `${scope ?? ''}(${anyOf})`, 1)) > 0;
}
