import { endpoints } from '../../contract';
import { defineHandler } from '../api/define-handler';
import { questStates } from '../chat/quest-states';
import { readItem } from '../database/items';

/** One quest: as the visitor of a session has left it, else in the state in which nobody has begun it. */
export const questInfo = defineHandler(endpoints.questInfo, async ({ quest_id }, { db, user }) => {
  const { apply } = await questStates(db, user?.web_user_id);
  return apply(await readItem(db, 'quests', quest_id, endpoints.questInfo.payload));
});
