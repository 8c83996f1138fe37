import { piecesByReading } from './readings';

function readIn(text: string): string[] {
  return piecesByReading(text).flatMap(({ text: kana, characters }) =>
    characters === undefined ? [] : [`${kana} ${characters}`],
  );
}

test.each([
  ['くじらのなき声', ['くじら 鯨']],
  ['クジラはどこ', ['クジラ 鯨']],
  ['ゆめの布をうらがえすと', ['ゆめ 夢', 'うらがえす 裏返す']],
  ['よるのうみと、しずかなやま', ['よる 夜', 'うみ 海', 'しずか 静か']],
])('%s has words that are mostly written in characters', (text, words) => {
  expect(readIn(text)).toEqual(expect.arrayContaining(words));
});

test.each([
  // Two letters inside of another word.
  ...['おいしい', 'いつまでも', 'どうして'],
  // A longer word in Katakana.
  'ネコヤナギ',
  'how many',
  '灯塔',
])('%s has none', (text) => {
  expect(readIn(text)).toEqual([]);
});

test('the pieces are the whole text', () => {
  const text = 'あのくじらは、よるに歌いますか';
  expect(
    piecesByReading(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
