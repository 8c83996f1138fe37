import { endpoints } from '../../contract';
import { useCase } from '../api/define-handler';
import { readItem } from '../database/items';

/** One quest as a visitor finds it who has not begun it. */
export const questInfo = useCase(endpoints.questInfo, ({ quest_id }, { db }) =>
  readItem(db, 'quests', quest_id, endpoints.questInfo.payload),
);
