import { excerptOf } from './snippet';
import { gameParts, plainText, type Part } from './document-texts';

function snippetOf(texts: readonly string[], ...rest: [string[], 'zh' | 'en']): string {
  const parts = texts.map((text): Part => ({ in: 'summary', index: 0, title: undefined, text }));
  return excerptOf(parts, ...rest).snippet;
}

test('Markdown leaves its words', () => {
  expect(plainText('### Head\n- **bold** [link](/a)\n1. one\n\n> quote ![p](x.png)')).toBe(
    'Head bold link one quote p',
  );
});

test('a folded answer is neither searched nor in an excerpt; its question is', () => {
  const body = '走路。\n\n> [!fold] 门怎么开？\n> 1. 听。\n> 2. 数。\n> 3. 谜底是敲七下。';
  const parts = gameParts({ name: '门', sections: [{ title: '门', body }] });
  expect(parts).toMatchObject([{ text: '走路。 门怎么开？' }]);
  expect(excerptOf(parts, ['谜底'], 'zh').snippet).toBe('门 · 走路。 门怎么开？');
});

test('a short text stays whole, without marks of omission', () => {
  expect(snippetOf(['a short text'], ['short'], 'en')).toBe('a short text');
  expect(snippetOf([], ['x'], 'en')).toBe('');
});

test('the first text that has a match is cut around it, by whole words', () => {
  const text = `${'alpha '.repeat(50)}omega ${'beta '.repeat(50)}`.trim();
  const snippet = snippetOf(['no match', text], ['omega'], 'en');
  expect(snippet).toMatch(/^…(alpha )+omega( beta)+…$/);
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

test('links keep their words, also with brackets in the address', () => {
  expect(plainText('see [the page](/a_(b)), ![a cat](/c.png) and [x] (y)')).toBe(
    'see the page, a cat and [x] (y)',
  );
});

test.each(['x', '()', '(', 'a(b)c'])('a link that never ends with %j is plain text', (piece) => {
  const text = `[a](${piece.repeat(500_000)}`;
  expect(plainText(text)).toBe(text);
});

test.each(['[', '![', '](', '[](', '[x](', '[](()', '\n', ' \n', '- ', '1', '# '])(
  'a text of nothing but %j is read once, not once for each of its characters',
  (piece) => {
    // To read two million characters once for each of them takes hours.
    const text = piece.repeat(2_000_000 / piece.length);
    expect(plainText(text).length).toBeLessThanOrEqual(text.length);
  },
);
