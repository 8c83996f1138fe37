import { ACCESS_KEYS } from '../contract/access-keys';
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
  ['单手', '#access=one_hand'],
  ['能单手玩的游戏', '#access=one_hand'],
  ['色弱也能玩', '#access=colour_independent'],
  ['单手，不限时', '#access=one_hand&access=no_time_pressure'],
  ['一个人单手玩', '#players=one&access=one_hand'],
  ['one hand', '#access=one_hand'],
  ['Games I can play one-handed', '#access=one_hand'],
  ['games with no time limit', '#access=no_time_pressure'],
  ['no time limit, one hand', '#access=one_hand&access=no_time_pressure'],
  ['colour-blind friendly', '#access=colour_independent'],
  ['games for the blind', '#access=without_sight'],
  ['games for blind people', '#access=without_sight'],
  ['片手', '#access=one_hand'],
  ['片手で遊べるゲーム', '#access=one_hand'],
  ['字幕', '#access=speaker_subtitles'],
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
  'hand',
  '手',
  'blind date',
  'flashing',
])('%s asks for no choice', (text) => {
  expect(gameChoicesIn(text)).toEqual([]);
});

test('every choice of the filter has words', () => {
  const asked = ['单人', '双人', '三个人', '五个人', '十五分钟', '半小时', '一晚上'];
  const needs = ['色盲', 'remap', '片手', 'untimed', '大字', 'captions', '不闪', 'easy mode'];
  const further = ['長押し不要', '盲人'];
  const slugs = [...asked, ...needs, ...further].flatMap((text) => gameChoicesIn(text));
  expect(slugs.map(({ slug }) => slug)).toEqual([
    ...PLAYER_CHOICES,
    ...SESSION_CHOICES,
    ...ACCESS_KEYS,
  ]);
});
