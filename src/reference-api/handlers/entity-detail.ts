import { endpoints } from '../../contract';
import { useCase } from '../api/define-handler';
import { readItem } from '../database/items';

/** Everything about one role. */
export const entityDetail = useCase(endpoints.entityDetail, ({ id }, { db }) =>
  readItem(db, 'roles', id, endpoints.entityDetail.payload),
);
