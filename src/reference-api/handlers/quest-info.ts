import { endpoints } from '../../contract';
import { defineHandler } from '../api/define-handler';
import { readItem } from '../database/items';

/** One quest, in the state in which nobody has begun it. */
export const questInfo = defineHandler(endpoints.questInfo, ({ quest_id }, { db }) =>
  readItem(db, 'quests', quest_id, endpoints.questInfo.payload),
);
