import { endpoints } from '../../contract';
import { characterSchema } from '../../contract/partners';
import { defineHandler } from '../api/define-handler';
import { readItems } from '../database/items';

/** The characters of the home page: those chatted with most come first. */
export const indexCharacters = defineHandler(
  endpoints.indexCharacters,
  async ({ limit }, { db }) => {
    const characters = await readItems(db, 'characters', characterSchema);
    const list = characters.sort((a, b) => (b.chat_count ?? 0) - (a.chat_count ?? 0));
    return { list: list.slice(0, limit ?? list.length) };
  },
);
