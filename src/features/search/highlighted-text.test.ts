import { highlightMatches } from './highlighted-text';
import { termsOf } from './search-terms';

/** Marked pieces in brackets. */
function show(text: string, search: string, names: readonly string[] = []): string {
  return highlightMatches(text, termsOf(search, names))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');
}

it.each([
  ['茶山的茶', '茶', '[茶]山的[茶]'],
  ['Tea and TEAPOT', 'tea', '[Tea] and [TEAPOT]'],
  ['Ｔｅａ time', 'tea', '[Ｔｅａ] time'],
  ['tea', 'ＴＥＡ', '[tea]'],
  ['灯市的灯', '灯市 的', '[灯市]的灯'],
  ['banana', 'ana', 'banana'],
  ['ﬁne fish', 'fi', '[ﬁne] [fish]'],
  ['opening, opens, reopened', 'how do I open the gate', '[opening], [opens], reopened'],
  ['the Gate of Bronze', 'gate of', 'the [Gate] of Bronze'],
  ['a tale of a cat', 'a cat', 'a tale of a [cat]'],
  ['a cat', 'a', '[a] cat'],
  ['九つの宿の猫', '宿 の', '九つの[宿]の猫'],
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
  ['面具完整度到 60 就能戴', '面具完整度到多少能戴', '[面具完整度]到 60 就能戴'],
  ['新月の面はパーセントで', '面は何パーセント揃う？', '新月の[面]は[パーセント]で'],
  ['罗婆婆会整整三天不跟你说话', '罗婆婆不开门', '[罗婆婆]会整整三天不跟你说话'],
  [
    '锅刷了，罗婆婆不跟我说话。怎么办？',
    '罗婆婆不开门怎么办',
    '锅刷了，[罗婆婆]不跟我说话。怎么办？',
  ],
  ['阿茴的采茶歌唱了三遍', '阿茴的采茶歌有什么用', '[阿茴]的[采茶歌]唱了三遍'],
  ['不倒翁倒了', '不倒翁在哪里能买到', '[不倒翁]倒了'],
  ['的的的', '的', '[的][的][的]'.replaceAll('][', '')],
  ['第三十六副面具在第三扇门后', '卡在第三扇门', '第三十六副面具在[第三扇门]后'],
  ['She won’t speak', 'wont', 'She [won’t] speak'],
  [
    'Granny Luo won’t speak to me',
    'Why won’t Granny Luo speak',
    '[Granny] [Luo] won’t [speak] to me',
  ],
  ['灯台の灯をともす', '灯りはどうつける', '灯台の[灯]をともす'],
  ['街灯の灯り、灯台', '灯りはどうつける', '街灯の[灯]り、灯台'],
  ['守塔人点灯，灯塔亮了', '怎么点灯', '守塔人[点灯]，灯塔亮了'],
  ['怎么点灯都行', '怎么点灯', '[怎么点灯]都行'],
  ['怎么都行', '怎么', '[怎么]都行'],
  ['3 of 36', '3', '[3] of 36'],
  ['', 'a', ''],
  ['text', '  ', 'text'],
])('marks in %j what %j finds', (text, search, wanted) => {
  expect(show(text, search)).toBe(wanted);
});

it('marks a name that was found as a whole, and nothing that stands beside it', () => {
  const text = '星尘不开口，星尘不回头。';
  expect(show(text, '星尘不为什么不开门', ['星尘', '的'])).toBe('[星尘]不开口，[星尘]不回头。');
  expect(show('阿茴走了', '阿茴走不走', ['阿茴'])).toBe('[阿茴]走了');
  expect(show('了了说', '了了不说话了', ['了了'])).toBe('[了了]说');
  expect(show('茶山行的茶', '茶山行的茶好喝吗', ['茶山', '茶山行'])).toBe('[茶山行]的茶');
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
  expect(termsOf(' Tea  ｔｅａ 山 ')).toEqual(['tea', { word: '山' }]);
});
