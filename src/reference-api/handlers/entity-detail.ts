import { endpoints } from '../../contract';
import { useCase } from '../api/use-case';
import { readItem } from '../database/items';

/** Everything about one role. */
export const entityDetail = useCase(endpoints.entityDetail, ({ id }, { db }) =>
  readItem(db, 'roles', id, endpoints.entityDetail.payload),
);
