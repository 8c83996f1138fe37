import { endpoints } from '../../contract';
import { useCase } from '../api/use-case';
import { readCharacters } from '../database/characters';
import { cutPage } from '../database/paging';

/** The official characters, a page at a time, in seeding order. */
export const officialCharacters = useCase(endpoints.officialCharacters, async (input, { db }) =>
  cutPage(await readCharacters(db), input),
);
