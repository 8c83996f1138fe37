import { openSampleLibrary } from '../companion/testing/conversation';
import type { LibraryDatabase } from '../database/open-database';
import { errorsBetween, nearTerms } from './near-terms';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openSampleLibrary();
});
afterAll(() => db.destroy());

test.each([
  ['lantern', 'lantern', 0],
  ['lantern', 'lanten', 1],
  ['lantern', 'lanntern', 1],
  ['lantern', 'lamtern', 1],
  ['lantern', 'latnern', 1],
  ['lantern', 'latmern', 2],
  ['lantern', '', 7],
])('%s and %s: %i', (one, other, errors) => {
  expect([errorsBetween(one, other), errorsBetween(other, one)]).toEqual([errors, errors]);
});

test('a misspelt word is near the term that was meant, in any number or tense', async () => {
  expect(await nearTerms(db, 'mushrom')).toEqual(['mushroom']);
  expect(await nearTerms(db, 'lanterms')).toEqual(['lantern']);
});

test('a short word has no neighbours, and one with another first letter none either', async () => {
  expect(await nearTerms(db, 'lamb')).toEqual([]);
  expect(await nearTerms(db, 'nushroom')).toEqual([]);
});

test('two errors are allowed in a long word alone', async () => {
  expect(await nearTerms(db, 'lihgthuose')).toEqual(['lighthous']);
  expect(await nearTerms(db, 'lamterm')).toEqual([]);
});
