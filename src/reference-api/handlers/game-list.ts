import { endpoints } from '../../contract';
import { useCase } from '../api/use-case';
import { readContents } from '../database/content';
import { offsetOf, toPage } from '../database/paging';
import { gameSummarySchema } from '../../contract/library';

/** A page of games in seeding order, all of them or those with a tag. */
export const gameList = useCase(endpoints.gameList, async (input, { db }) => {
  const { tag } = input;
  const chosen =
    tag === undefined
      ? db.selectFrom('games')
      : db
          .selectFrom('games')
          .where('id', 'in', (tagged) =>
            tagged.selectFrom('game_tags').select('game_id').where('tag', '=', tag),
          );
  const { total } = await chosen
    .select((at) => at.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await chosen
    .select('content')
    .orderBy('position')
    .limit(input.page_size)
    .offset(offsetOf(input))
    .execute();
  return toPage(readContents(gameSummarySchema, rows), total, input);
});
