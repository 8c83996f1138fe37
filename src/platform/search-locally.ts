import type { Locale } from '../config/locales';
import { API_TIMEOUT_MS } from '../config/times';
import type { LocalHit } from '../local-search/local-hit';
import { LocalSearch } from '../local-search/local-search';
import { startDeadline } from './network/deadline';

/**
 * Reads a file of the site. Without a network what the browser has kept will do, however old.
 * @throws when there is no such file
 */
async function loadFile(address: string): Promise<string> {
  const { signal, end } = startDeadline(API_TIMEOUT_MS);
  try {
    const kept = () => fetch(address, { cache: 'force-cache', signal });
    const answer = await fetch(address, { signal }).catch(kept);
    if (!answer.ok) throw new Error(`${address}: HTTP ${String(answer.status)}`);
    return await answer.text();
  } finally {
    end();
  }
}

const searches = new Map<Locale, LocalSearch>();

/**
 * Searches the names of games, roles, partners and sections without the API: in an index that the build has written,
 * in any script, with typing errors.
 * @param query as it was typed
 * @param locale the language of the page, in which names are answered
 * @returns at most 30 hits, the best first
 * @throws when the index cannot be read: its files were never fetched, and there is no network
 */
export function searchLocally(query: string, locale: Locale): Promise<LocalHit[]> {
  const known = searches.get(locale);
  const search = known ?? new LocalSearch(locale, loadFile);
  if (!known) searches.set(locale, search);
  return search.search(query);
}
