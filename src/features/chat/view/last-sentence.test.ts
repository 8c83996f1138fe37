import { lastSentence } from './last-sentence';

test.each([
  ['zh', '石头在左。桥接上了。走吧，天亮前过去。', '走吧，天亮前过去。'],
  ['en', 'The stone is on the left. The bridge holds. Come along.', 'Come along.'],
  ['ja', '石は左だ。橋はつながった。「行くぞ。」', '「行くぞ。」'],
  ['zh', '一句没有句号的话', '一句没有句号的话'],
  ['zh', '', ''],
])('takes the last sentence in %s of “%s”', (locale, text, last) => {
  expect(lastSentence(text, locale)).toBe(last);
});

it('ends a sentence that is too long for a frame', () => {
  const last = lastSentence('墨'.repeat(200), 'zh');
  expect(last).toHaveLength(90);
  expect(last.endsWith('墨…')).toBe(true);
});
