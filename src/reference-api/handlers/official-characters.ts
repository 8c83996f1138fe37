import { endpoints } from '../../contract';
import { characterSchema } from '../../contract/partners';
import { defineHandler } from '../api/define-handler';
import { readItems } from '../database/items';
import { cutPage } from '../database/paging';

/** The official characters, a page at a time, in seeding order. */
export const officialCharacters = defineHandler(
  endpoints.officialCharacters,
  async (input, { db }) => cutPage(await readItems(db, 'characters', characterSchema), input),
);
