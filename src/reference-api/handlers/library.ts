import { endpoints } from '../../contract';
import {
  activitySchema,
  bannerSchema,
  gameSummarySchema,
  roleSummarySchema,
} from '../../contract/library';
import type { Handlers } from '../api/define-handler';
import { assertItem, readItem, readItems, readPage } from '../database/items';
import { searchLibrary } from '../search/search-library';

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

  knowledgeSearch: (input, context) => searchLibrary(context, input),
} satisfies Partial<Handlers>;
