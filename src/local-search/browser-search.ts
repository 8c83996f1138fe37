import type { Locale } from '../config/locales';
import type { OwnChoices } from './fit-choices';
import type { LoadText } from './index-reader';
import type { LocalHit, LocalPartner } from './local-hit';
import { LocalSearch } from './local-search';

const searches = new Map<Locale, LocalSearch>();

/** The search of a language; the first way to load that is handed in for it is kept. */
function searchIn(locale: Locale, load: LoadText): LocalSearch {
  const known = searches.get(locale);
  const search = known ?? new LocalSearch(locale, load);
  if (!known) searches.set(locale, search);
  return search;
}

/**
 * Searches the names of games, roles, partners and sections and the questions of hints without the API: in an index that
 * the build has written, in any script, with typing errors.
 * @param query as it was typed
 * @param locale the language of the page, in which names are answered
 * @param load reads a file of the site; the first one that is handed in for a language is kept
 * @returns at most 30 hits, the best first
 * @throws when the index cannot be read: its files were never fetched, and there is no network
 */
export function searchLocally(query: string, locale: Locale, load: LoadText): Promise<LocalHit[]> {
  return searchIn(locale, load).search(query);
}

/**
 * Lists partners whom a visitor can be led to, in the order of the library, from the same index.
 * @throws as {@link searchLocally} does
 */
export function partnersLocally(locale: Locale, load: LoadText): Promise<readonly LocalPartner[]> {
  return searchIn(locale, load).partners();
}

/**
 * Lists which choices games of the library fit together, from the same index; none where that is not known.
 * @throws as {@link searchLocally} does
 */
export function choiceSetsLocally(locale: Locale, load: LoadText): Promise<readonly OwnChoices[]> {
  return searchIn(locale, load).choiceSets();
}
