import { passageOf } from '../passages/passage';
import { ReadyPassage } from '../passages/read-items';
import type { WeighedWord } from '../passages/weigh-words';
import { snippetOf as snippetOfPassage } from './snippet';

function toWord(form: string): WeighedWord {
  const told = { shown: form, forms: [form], match: '', count: 1, weight: 1 };
  return {
    ...told,
    isKana: false,
    isLoose: false,
    isBeginning: false,
    isPiece: false,
    isNear: false,
  };
}

function snippetOf(
  [text = '']: readonly string[],
  words: readonly string[],
  locale: 'zh' | 'en',
): string {
  const [passage] = passageOf('summary', text, locale);
  if (!passage) return '';
  return snippetOfPassage(
    new ReadyPassage({ passage, questions: [] }, locale),
    words.map(toWord),
    locale,
  );
}

test('a snippet begins with the sentence that has most of the words', () => {
  const text = `${'Alpha beta. '.repeat(12)}The gamma is a delta. ${'Epsilon. '.repeat(30)}`;
  expect(snippetOf([text], ['beta', 'gamma', 'delta'], 'en')).toMatch(
    /^…The gamma is a delta\. (Epsilon\. ?)+$/,
  );
});

test('a short text stays whole, without marks of omission', () => {
  expect(snippetOf(['a short text'], ['short'], 'en')).toBe('a short text');
  expect(snippetOf([''], ['x'], 'en')).toBe('');
});

test('a long sentence is cut around the match, by whole words', () => {
  const text = `${'alpha '.repeat(50)}omega ${'beta '.repeat(50)}`.trim();
  const snippet = snippetOf([text], ['omega'], 'en');
  expect(snippet).toMatch(/^…(alpha )+omega( beta)+…$/);
});

test('a long sentence that has a word near its beginning is not cut there, wherever it has it again', () => {
  const text = `one omega ${'alpha '.repeat(50)}omega ${'beta '.repeat(50)}`.trim();
  expect(snippetOf([text], ['omega'], 'en')).toMatch(/^one omega alpha/);
});

test.each([
  ['alpha '.repeat(28) + 'one thought. ', / thought\.$/],
  ['alpha '.repeat(28) + 'one thought, ', / thought…$/],
  ['alpha '.repeat(27) + 'a “small thought.” ', / thought\.”$/],
])('a cut is marked once, and only inside of a sentence: %s', (beginning, end) => {
  expect(snippetOf([beginning + 'beta '.repeat(40)], ['alpha'], 'en')).toMatch(end);
});

test.each([
  ['once upon, ', 'en'],
  ['上一句，', 'zh'],
] as const)('a cut never begins with the marks of what was left out: %s', (piece, locale) => {
  for (const shift of ['', 'a', 'ab', 'abc', 'abcd', 'abcde']) {
    const text = `${shift}${piece.repeat(60)}needle ${piece.repeat(60)}`;
    expect(snippetOf([text], ['needle'], locale)).toMatch(/^…(?:once|upon|[上一句])/u);
  }
});

test('a cut never splits a character of two code units', () => {
  const snippet = snippetOf(['😀'.repeat(200)], ['😀'], 'zh');
  expect(snippet).toBe(`${'😀'.repeat(80)}…`);
});
