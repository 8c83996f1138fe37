import { endpoints } from '../../contract';
import { figureSchema } from '../../contract/partners';
import { defineHandler } from '../api/define-handler';
import { readItemsOfCharacter } from '../database/items';

/** The figures a character can be shown as. */
export const characterFigures = defineHandler(
  endpoints.characterFigures,
  async ({ character_id }, { db }) => ({
    list: await readItemsOfCharacter(db, 'figures', character_id, figureSchema),
  }),
);
