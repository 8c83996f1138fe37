import { endpoints } from '../../contract';
import { defineHandler } from '../api/define-handler';
import { readItem } from '../database/items';

/** Everything about one game. */
export const gameDetail = defineHandler(endpoints.gameDetail, ({ id }, { db }) =>
  readItem(db, 'games', id, endpoints.gameDetail.payload),
);
