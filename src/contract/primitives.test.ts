import type { ZodMiniType } from 'zod/mini';
import { issueLines } from './issues';
import {
  conversationIdSchema,
  countSchema,
  dateSchema,
  idSchema,
  limitSchema,
  timeSchema,
} from './primitives';

const LONGEST = 'x'.repeat(64);

const accepted: readonly (readonly [string, ZodMiniType, unknown])[] = [
  ['an id', idSchema, 'p-lingxi_2'],
  ['a long id', idSchema, LONGEST],
  ['a conversation', conversationIdSchema, '7:p-lingxi'],
  ['one in a quest', conversationIdSchema, `7:p-lingxi:${LONGEST}`],
  ['a time', timeSchema, '2026-11-21T08:00:00Z'],
  ['a time without seconds', timeSchema, '2026-11-21T08:00Z'],
  ['a time with parts of a second', timeSchema, '2026-11-21T08:00:00.123Z'],
  ['a time of no more than nine digits', timeSchema, '2026-11-21T08:00:00.123456789Z'],
  ['a day', dateSchema, '2028-02-29'],
  ['no count', countSchema, 0],
  ['the highest count', countSchema, 2 ** 31 - 1],
  ['the least of a limit', limitSchema, 1],
  ['the most of a limit', limitSchema, 100],
  ['no limit', limitSchema, undefined],
];

test.each(accepted)('%s is taken as it is', (_what, schema, value) => {
  expect(schema.safeParse(value)).toMatchObject({ success: true, data: value });
});

test('a number that is an id becomes a text, and the text of a number that number', () => {
  expect(idSchema.parse(7)).toBe('7');
  expect(limitSchema.parse('20')).toBe(20);
});

const ANY_ID = 'expected an id: 1 to 64 characters of A-Z a-z 0-9 _ -';
const TIME = 'expected a time in UTC such as 2026-11-21T08:00:00Z';

const refused: readonly (readonly [ZodMiniType, expectation: string, readonly unknown[]])[] = [
  [idSchema, ANY_ID, ['', 'a b', 'a\n', 'ü', `${LONGEST}x`, 1.5, null, 'a:b']],
  [
    conversationIdSchema,
    'expected two or three ids joined by colons',
    ['7', '7:', ':p', '7:p:', '7:p:q:r', ' 7:p', '7:p ', '7:p\n', `${LONGEST}x:p`, `7:${LONGEST}x`],
  ],
  [
    timeSchema,
    TIME,
    [
      ...['2026-11-21', '2026-11-21T08:00:00', '2026-11-21T08:00:00+08:00', '1-1-1T08:00Z'],
      ...[' 2026-11-21T08:00:00Z', '2026-11-21T08:00:00Z.', '2026-11-21T08:00:00.Z'],
    ],
  ],
  [timeSchema, 'expected a time that exists', ['2026-13-01T08:00:00Z', '2026-11-21T25:00:00Z']],
  [
    dateSchema,
    'expected a date, YYYY-MM-DD',
    ['2026-2-1', '2026-11-21T08:00:00Z', 'x2026-11-21', ''],
  ],
  [dateSchema, 'expected a day that exists, YYYY-MM-DD', ['2026-02-29', '2026-13-01']],
  [countSchema, 'expected a whole number from 0', [-1]],
  [countSchema, 'expected a whole number', [0.5]],
  [countSchema, 'expected a number', ['1', null]],
  [countSchema, 'expected a whole number up to 2147483647', [2 ** 31]],
  [limitSchema, 'expected a whole number from 1 to 100', ['1x', 'x1', '-1', 1.5, '', null]],
  [limitSchema, 'expected a whole number from 1', [0, '0', -1]],
  [limitSchema, 'expected a whole number up to 100', [101, '101']],
];

test.each(
  refused.flatMap(([schema, expectation, values]) =>
    values.map((value) => [value, expectation, schema] as const),
  ),
)('%j is none: %s', (value, expectation, schema) => {
  const { error } = schema.safeParse(value);
  expect(issueLines(error ?? { issues: [] }, 'it')[0]).toBe(`it: ${expectation}`);
});
