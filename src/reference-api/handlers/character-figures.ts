import { endpoints } from '../../contract';
import { figureSchema } from '../../contract/partners';
import { useCase } from '../api/use-case';
import { assertCharacter } from '../database/characters';
import { readContents } from '../database/content';

/** The figures a character can be shown as. */
export const characterFigures = useCase(
  endpoints.characterFigures,
  async ({ character_id }, { db }) => {
    await assertCharacter(db, character_id);
    const rows = await db
      .selectFrom('figures')
      .select('content')
      .where('character_id', '=', character_id)
      .orderBy('position')
      .execute();
    return { list: readContents(figureSchema, rows) };
  },
);
