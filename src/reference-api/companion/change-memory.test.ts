import { correctFact, factsInLanguages, forgetAll, isFactKey, valueOf } from './change-memory';

const game = { type: 'game', id: 'star-echo', title: 'Echoes' };
const kept = {
  name: 'Ann',
  visitor: { players: 1, minutes: 30, dislikes: ['eerie'], beginner: true },
  game,
  page: game,
  spoken: { hello: 2 },
  gentle: 3,
  turns: 9,
  step: 's2',
  wasLow: true,
};

test.each([
  ['name', 'Ann'],
  ['players', '1'],
  ['minutes', '30'],
  ['dislikes', undefined],
  ['beginner', undefined],
  ['game', undefined],
] as const)('of %s the part that can be corrected is %s', (key, value) => {
  expect(isFactKey(key)).toBe(true);
  expect(valueOf(kept, key)).toBe(value);
  expect(valueOf(undefined, key)).toBeUndefined();
});

test('what is no fact has no key', () => {
  expect(['turns', 'visitor', ''].filter(isFactKey)).toEqual([]);
});

test.each([
  ['name', '  Bo ', 'Bo'],
  ['name', '😀'.repeat(40), '😀'.repeat(40)],
  ['players', ' 4 ', '4'],
  ['minutes', '999', '999'],
] as const)('a correction of %s to “%s” is kept, and nothing else changes', (key, said, value) => {
  const corrected = correctFact(kept, key, said);
  expect(valueOf(corrected, key)).toBe(value);
  for (const other of (['name', 'players', 'minutes'] as const).filter((each) => each !== key)) {
    expect(valueOf(corrected, other)).toBe(valueOf(kept, other));
  }
  expect(corrected).toMatchObject({ game, turns: 9, visitor: { dislikes: ['eerie'] } });
});

test.each([
  ['name', ' '],
  ['name', 'x'.repeat(41)],
  ['players', '0'],
  ['players', '04'],
  ['players', '1.5'],
  ['players', 'x4'],
  ['minutes', '1000'],
  ['minutes', '30 min'],
  ['minutes', '-5'],
  ['dislikes', 'eerie'],
  ['beginner', '1'],
  ['game', '1'],
] as const)('%s cannot become “%s”', (key, said) => {
  expect(correctFact(kept, key, said)).toBeUndefined();
});

test('who wants all forgotten is known no more, and is answered as gently as before', () => {
  const left = forgetAll(kept);
  expect(factsInLanguages(left)).toEqual([]);
  expect(left).toMatchObject({ spoken: { hello: 2 }, gentle: 3, turns: 9, step: 's2' });
  expect([left.page, left.wasLow]).toEqual([undefined, false]);
});

test('each fact is told in every language, with what can be corrected of it', () => {
  const facts = factsInLanguages({ visitor: { players: 3, minutes: 30 }, game });
  expect(facts.map(({ key, value }) => [key, value])).toEqual([
    ['players', '3'],
    ['minutes', '30'],
    ['game', undefined],
  ]);
  for (const { texts } of facts) expect(new Set(Object.values(texts)).size).toBe(3);
  expect(facts.map(({ texts }) => texts.en)).toEqual([
    expect.stringContaining('3'),
    'you have 30 minutes',
    'we were on Echoes',
  ]);
});
