import { LOCALES } from '../../../config/locales';
import { openPronunciations } from '../../../gatsby/node/pronunciations/pronunciations';
import { createNameForms } from '../../../local-search/name-forms';
import { ask, IndexInMemory } from './evaluate';
import { readNamedLibrary } from './library';
import { readQueries } from './queries';

test('98 of 100 queries have what is wanted of the sample among the first three', async () => {
  const forms = createNameForms(openPronunciations());
  const library = readNamedLibrary(0);
  const queries = readQueries();
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const missed: string[] = [];
  for (const locale of LOCALES) {
    const index = new IndexInMemory(locale, library, forms);
    for (const query of queries.filter((each) => each.locale === locale)) {
      const { isFound, first } = await ask(index, query);
      if (!isFound) missed.push(`${locale}, ${query.text}: ${first.join(', ')}`);
    }
  }
  // The list, so that a failure says which ones.
  expect(missed.slice(Math.floor(queries.length * 0.02))).toEqual([]);
});

test('every query wants something that is there', () => {
  const { games, roles, characters } = readNamedLibrary(0);
  const sections = games.flatMap(({ id, texts }) =>
    texts.sections.map((_, at) => `${id}#${String(at + 1)}`),
  );
  const known = new Set([...games, ...roles, ...characters].map(({ id }) => id).concat(sections));
  expect(readQueries().filter(({ wanted }) => !known.has(wanted))).toEqual([]);
});
