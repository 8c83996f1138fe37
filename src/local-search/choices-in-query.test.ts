import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { ACCESS_KEYS } from '../contract/access-keys';
import { PLAYER_CHOICES, SESSION_CHOICES } from '../contract/game-choice';
import words from './choice-words.json';
import { choicesFragment, gameChoicesIn, withoutChoice } from './choices-in-query';

test.each([
  ['两个人', '#players=two'],
  ['有没有两个人玩的游戏？', '#players=two'],
  ['双人', '#players=two'],
  ['2P', '#players=two'],
  ['２Ｐ', '#players=two'],
  ['2p游戏', '#players=two'],
  ['2p games', '#players=two'],
  ['2 player', '#players=two'],
  ['2-player game', '#players=two'],
  ['2 players', '#players=two'],
  ['duo', '#players=two'],
  ['二人', '#players=two'],
  ['2Pで遊べるゲーム', '#players=two'],
  ['二人プレイ', '#players=two'],
  ['三四个人', '#players=few'],
  ['一个人 半小时', '#players=one&session=30'],
  ['两个人半小时', '#players=two&session=30'],
  ['慢慢玩', '#session=evening'],
  ['two players', '#players=two'],
  ['Games for two', '#players=two'],
  ['short game for two', '#players=two&session=15'],
  ['half an hour', '#session=30'],
  ['Short', '#session=15'],
  ['half – an  hour', '#session=30'],
  ['一人で', '#players=one'],
  ['ひとり', '#players=one'],
  ['二人で遊べるゲーム', '#players=two'],
  ['サクッと', '#session=15'],
  ['ひと晩たっぷり', '#session=evening'],
  ['ひと晩じっくり', '#session=evening'],
  ['じっくり', '#session=evening'],
  ['頭を使うゲーム', '#mood=thoughtful'],
  ['短い', '#session=15'],
  ['3〜4人', '#players=few'],
  ['3〜4人で', '#players=few'],
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
  ['两个人安静半小时', '#players=two&session=30&mood=calm'],
  ['我们俩想安安静静地玩半个小时', '#players=two&session=30&mood=calm'],
  ['有没有适合两个人的、安静一点的游戏？只有 30 分钟', '#players=two&session=30&mood=calm'],
  ['两三个人', undefined],
  ['紧张刺激的双人游戏', '#players=two&mood=tense'],
  ['two people, quiet, half an hour', '#players=two&session=30&mood=calm'],
  ['Something quiet for the two of us, about half an hour', '#players=two&session=30&mood=calm'],
  ['We’re two and have 30 minutes for a calm game', '#players=two&session=30&mood=calm'],
  ['two or three players', '#players=two&players=few'],
  ['My partner and I want a short game', '#players=two&session=15'],
  ['us two, half an hour', '#players=two&session=30'],
  ['there are three of us', '#players=few'],
  ['A game for two people, half an hour, without stress', '#players=two&session=30&mood=calm'],
  ['stress-free, for one', '#players=one&mood=calm'],
  ['我们两个，半小时，没压力的', '#players=two&session=30&mood=calm'],
  ['我和朋友想玩', '#players=two'],
  ['二人とも遊べる、ストレスなしのゲーム', '#players=two&mood=calm'],
  ['友達と30分', '#players=two&session=30'],
  ['二人で静かに30分', '#players=two&session=30&mood=calm'],
  ['２人で静かなゲームを半時間くらい遊びたい', '#players=two&session=30&mood=calm'],
  ['のんびり、ふたりで30分ほど', '#players=two&session=30&mood=calm'],
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
  '两个人物',
  '两个人安静半小时的故事',
  '没有恐怖的游戏',
  '不吓人的双人游戏',
  '半小时候',
  '安静的茶山',
  'half of the players',
  'quiet half',
  'two people who hate silence',
  'not a scary game for two',
  '二人三脚で30分',
  '静かな夜の二人',
  '怖くない二人のゲーム',
])('%s asks for no choice', (text) => {
  expect(gameChoicesIn(text)).toEqual([]);
});

test('every choice of the filter has words', () => {
  const asked = ['单人', '双人', '三个人', '五个人', '十五分钟', '半小时', '一晚上'];
  const moods = ['安静', '温暖', '搞笑', '紧张', '痛快', '恐怖', '神秘', '烧脑', '伤感', '硬核'];
  const needs = ['色盲', 'remap', '片手', 'untimed', '大字', 'captions', '不闪', 'easy mode'];
  const further = ['長押し不要', '盲人'];
  const slugs = [...asked, ...moods, ...needs, ...further].flatMap((text) => gameChoicesIn(text));
  expect(slugs.map(({ slug }) => slug)).toEqual([
    ...PLAYER_CHOICES,
    ...SESSION_CHOICES,
    ...Object.keys(words.mood),
    ...ACCESS_KEYS,
  ]);
});

test.each(['zh', 'en', 'ja'])(
  'players, lengths and moods are understood by the names that pages show in %s',
  (locale) => {
    const strings = z
      .record(z.string(), z.string())
      .parse(JSON.parse(readFileSync(`content/locales/${locale}/typeahead.json`, 'utf8')));
    const slugs = [...PLAYER_CHOICES, ...SESSION_CHOICES, ...Object.keys(words.mood)];
    for (const slug of slugs) {
      expect(gameChoicesIn(strings[`choice-${slug}`] ?? '')).toMatchObject([{ slug }]);
    }
  },
);

test('every mood that editors may give a game has its own name among its words', () => {
  const table = readFileSync('content/moods.yaml', 'utf8');
  const moods = Array.from(table.matchAll(/key: (\w+), zh: ([^,]+), en: ([^,]+), ja: ([^ ]+)/g));
  expect(moods.map(([, key]) => key)).toEqual(Object.keys(words.mood));
  for (const [, slug, ...names] of moods) {
    for (const name of names) expect(gameChoicesIn(name)).toMatchObject([{ facet: 'mood', slug }]);
  }
});

test.each([
  ['两个人安静半小时', ['半小时 安静', '两个人 安静', '两个人 半小时']],
  [
    'Two people, QUIET, half an hour',
    ['half an hour QUIET', 'Two people QUIET', 'Two people half an hour'],
  ],
  ['二人でサクッと', ['サクッと', '二人']],
  ['双人', ['']],
])('without one of its choices, %s asks for the others in its own words', (text, others) => {
  const choices = gameChoicesIn(text);
  const left = choices.map(({ slug }) => withoutChoice(choices, slug));
  expect(left).toEqual(others);
  for (const [at, rest] of left.entries()) {
    const slugs = choices.filter((_, index) => index !== at).map(({ slug }) => slug);
    expect(gameChoicesIn(rest).map(({ slug }) => slug)).toEqual(slugs);
  }
});
