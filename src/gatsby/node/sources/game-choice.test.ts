import { tempFolder } from '../../../testing/temp-folder';
import { minutesInWords, moodsInWords, playersInWords, readGameChoiceWords } from './game-choice';

test('players, length and moods have words in every language', async () => {
  const words = await readGameChoiceWords('content');
  const said = (locale: 'zh' | 'en' | 'ja') => [
    playersInWords({ min: 1, max: 4 }, words, locale),
    playersInWords({ min: 1, max: 1 }, words, locale),
    playersInWords({ min: 2, max: 2 }, words, locale),
    minutesInWords({ min: 15, max: 30 }, words, locale),
    minutesInWords({ min: 20, max: 20 }, words, locale),
    ...moodsInWords(['eerie', 'unknown', 'calm', 'eerie'], words, locale),
  ];
  expect(said('zh')).toEqual([
    ...['1–4 人', '1 人', '2 人', '15–30 分钟', '20 分钟'],
    ...['瘆人', '安静'],
  ]);
  expect(said('en')).toEqual([
    ...['1–4 players', '1 player', '2 players', '15–30 min', '20 min'],
    ...['Eerie', 'Calm'],
  ]);
  expect(said('ja')).toEqual([
    ...['1〜4人', '1人', '2人', '15〜30分', '20分'],
    ...['不気味', '静か'],
  ]);
});

test('a mood without a word in some language stops the build, with line and field', async () => {
  const folder = tempFolder({ 'moods.yaml': 'moods:\n  - { key: calm, zh: 安静, en: calm }\n' });
  await expect(readGameChoiceWords(folder)).rejects.toThrow(
    'content/moods.yaml:2, field "moods.0.ja"',
  );
});
