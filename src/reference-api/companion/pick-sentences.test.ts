import { pickSentences } from './pick-sentences';

const NOTHING = { person: false, number: false, way: false };
const jar = { weight: 1 };

function told(...sentences: readonly (readonly [text: string, words: number])[]) {
  return {
    sentences: () =>
      sentences.map(([text, count]) => ({
        ...{ text, asked: 0 },
        words: Array.from({ length: count }, (_, at) => ({ ...jar, at })),
      })),
  };
}

test('an answer is not filled with sentences that say nothing of what was asked', () => {
  const passage = told(['Wipe your feet.', 0], ['The jar leaks.', 2], ['Sing at night.', 0]);
  const more = told(['A cat sleeps.', 0]);
  expect(pickSentences(passage, [more], NOTHING, 'en')).toBe('The jar leaks. Sing at night.');
});

test('what another passage says of it is told too', () => {
  const passage = told(['The jar leaks.', 2]);
  const more = told(['A sock stops the jar.', 2], ['A cat sleeps.', 0]);
  expect(pickSentences(passage, [more], NOTHING, 'en')).toBe(
    'The jar leaks. A sock stops the jar.',
  );
});

test('a value ends as a sentence before another one', () => {
  const fact = told(['1 to 2 players, tense', 2]);
  const more = told(['Take the narrow gap with two players.', 2]);
  expect(pickSentences(fact, [more], NOTHING, 'en')).toBe(
    '1 to 2 players, tense. Take the narrow gap with two players.',
  );
  expect(pickSentences(fact, [], NOTHING, 'en')).toBe('1 to 2 players, tense');
});

test('the text of another page says whose it is, once', () => {
  const passage = told(['The jar leaks.', 2]);
  const heron = told(['He mends jars.', 2], ['Bring him the lid.', 2]);
  expect(pickSentences(passage, [{ ...heron, lead: 'Old Heron: ' }], NOTHING, 'en')).toBe(
    'The jar leaks. Old Heron: He mends jars. Bring him the lid.',
  );
});

test('an answer has six sentences at the most, however short they are', () => {
  const sentences = ['A jar.', 'Jars.', 'The jar.', 'Some jar.', 'A jar?', 'No jar.', 'Jar!'];
  const passage = told(...sentences.map((text): [string, number] => [text, 2]));
  expect(pickSentences(passage, [], NOTHING, 'en')).toBe(sentences.slice(0, 6).join(' '));
});
