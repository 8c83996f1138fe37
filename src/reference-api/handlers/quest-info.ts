import { endpoints } from '../../contract';
import { unknownId } from '../api/api-error';
import { useCase } from '../api/use-case';
import { readContent } from '../database/content';

/** One quest as a visitor finds it who has not begun it. */
export const questInfo = useCase(endpoints.questInfo, async ({ quest_id }, { db }) => {
  const row = await db
    .selectFrom('quests')
    .select('content')
    .where('id', '=', quest_id)
    .executeTakeFirst();
  if (!row) throw unknownId('quest', quest_id);
  return readContent(endpoints.questInfo.payload, row.content);
});
