import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { LOCALES } from '../../config/locales';
import { readSample } from '../seed/read-sample';
import { toWireGame } from '../seed/to-wire-game';
import { describeItem, firstPassage, passageAt, rowOf } from './describe-item';
import { askedPassagesOf } from './item-passages';
import { MOST_PLACES, sectionPassages } from './passage';
import values from './words/fact-values.json';

const BODY = '走路。\n\n> [!fold] 门怎么开？\n> 1. 听。\n> 2. 数。\n> 3. 谜底是敲七下。\n\n再走。';

test('a spoiler is a passage of its own, whose steps are in no text', () => {
  const [section, spoiler] = sectionPassages({ title: '门', body: BODY }, 2, 'zh');
  const part = { in: 'sections', index: 2 };
  expect(section).toMatchObject({ kind: 'section', part, heading: '门', text: '走路。再走。' });
  expect(spoiler).toMatchObject({ kind: 'spoiler', part, heading: '门', text: '' });
  expect(spoiler).toMatchObject({
    question: '门怎么开？',
    steps: ['听。', '数。', '谜底是敲七下。'],
  });
});

const sample = readSample(join(__dirname, '../sample'));
const games = sample.games.map((game, at) => toWireGame(game, at, () => true));

test('every passage has the same number in each language, and no two of them share one', () => {
  for (const content of games) {
    const [chinese = [], ...others] = LOCALES.map((locale) =>
      askedPassagesOf({ type: 'game', content }, locale).map(
        ({ passage: { place, kind } }) => `${String(place)} ${kind}`,
      ),
    );
    expect(new Set(chinese).size).toBe(chinese.length);
    for (const other of others) expect(other).toEqual(chinese);
  }
});

test('no step of a spoiler comes into the index', () => {
  const [game] = games;
  if (!game) throw new Error('The sample has no game');
  const sections = [{ title: '门', body: BODY }];
  const content = { ...game, sections, i18n: undefined };
  const { passages } = describeItem({ type: 'game', content }, 0);
  const texts = JSON.stringify(passages);
  expect(texts).toContain('门怎');
  expect(texts).not.toContain('谜底');
});

test('a number of the index says which passage it stands for', () => {
  const row = rowOf('activity', 60_000);
  const rowid = firstPassage(row) + 2 * MOST_PLACES + 17;
  expect(passageAt(rowid)).toEqual({ row, locale: 'ja', place: 17 });
  expect(Number.isSafeInteger(rowid)).toBe(true);
});

test('a game tells who plays it, how long and in which mood, and is found by each number', () => {
  const game = games.find(({ id }) => id === 'paper-kingdom');
  if (!game) throw new Error('paper-kingdom is gone');
  const fact = askedPassagesOf({ type: 'game', content: game }, 'en')
    .map(({ passage }) => passage)
    .find(({ heading }) => heading === 'Players and time');
  expect(fact?.text).toBe('1 to 2 players, 12 to 30 minutes, thoughtful, funny');
  expect(fact?.question).toMatch(/two players 15 20 25 30$/);
});

test('facts call moods as the table of moods does', () => {
  const moods = Object.entries(values.moods).map(([key, names]) => ({ key, ...names }));
  expect(parse(readFileSync('content/moods.yaml', 'utf8'))).toEqual({ moods });
});
