import type { ExpressionBuilder } from 'kysely';
import { endpoints, type WireGameSummary } from '../../contract';
import {
  activitySchema,
  bannerSchema,
  gameSummarySchema,
  roleSummarySchema,
} from '../../contract/library';
import type { Handlers } from '../api/define-handler';
import type { Tables } from '../database/tables';
import { assertItem, readItem, readItems, readPage } from '../database/items';
import { searchLibrary } from '../search/search-library';

/** Leaves out the words for pictures that a summary does not have. */
function withOwnPictures({
  picture_texts: texts,
  i18n,
  ...game
}: WireGameSummary): WireGameSummary {
  const isOwn = texts?.map(({ picture }) => picture === game.cover || picture === game.icon);
  const own = <T>(words: readonly T[] | undefined): T[] | undefined =>
    words?.filter((_, at) => isOwn?.[at]);
  const translated = (locale: 'en' | 'ja') =>
    i18n?.[locale] && { ...i18n[locale], picture_texts: own(i18n[locale].picture_texts) };
  return {
    ...game,
    picture_texts: own(texts),
    i18n: { en: translated('en'), ja: translated('ja') },
  };
}

export const libraryHandlers = {
  gameList: async (input, { db }) => {
    const { tag } = input;
    const ofTag =
      tag === undefined
        ? undefined
        : (at: ExpressionBuilder<Tables, 'games' | 'roles'>) =>
            at('id', 'in', at.selectFrom('game_tags').select('game_id').where('tag', '=', tag));
    const page = await readPage(db, 'games', gameSummarySchema, input, ofTag);
    return { ...page, list: page.list.map(withOwnPictures) };
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
