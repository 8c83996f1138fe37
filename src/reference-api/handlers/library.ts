import { endpoints } from '../../contract';
import { LIMITS } from '../../contract/limits';
import {
  activitySchema,
  bannerSchema,
  gameSummarySchema,
  roleSummarySchema,
} from '../../contract/library';
import { invalidInput } from '../api/endpoint-error';
import type { Handlers } from '../api/define-handler';
import { assertItem, readItem, readItems, readPage } from '../database/items';
import { toPage } from '../database/paging';
import { findMatches, findNearest } from '../search/find-matches';
import { toWireHit, toWireName } from '../search/hit';
import { readMatches } from '../search/read-matches';

export const libraryHandlers = {
  gameList: (input, { db }) => {
    const { tag } = input;
    if (tag === undefined) return readPage(db, 'games', gameSummarySchema, input);
    return readPage(db, 'games', gameSummarySchema, input, (at) =>
      at('id', 'in', at.selectFrom('game_tags').select('game_id').where('tag', '=', tag)),
    );
  },

  gameDetail: ({ id }, { db }) => readItem(db, 'games', id, endpoints.gameDetail.payload),

  entityList: async (input, { db }) => {
    const { game_id } = input;
    if (game_id === undefined) return readPage(db, 'roles', roleSummarySchema, input);
    await assertItem(db, 'games', game_id);
    return readPage(db, 'roles', roleSummarySchema, input, (at) => at('game_id', '=', game_id));
  },

  entityDetail: ({ id }, { db }) => readItem(db, 'roles', id, endpoints.entityDetail.payload),

  activityIndex: async (_input, { db }) => ({
    banners: await readItems(db, 'banners', bannerSchema),
    list: await readItems(db, 'activities', activitySchema),
  }),

  /** Finds games and roles by names, tags and texts; without any, the nearest names. */
  knowledgeSearch: async (input, { db }) => {
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
    const roles = all.filter(({ row }) => row % 5 === 1);
    const games = all.filter(({ row }) => row % 5 === 0);
    const wanted = type === undefined ? all : type === 'role' ? roles : games;
    const rows = await readMatches(db, wanted, input);
    const list = rows.map((row) => toWireHit(row, { words, meant }));
    const counts = { game: games.length, role: roles.length };
    return { ...toPage(list, wanted.length, input), counts, meant: [...meant] };
  },
} satisfies Partial<Handlers>;
