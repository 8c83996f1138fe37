import { characterSchema } from '../../contract/partners';
import type { WireCharacter } from '../../contract';
import { unknownId } from '../api/api-error';
import { readContents } from './content';
import type { LibraryDatabase } from './open-database';

/** All characters in seeding order. They are a handful, so lists filter them in memory. */
export async function readCharacters(db: LibraryDatabase): Promise<WireCharacter[]> {
  return readContents(
    characterSchema,
    await db.selectFrom('characters').select('content').orderBy('position').execute(),
  );
}

/** @throws ApiError 40400 when there is no such character */
export async function assertCharacter(db: LibraryDatabase, id: string): Promise<void> {
  const row = await db
    .selectFrom('characters')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw unknownId('character', id);
}
