import { endpoints } from '../../contract';
import { useCase } from '../api/use-case';
import { readItem } from '../database/items';

/** One quest as a visitor finds it who has not begun it. */
export const questInfo = useCase(endpoints.questInfo, ({ quest_id }, { db }) =>
  readItem(db, 'quests', quest_id, endpoints.questInfo.payload),
);
