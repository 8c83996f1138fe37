import type * as z from 'zod/mini';
import { issueLines } from './issues';
import { gameDetailSchema } from './library';
import { searchHitSchema, searchInput } from './search';
import { characterListInput, characterSchema } from './partners';
import { pageOf } from './primitives';
import { messageReportSchema } from './reports';
import { accountDeleteInput, userActionInput } from './users';

const UPDATED_AT = '2026-01-01T00:00:00Z';
const game = {
  ...{ id: 'g1', name: '游戏', cover: '/a.png', summary: '', role_count: 0, description: '' },
  updated_at: UPDATED_AT,
};

function linesOf(schema: z.ZodMiniType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success ? [] : issueLines(result.error, 'input');
}

function repeated<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value);
}

describe('characters', () => {
  test.each([
    ['half an emoji', '游戏\ud83d', 'character 3 is half of a character (U+D83D)'],
    ['the other half', '\udc7e游戏', 'character 1 is half of a character (U+DC7E)'],
    ['a zero byte', 'a\0b', 'character 2 is a character of no text (U+0000)'],
    [
      'the beginning of a terminal escape',
      'a\u001b[2J',
      'character 2 is a character of no text (U+001B)',
    ],
    ['a control character of C1', 'a\u009b', 'character 2 is a character of no text (U+009B)'],
    ['a noncharacter', 'a\uffff', 'character 2 is a character of no text (U+FFFF)'],
  ])('%s is in no text', (_, text, expected) => {
    const line = `expected a text, but its ${expected}`;
    expect(linesOf(gameDetailSchema, { ...game, tags: ['好', text] })).toEqual([`tags.1: ${line}`]);
    expect(linesOf(gameDetailSchema, { ...game, description: text })).toEqual([
      `description: ${line}`,
    ]);
    expect(linesOf(gameDetailSchema, { ...game, i18n: { en: { name: text } } })).toEqual([
      `i18n.en.name: ${line}`,
    ]);
    expect(linesOf(searchInput, { search_value: text })).toEqual([`search_value: ${line}`]);
  });

  test('everything else is', () => {
    const name = '游戏🎮👨‍👩‍👧‍👦\tשלום \u202eright to left\u202c\r\n\u2028\ufffd\u{20000}';
    expect(gameDetailSchema.parse({ ...game, name }).name).toBe(name);
  });

  test.each(['  ', '\u00a0', '\u200b', '\u3164', '\u2800', '\u202e\ufeff\u00ad\t'])(
    'a text of which nothing is seen is empty: %j',
    (blank) => {
      const { tags, summary, i18n } = gameDetailSchema.parse({
        ...game,
        tags: ['好', blank],
        summary: blank,
        i18n: { en: { summary: blank, tags: [blank] } },
      });
      expect({ tags, summary, i18n }).toEqual({
        tags: ['好'],
        summary: '',
        i18n: { en: { summary: '', tags: [] } },
      });
      expect(linesOf(gameDetailSchema, { ...game, name: blank })).toEqual([
        'name: expected a text of which something is seen',
      ]);
      expect(linesOf(gameDetailSchema, { ...game, i18n: { ja: { name: blank } } })).toEqual([
        'i18n.ja.name: expected a text of which something is seen',
      ]);
    },
  );

  test('what a cut has left of a character is no part of an excerpt', () => {
    const hit = {
      ...game,
      type: 'game',
      game_id: 'g1',
      title: '甲',
      snippet: '\udc7e一只猫\ud83d',
    };
    expect(searchHitSchema.parse(hit).snippet).toBe('一只猫');
  });
});

test.each([
  ['name', 'a'.repeat(2_001), '2000 characters'],
  ['cover', `/${'a'.repeat(4_096)}`, '4096 characters'],
  ['summary', 'a'.repeat(10_001), '10000 characters'],
  ['description', 'a'.repeat(65_537), '65536 characters'],
  ['tags', repeated(51, 'a'), '50 entries'],
  ['platforms', repeated(51, 'a'), '50 entries'],
  ['sections', repeated(101, { title: '', body: '' }), '100 entries'],
  ['gallery', repeated(201, '/a.png'), '200 entries'],
  ['related_ids', repeated(201, 'g1'), '200 entries'],
])('there is an upper bound to %s', (field, value, most) => {
  expect(linesOf(gameDetailSchema, { ...game, [field]: value })).toEqual([
    `${field}: expected at most ${most}`,
  ]);
  const least = value.slice(1);
  expect(linesOf(gameDetailSchema, { ...game, [field]: least })).toEqual([]);
});

test('of a text that is too long, or holds what is no text, nothing else is said', () => {
  const description = `\0${'[ '.repeat(40_000)}`;
  expect(linesOf(gameDetailSchema, { ...game, description })).toEqual([
    'description: expected at most 65536 characters',
  ]);
  const unfit = description.slice(0, 10_000);
  expect(linesOf(gameDetailSchema, { ...game, description: unfit })).toEqual([
    'description: expected a text, but its character 1 is a character of no text (U+0000)',
  ]);
  expect(linesOf(gameDetailSchema, { ...game, description: 7 })).toEqual([
    'description: expected a string',
  ]);
});

test('there is an upper bound to what a visitor may leave behind', () => {
  const action = { action: 'open', target_type: 'game', target_id: 'g1' };
  const faults = (extra: unknown) => linesOf(userActionInput, { ...action, extra });
  expect(faults('a'.repeat(1_022))).toEqual([]);
  expect(faults(['a'.repeat(1_022)])).toEqual(['extra: expected at most 1024 characters of JSON']);
  const reason = 'a'.repeat(501);
  expect(linesOf(accountDeleteInput, { ticket: 't', reason })).toEqual([
    'reason: expected at most 500 characters',
  ]);
});

test('the longest report of a message is no longer than an action may be', () => {
  const id = 'a'.repeat(64);
  const report = (length: number) => ({
    ...{ action: 'report_message', target_type: 'message', target_id: id },
    // Each becomes two characters of JSON.
    extra: { conversation_id: `${id}:${id}:${id}`, reason: 'harmful', words: '"'.repeat(length) },
  });
  expect(linesOf(messageReportSchema, report(300))).toEqual([]);
  expect(linesOf(userActionInput, report(300))).toEqual([]);
  expect(linesOf(messageReportSchema, report(301))).toEqual([
    'extra.words: expected at most 300 characters',
  ]);
});

test('there is an upper bound to lists and counts', () => {
  const page = { list: repeated(1_001, {}), total: 2 ** 31, page: 1, page_size: 100 };
  expect(linesOf(pageOf(characterListInput), page)).toEqual([
    'list: expected at most 1000 entries',
    'total: expected a whole number up to 2147483647',
  ]);
  const character = { id: 'c1', name: '甲', avatar: '', game_ids: repeated(201, 'g1') };
  expect(linesOf(characterSchema, character)).toEqual(['game_ids: expected at most 200 entries']);
});
