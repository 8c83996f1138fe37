import { PLAYER_CHOICES, SESSION_CHOICES } from '../contract/game-choice';
import { choicesFragment, gameChoicesIn } from './choices-in-query';

test.each([
  ['两个人', '#players=two'],
  ['有没有两个人玩的游戏？', '#players=two'],
  ['三四个人', '#players=few'],
  ['一个人 半小时', '#players=one&session=30'],
  ['两个人半小时', '#players=two&session=30'],
  ['慢慢玩', '#session=evening'],
  ['two players', '#players=two'],
  ['Games for two', '#players=two'],
  ['short game for two', '#players=two&session=15'],
  ['half an hour', '#session=30'],
  ['Short', '#session=15'],
  ['一人で', '#players=one'],
  ['ひとり', '#players=one'],
  ['二人で遊べるゲーム', '#players=two'],
  ['サクッと', '#session=15'],
  ['短い', '#session=15'],
  ['3〜4人', undefined],
])('%s asks for %s', (text, fragment) => {
  const choices = gameChoicesIn(text);
  expect(choices.length > 0 ? choicesFragment(choices) : undefined).toBe(fragment);
});

test.each([
  '',
  '游戏',
  'games for',
  'ヒトメモリ',
  'short story',
  '二人三脚',
  'shortcut',
  '短刀',
  'alone in the tea mountain',
])('%s asks for no choice', (text) => {
  expect(gameChoicesIn(text)).toEqual([]);
});

test('every choice of the filter has words', () => {
  const asked = ['单人', '双人', '三个人', '五个人', '十五分钟', '半小时', '一晚上'];
  expect(asked.flatMap((text) => gameChoicesIn(text)).map(({ slug }) => slug)).toEqual([
    ...PLAYER_CHOICES,
    ...SESSION_CHOICES,
  ]);
});
