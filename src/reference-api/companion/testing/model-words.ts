import fc from 'fast-check';

/** Addresses and links, in spellings that a browser or a visitor would follow. */
export const LINKS = [
  'https://x.example/z',
  'steam://run/1',
  'evil.com',
  'Evil.CO.UK',
  'www.evil.example',
  '[here](/x)',
  'ｅｖｉｌ．ｃｏｍ',
  'evil\u200b.com',
  '看evil.com看',
  'evil。com',
  '例子.中国',
  'mailto:me',
  'me@evil.de',
  '10.0.0.1',
];

/** Words of distress, of somebody's own and to somebody. */
export const DISTRESS = [
  'I want to die',
  'kill myself',
  'kill yourself',
  'kys',
  '我不想活了',
  '輕 生',
  '你去死吧',
  '死にたい',
  '死ね',
];

/** Texts that may be shown, in scripts with and without blanks. */
export const fitText = fc
  .array(
    fc.constantFrom(
      ...['She', 'listens', ', ', 'laughs. ', '12.5', '...', ' ', '\n', 'e\u0301', '\u200b'],
      ...['你好，', '灯笼', '。', 'ランタン', '👩‍👩‍👧', '😀'],
    ),
    { maxLength: 30 },
  )
  .map((words) => `Well ${words.join('')}`);

/** A text that holds one of some phrases, at its end or before it; told apart from what stands before the phrase. */
export function textWith(phrases: readonly string[]) {
  const end = fc.oneof(
    fc.constant(''),
    fitText.map((text) => ` ${text}`),
  );
  return fc
    .record({ start: fitText, phrase: fc.constantFrom(...phrases), end })
    .map(({ start, phrase, end: rest }) => ({ phrase, text: `${start} ${phrase}${rest}`, start }));
}

/** Places at which a text is cut. */
export const cuts = fc.array(fc.nat(1000), { maxLength: 40 });

/** Cuts a text into pieces, between any two of its UTF-16 units. */
export function cutAnywhere(text: string, places: readonly number[]): string[] {
  const inOrder = [...places].sort((a, b) => a - b);
  return [0, ...inOrder].map((start, number) => text.slice(start, inOrder[number] ?? text.length));
}
