import { endpoints } from '../../contract';
import { gameSummarySchema } from '../../contract/library';
import { defineHandler } from '../api/define-handler';
import { readPage } from '../database/items';

/** A page of games in seeding order, all of them or those with a tag. */
export const gameList = defineHandler(endpoints.gameList, (input, { db }) => {
  const { tag } = input;
  if (tag === undefined) return readPage(db, 'games', gameSummarySchema, input);
  return readPage(db, 'games', gameSummarySchema, input, (at) =>
    at('id', 'in', at.selectFrom('game_tags').select('game_id').where('tag', '=', tag)),
  );
});
