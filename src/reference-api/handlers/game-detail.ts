import { endpoints } from '../../contract';
import { useCase } from '../api/define-handler';
import { readItem } from '../database/items';

/** Everything about one game. */
export const gameDetail = useCase(endpoints.gameDetail, ({ id }, { db }) =>
  readItem(db, 'games', id, endpoints.gameDetail.payload),
);
