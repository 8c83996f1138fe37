import { hasTeaser, teaserOf } from './leading-sentences';

test.each([
  ['一句。两句。', '一句。两句。'],
  [`短句。${'长'.repeat(52)}。`, '短句。'],
  [`“走！”他说，${'长'.repeat(60)}。`, '“走！”'],
  ['It has 3.5 lives. Then more.', 'It has 3.5 lives. Then more.'],
  [`Whales sing. ${'Long '.repeat(30)}.`, 'Whales sing.'],
  ['没有句号', '没有句号'],
  ['', ''],
])('of %s the hook is %s', (text, hook) => {
  expect(teaserOf(text)).toBe(hook);
  expect(hasTeaser(text)).toBe(true);
});

test('a first sentence that is too long has no hook and is shown whole', () => {
  const text = `${'长'.repeat(60)}。短句。`;
  expect(teaserOf(text)).toBe(text);
  expect(hasTeaser(text)).toBe(false);
});
