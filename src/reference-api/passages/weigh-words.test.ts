import { openSampleLibrary } from '../companion/testing/conversation';
import type { LibraryDatabase } from '../database/open-database';
import { queryWords } from './query-words';
import { evidenceOf, shareOf, weighSynonyms, weighWords, type WeighedWord } from './weigh-words';
import { WEIGHTS } from './weights';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openSampleLibrary();
});
afterAll(() => db.destroy());

function weigh(query: string): Promise<WeighedWord[]> {
  return weighWords(db, queryWords(query));
}

function word(shown: string, more: Partial<WeighedWord> = {}): WeighedWord {
  return {
    ...{ shown, forms: [shown], match: `"${shown}"`, count: 1, weight: 1 },
    ...{ isKana: false, isLoose: false, isBeginning: false, isPiece: false, isNear: false },
    ...more,
  };
}

test('a rare word weighs more than one that many passages have, and an unknown one less', async () => {
  const [common, rare, unknown] = await weigh('lantern oolong zzyzx');
  expect(common?.count).toBeGreaterThan(rare?.count ?? Infinity);
  expect(rare?.weight).toBeGreaterThan(common?.weight ?? Infinity);
  expect(unknown).toMatchObject({ count: 0, weight: WEIGHTS.unknown });
});

test('a word in letters that no text has stands for longer ones, from three letters on', async () => {
  const [begun] = await weigh('lante');
  expect(begun).toMatchObject({ isBeginning: true });
  expect(begun?.count).toBeGreaterThan(0);
  const [short] = await weigh('zx');
  expect(short).toMatchObject({ isBeginning: false, count: 0 });
});

test('a word of characters that no text has is looked for by its pieces', async () => {
  const pieces = await weighWords(db, [
    { shown: '灯城雾', forms: ['灯城雾'], isKana: false, isLoose: false },
  ]);
  expect(pieces.map(({ shown, forms, isPiece }) => [shown, forms[0], isPiece])).toEqual([
    ['灯城雾', '灯城', true],
    ['灯城雾', '城雾', true],
  ]);
});

test('words by which texts say otherwise come beside those of the query, never twice', async () => {
  const own = await weigh('the lightning is near');
  const others = await weighSynonyms(db, 'the lightning is near', own);
  expect(others.flatMap(({ forms }) => forms)).toContain('thunder');
  const thunder = others.filter(({ forms }) => forms.includes('thunder'));
  expect(await weighSynonyms(db, 'the lightning is near', thunder)).not.toContainEqual(thunder[0]);
  for (const { count, weight } of others) {
    expect(count).toBeGreaterThan(0);
    expect(weight).toBeLessThanOrEqual(WEIGHTS.synonym);
  }
});

test('the share of words is that of their weight, and none of nothing', () => {
  const [light, heavy] = [word('a', { weight: 1 }), word('b', { weight: 3 })];
  expect(shareOf([heavy], [light, heavy])).toBe(0.75);
  expect(shareOf([], [])).toBe(0);
});

describe('evidence', () => {
  const whole = word('灯城');
  // Two characters of one word that no text has.
  const pieces = ['雾', '港'].map((form) => word('雾港', { forms: [form], isPiece: true }));
  const particle = word('の', { isKana: true });

  test('is not given by single characters of an unknown word, nor by one of Hiragana', () => {
    expect(evidenceOf([...pieces, particle], [whole, ...pieces, particle])).toMatchObject({
      ...{ weight: 0, share: 0 },
    });
    expect(evidenceOf([whole, ...pieces], [whole, ...pieces]).weight).toBe(1);
  });

  test('lacks what says nothing: each such word once, as an unknown one', () => {
    const { share } = evidenceOf([whole], [whole, ...pieces]);
    expect(share).toBeCloseTo(1 / (1 + WEIGHTS.unknown));
    expect(evidenceOf([whole], [whole]).share).toBe(1);
  });

  test('is given by pairs of characters, and by characters that may be words', () => {
    const pair = word('雾港城', { forms: ['雾港'], isPiece: true });
    const loose = word('雾', { isPiece: true, isLoose: true });
    expect(evidenceOf([pair, loose], [pair, loose])).toEqual({ weight: 2, share: 1 });
  });
});
