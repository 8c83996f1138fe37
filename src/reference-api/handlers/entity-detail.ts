import { endpoints } from '../../contract';
import { defineHandler } from '../api/define-handler';
import { readItem } from '../database/items';

/** Everything about one role. */
export const entityDetail = defineHandler(endpoints.entityDetail, ({ id }, { db }) =>
  readItem(db, 'roles', id, endpoints.entityDetail.payload),
);
