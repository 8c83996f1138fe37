import { endpoints } from '../../contract';
import { LIMITS } from '../../contract/limits';
import { invalidInput } from '../api/endpoint-error';
import { defineHandler } from '../api/define-handler';
import { toPage } from '../database/paging';
import { findMatches, findNearest } from '../search/find-matches';
import { toWireHit, toWireName } from '../search/hit';
import { readMatches } from '../search/read-matches';

/**
 * Games and roles whose names, tags or texts hold every word of the search, in any of the three languages, or what a misspelt
 * word may have meant; without any, the nearest names.
 */
export const knowledgeSearch = defineHandler(endpoints.knowledgeSearch, async (input, { db }) => {
  const { search_value: search, type } = input;
  if (search.trim() === '') throw invalidInput('search_value', 'expected more than blanks');
  const { all, words, meant } = await findMatches(db, search);
  if (all.length === 0) {
    const near = { page: 1, page_size: LIMITS.nearest };
    const nearest = await readMatches(db, await findNearest(db, search), near);
    const nothing = { ...toPage([], 0, input), counts: { game: 0, role: 0 } };
    // A search for signs alone has no word that anything could be near to.
    return words.length === 0 ? nothing : { ...nothing, nearest: nearest.map(toWireName) };
  }
  const roles = all.filter(({ row }) => row % 2 === 1);
  const games = all.filter(({ row }) => row % 2 === 0);
  const wanted = type === undefined ? all : type === 'role' ? roles : games;
  const rows = await readMatches(db, wanted, input);
  const list = rows.map((row) => toWireHit(row, { words, meant }));
  const counts = { game: games.length, role: roles.length };
  return { ...toPage(list, wanted.length, input), counts, meant: [...meant] };
});
