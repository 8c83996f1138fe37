import { openSampleLibrary } from '../companion/testing/conversation';
import type { LibraryDatabase } from '../database/open-database';
import { nearTerms } from './misspellings';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openSampleLibrary();
});
afterAll(() => db.destroy());

test.each(['lanten', 'lanntern', 'lamtern', 'latnern', 'lanter'])(
  'one letter that is wrong, missing, too many or swapped is understood: %s',
  async (word) => {
    expect(await nearTerms(db, word)).toContain('lantern');
  },
);

test('a part of a word, and a word with more around it, are no misspellings', async () => {
  // One letter is wrong and one is missing, which is too much for a short word.
  expect(await nearTerms(db, 'lantex')).not.toContain('lantern');
  expect(await nearTerms(db, 'lanternxyz')).not.toContain('lantern');
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
