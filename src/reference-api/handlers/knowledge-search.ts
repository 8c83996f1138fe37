import { endpoints } from '../../contract';
import { LIMITS } from '../../contract/limits';
import { invalidInput } from '../api/endpoint-error';
import { defineHandler } from '../api/define-handler';
import { toPage } from '../database/paging';
import { countDocuments, findDocuments } from '../search/find-documents';
import { findNearestNames } from '../search/nearest-names';
import { toWireHit, toWireName } from '../search/hit';
import { readSearch } from '../search/query';

/**
 * Games and roles whose names, tags or texts hold every word of the search, in any of the three languages, or what a misspelt
 * word may have meant; without any, the nearest names.
 */
export const knowledgeSearch = defineHandler(endpoints.knowledgeSearch, async (input, { db }) => {
  const { search_value: search, type } = input;
  if (search.trim() === '') throw invalidInput('search_value', 'expected more than blanks');
  const query = await readSearch(db, search);
  const nothing = { ...toPage([], 0, input), counts: { game: 0, role: 0 } };
  // Nothing but signs: there is no word that anything could be near to.
  if (!query) return nothing;
  const counts = await countDocuments(db, query);
  if (counts.game + counts.role === 0) {
    return { ...nothing, nearest: (await findNearestNames(db, search)).map(toWireName) };
  }
  const rows = await findDocuments(db, query, input);
  const list = rows.map((row) => toWireHit(row, query));
  const total = type === undefined ? counts.game + counts.role : counts[type];
  const meant = [...new Set(query.meant.map(({ shown }) => shown))].slice(0, LIMITS.nearest);
  return { ...toPage(list, total, input), counts, meant };
});
