import { endpoints } from '../../contract';
import { sceneSchema } from '../../contract/partners';
import { useCase } from '../api/use-case';
import { assertCharacter } from '../database/characters';
import { readContents } from '../database/content';

/** The scenes of a character's story in playing order. */
export const storyScenes = useCase(endpoints.storyScenes, async ({ character_id }, { db }) => {
  await assertCharacter(db, character_id);
  const rows = await db
    .selectFrom('scenes')
    .select('content')
    .where('character_id', '=', character_id)
    .orderBy('position')
    .execute();
  return { list: readContents(sceneSchema, rows) };
});
