import { splitSentences } from './split-sentences';

function sentences(text: string, lang: string): string[] {
  return splitSentences(text, lang).map(({ start, end }) => text.slice(start, end).trim());
}

const { Segmenter } = Intl;
afterEach(() => {
  Object.assign(Intl, { Segmenter });
});

const texts: readonly [string, string, readonly string[]][] = [
  ['zh-CN', '房钱收呼噜。用陶罐接住！够了吗？', ['房钱收呼噜。', '用陶罐接住！', '够了吗？']],
  ['zh-CN', '“汤凉了。”它说。', ['“汤凉了。”', '它说。']],
  ['ja', '宿代はごろごろ。壺で受ける。', ['宿代はごろごろ。', '壺で受ける。']],
  ['en', 'Catch 3.5 purrs. Then wait! Ready?', ['Catch 3.5 purrs.', 'Then wait!', 'Ready?']],
  ['en', 'No end', ['No end']],
];

test.each(texts)('%s: sentences of %s', (lang, text, expected) => {
  expect(sentences(text, lang)).toEqual(expected);
});

test.each(texts)('%s: the same sentences without a segmenter, of %s', (lang, text, expected) => {
  Reflect.deleteProperty(Intl, 'Segmenter');
  expect(sentences(text, lang)).toEqual(expected);
});

test('what holds neither letter nor number is not said', () => {
  expect(sentences('★★★ · ', 'zh-CN')).toEqual([]);
  expect(sentences('', 'en')).toEqual([]);
});

test('a long sentence is cut behind a comma or a space, one without either hard, and nothing of it is lost', () => {
  const chinese = `${'它只肯在中午低头，'.repeat(30)}就这样。`;
  const english = `${'a long way '.repeat(40)}home.`;
  const hard = '喵'.repeat(400);
  for (const [lang, text] of [
    ['zh-CN', chinese],
    ['en', english],
    ['zh-CN', hard],
  ] as const) {
    const spans = splitSentences(text, lang);
    expect(spans.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
    expect(Math.max(...spans.map(({ start, end }) => end - start))).toBeLessThanOrEqual(180);
  }
  for (const part of sentences(chinese, 'zh-CN').slice(0, -1)) expect(part).toMatch(/，$/);
  for (const { end } of splitSentences(english, 'en').slice(0, -1))
    expect(english[end - 1]).toBe(' ');
  expect(splitSentences(hard, 'zh-CN').map(({ end }) => end)).toEqual([180, 360, 400]);
});
