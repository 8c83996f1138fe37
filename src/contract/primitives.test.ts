import type { ZodMiniType } from 'zod/mini';
import { conversationIdSchema, dateSchema, idSchema, timeSchema } from './primitives';

const LONGEST = 'x'.repeat(64);

const accepted: readonly (readonly [string, ZodMiniType, unknown])[] = [
  ['an id', idSchema, 'p-lingxi_2'],
  ['a long id', idSchema, LONGEST],
  ['a conversation', conversationIdSchema, '7:p-lingxi'],
  ['one in a quest', conversationIdSchema, `7:p-lingxi:${LONGEST}`],
  ['a time', timeSchema, '2026-11-21T08:00:00Z'],
  ['a time without seconds', timeSchema, '2026-11-21T08:00Z'],
  ['a time with parts of a second', timeSchema, '2026-11-21T08:00:00.123Z'],
  ['a day', dateSchema, '2028-02-29'],
];

test.each(accepted)('%s is taken as it is', (_what, schema, value) => {
  expect(schema.safeParse(value)).toMatchObject({ success: true, data: value });
});

test('a number that is an id becomes a text', () => {
  expect(idSchema.parse(7)).toBe('7');
});

const refused: readonly (readonly [ZodMiniType, readonly unknown[]])[] = [
  [idSchema, ['', 'a b', 'a\n', 'ü', `${LONGEST}x`, 1.5, null, 'a:b']],
  [
    conversationIdSchema,
    ['7', '7:', ':p', '7:p:', '7:p:q:r', ' 7:p', '7:p ', '7:p\n', `${LONGEST}x:p`, `7:${LONGEST}x`],
  ],
  [
    timeSchema,
    [
      '2026-11-21',
      '2026-11-21T08:00:00',
      '2026-11-21T08:00:00+08:00',
      '2026-13-01T08:00:00Z',
      '2026-11-21T25:00:00Z',
      ' 2026-11-21T08:00:00Z',
      '2026-11-21T08:00:00Z.',
      '2026-11-21T08:00:00.Z',
    ],
  ],
  [dateSchema, ['2026-02-29', '2026-2-1', '2026-11-21T08:00:00Z', 'x2026-11-21', '']],
];

test.each(refused.flatMap(([schema, values]) => values.map((value) => [value, schema] as const)))(
  '%j is none of its kind',
  (value, schema) => {
    expect(schema.safeParse(value).success).toBe(false);
  },
);
