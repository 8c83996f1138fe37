import { endpoints } from '../../contract';
import { defineHandler } from '../api/define-handler';
import { readScenes } from '../chat/quest-states';

/** The scenes of a character's story in playing order, with those open that the visitor of a session has reached. */
export const storyScenes = defineHandler(
  endpoints.storyScenes,
  async ({ character_id }, { db, user }) => ({
    list: await readScenes(db, character_id, user?.web_user_id),
  }),
);
