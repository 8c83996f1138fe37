import { endpoints } from '../../contract';
import { roleSummarySchema } from '../../contract/library';
import { defineHandler } from '../api/define-handler';
import { assertItem, readPage } from '../database/items';

/** A page of roles: of one game, or of all games in seeding order. */
export const entityList = defineHandler(endpoints.entityList, async (input, { db }) => {
  const { game_id } = input;
  if (game_id === undefined) return readPage(db, 'roles', roleSummarySchema, input);
  await assertItem(db, 'games', game_id);
  return readPage(db, 'roles', roleSummarySchema, input, (at) => at('game_id', '=', game_id));
});
