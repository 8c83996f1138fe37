import { highlightMatches } from './highlighted-text';
import { termsOf } from './search-terms';

/** Marked pieces in brackets. */
function show(text: string, search: string): string {
  return highlightMatches(text, termsOf(search))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');
}

it.each([
  ['茶山的茶', '茶', '[茶]山的[茶]'],
  ['Tea and TEAPOT', 'tea', '[Tea] and [TEA]POT'],
  ['Ｔｅａ time', 'tea', '[Ｔｅａ] time'],
  ['tea', 'ＴＥＡ', '[tea]'],
  ['灯市的灯', '灯市 的', '[灯市的]灯'],
  ['banana', 'ana', 'b[ana]na'],
  ['ﬁne fish', 'fi', '[ﬁ]ne [fi]sh'],
  ['ﾊﾟｽﾞﾙ', 'パズル', '[ﾊﾟｽﾞﾙ]'],
  ['か\u3099ぎ', 'が', '[か\u3099]ぎ'],
  ['a.b(c', '.b(', 'a.[b](c'],
  ['《青铜之门》', '青铜之门！', '《[青铜之门]》'],
  ['猫の cat', '猫cat', '[猫]の [cat]'],
  ['ネオン配達人', 'ねおん', '[ネオン]配達人'],
  ['きのこ', 'キノコ', '[きのこ]'],
  ['😀茶😀', '茶', '😀[茶]😀'],
  ['nothing here', 'whale', 'nothing here'],
  ['a mask can be worn at 60%', 'how complete can a mask be', 'a [mask] can be worn at 60%'],
  ['面具完整度到 60 就能戴', '面具完整度到多少能戴', '[面具完整度到] 60 就[能戴]'],
  ['新月の面はパーセントで', '面は何パーセント揃う？', '新月の[面]は[パーセント]で'],
  ['', 'a', ''],
  ['text', '  ', 'text'],
])('marks in %j what %j finds', (text, search, wanted) => {
  expect(show(text, search)).toBe(wanted);
});

it('never changes the text', () => {
  const text = 'İstanbul ﬁﬂ ﾊﾟ 灯\u200d火 e\u0301';
  for (const search of ['i', 's', 'fl', 'パ', '火', 'e']) {
    expect(
      highlightMatches(text, termsOf(search))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  }
});

it('counts a word once', () => {
  expect(termsOf(' Tea  ｔｅａ 山 ')).toEqual(['tea', '山']);
});
