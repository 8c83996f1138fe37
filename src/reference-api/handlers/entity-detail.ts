import { endpoints } from '../../contract';
import { unknownId } from '../api/api-error';
import { useCase } from '../api/use-case';
import { readContent } from '../database/content';

/** Everything about one role. */
export const entityDetail = useCase(endpoints.entityDetail, async ({ id }, { db }) => {
  const row = await db
    .selectFrom('roles')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw unknownId('role', id);
  return readContent(endpoints.entityDetail.payload, row.content);
});
