import { openSampleLibrary } from '../companion/testing/conversation';
import type { LibraryDatabase } from '../database/open-database';
import { findPassages } from './find-passages';
import { pickSentences } from '../companion/pick-sentences';
import { askedFor } from './asked-for';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openSampleLibrary();
});
afterAll(() => db.destroy());

test('a question in words that no text has finds the sentence that answers it', async () => {
  const query = 'got sick next morning, what happened';
  const { passages } = await findPassages(db, {
    query,
    locale: 'en',
    within: ['bronze-gate'],
    limit: 3,
  });
  const [best] = passages;
  expect(best?.passage.heading).toBe('By night: rules of the face');
  expect(best?.asked).toBeGreaterThan(0.3);
  const said = best && pickSentences(best, [], askedFor(query), 'en');
  expect(said).toContain('you wake feverish');
});

test('words that only the questions of players have are no part of what is told', async () => {
  const { passages } = await findPassages(db, {
    query: 'got sick',
    locale: 'en',
    within: ['bronze-gate'],
    limit: 3,
  });
  expect(JSON.stringify(passages.map(({ passage }) => passage))).not.toContain('got sick');
});
