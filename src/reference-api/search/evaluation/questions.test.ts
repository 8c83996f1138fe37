import { LOCALES } from '../../../config/locales';
import { openSampleLibrary } from '../../companion/testing/conversation';
import type { LibraryDatabase } from '../../database/open-database';
import { searchLibrary } from '../search-library';
import { groupOutcomes, idsOf, outcomeOf, readQuestions, scoresOf } from './questions';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openSampleLibrary();
});
afterAll(() => db.destroy());

test.each(['cancel auto-renewal', '注销账号'])(
  'what pages of the site alone answer finds no game: %s',
  async (search_value) => {
    const server = { db, now: () => new Date() };
    const { list, others } = await searchLibrary(server, { search_value, page: 1, page_size: 5 });
    expect([list, others ?? []]).toEqual([[], []]);
  },
);

test('questions find the page that answers them, and nonsense finds nothing', async () => {
  const server = { db, now: () => new Date() };
  const outcomes = [];
  for (const question of readQuestions()) {
    const input = { search_value: question.query, page: 1, page_size: 5 };
    outcomes.push(outcomeOf(question, idsOf(await searchLibrary(server, input))));
  }
  const { first, five } = scoresOf(outcomes);
  const missed = outcomes.filter(({ question, place, ids }) =>
    question.pages.length === 0 ? ids.length > 0 : place < 0 || place >= 5,
  );
  process.stdout.write(`${first.toFixed(0)} of 100 first, ${five.toFixed(0)} among five\n`);
  expect([first >= 80, five >= 95 ? [] : missed]).toEqual([true, []]);
  const byLanguage = groupOutcomes(outcomes, ({ locale }) => locale);
  for (const locale of LOCALES) {
    const own = scoresOf(byLanguage.get(locale) ?? []);
    expect([locale, own.first >= 72, own.five >= 90]).toEqual([locale, true, true]);
  }
  const byKind = groupOutcomes(outcomes, ({ kind }) => kind);
  expect(scoresOf(byKind.get('nonsense') ?? []).first).toBeGreaterThanOrEqual(95);
  // Who looks for a game by players and time finds one that is so at once.
  expect(scoresOf(byKind.get('choice') ?? []).first).toBeGreaterThanOrEqual(90);
});
