import { endpoints } from '../../contract';
import { sceneSchema } from '../../contract/partners';
import { defineHandler } from '../api/define-handler';
import { readItemsOfCharacter } from '../database/items';

/** The scenes of a character's story in playing order. */
export const storyScenes = defineHandler(
  endpoints.storyScenes,
  async ({ character_id }, { db }) => ({
    list: await readItemsOfCharacter(db, 'scenes', character_id, sceneSchema),
  }),
);
