import { endpoints } from '../../contract';
import { roleSummarySchema } from '../../contract/library';
import { unknownId } from '../api/api-error';
import { useCase } from '../api/use-case';
import { readContents } from '../database/content';
import { hasGame } from '../database/games';
import { offsetOf, toPage } from '../database/paging';

/** A page of roles: of one game, or of all games in seeding order. */
export const entityList = useCase(endpoints.entityList, async (input, { db }) => {
  const { game_id } = input;
  if (game_id !== undefined && !(await hasGame(db, game_id))) throw unknownId('game', game_id);
  const roles = db.selectFrom('roles');
  const chosen = game_id === undefined ? roles : roles.where('game_id', '=', game_id);
  const { total } = await chosen
    .select((at) => at.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await chosen
    .select('content')
    .orderBy('position')
    .limit(input.page_size)
    .offset(offsetOf(input))
    .execute();
  return toPage(readContents(roleSummarySchema, rows), total, input);
});
