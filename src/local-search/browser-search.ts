import type { Locale } from '../config/locales';
import type { LoadText } from './index-reader';
import type { LocalHit } from './local-hit';
import { LocalSearch } from './local-search';

const searches = new Map<Locale, LocalSearch>();

/**
 * Searches the names of games, roles, partners and sections without the API: in an index that the build has written,
 * in any script, with typing errors.
 * @param query as it was typed
 * @param locale the language of the page, in which names are answered
 * @param load reads a file of the site; the first one that is handed in for a language is kept
 * @returns at most 30 hits, the best first
 * @throws when the index cannot be read: its files were never fetched, and there is no network
 */
export function searchLocally(query: string, locale: Locale, load: LoadText): Promise<LocalHit[]> {
  const known = searches.get(locale);
  const search = known ?? new LocalSearch(locale, load);
  if (!known) searches.set(locale, search);
  return search.search(query);
}
