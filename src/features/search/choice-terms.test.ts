import { choiceTermsOf } from './choice-terms';
import { highlightMatches } from './highlighted-text';

test.each([
  [
    'two players',
    'For 1 to 6 players, 25 to 40 minutes at a time. Thrilling and funny.',
    ['1 to 6 players'],
  ],
  ['两个人 半小时', '1–6 人玩，一次 25–40 分钟。气氛痛快、逗趣。', ['1–6 人', '25–40 分钟']],
  ['一人で', '1人で、1回25〜40分。雰囲気は「爽快」。', ['1人']],
  ['funny game for two', 'For 1 to 2 players. Thoughtful and funny.', ['1 to 2 players', 'funny']],
  ['two players', 'There are two halves.', []],
  ['two players puzzle', 'A puzzle for two players.', ['puzzle']],
])('%s marks in “%s” %j', (search, snippet, marked) => {
  const pieces = highlightMatches(snippet, choiceTermsOf(search, snippet));
  expect(pieces.flatMap((piece) => (piece.marked ? piece.text : []))).toEqual(marked);
});
