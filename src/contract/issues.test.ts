import * as z from 'zod/mini';
import { issueLines, placeOf } from './issues';
import { idSchema } from './primitives';

function linesOf(schema: z.ZodMiniType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success ? [] : issueLines(result.error, 'input');
}

test('each issue names its field and says what was expected', () => {
  const item = z.object({ id: idSchema, order: z.int(), name: z.string() });
  expect(linesOf(z.object({ list: z.array(item) }), { list: [{ id: '', order: 1.5 }] })).toEqual([
    'list.0.id: expected an id: 1 to 64 characters of A-Z a-z 0-9 _ -',
    'list.0.order: expected a whole number',
    'list.0.name: expected a string',
  ]);
});

test.each([
  ['a value that is wrong as a whole', z.object({}), 7, 'expected an object'],
  ['a value that is no list', z.array(z.string()), 7, 'expected an array'],
  ['a value that is no choice of two', z.boolean(), 7, 'expected true or false'],
  ['a value that is no table', z.record(z.string(), z.string()), 7, 'expected an object'],
  ['a value of another kind', z.bigint(), 7, 'expected bigint'],
  ['what zod alone knows', z.union([z.string(), z.boolean()]), 7, 'Invalid input'],
  ['a choice', z.enum(['a', 'b']), 'c', 'expected one of "a", "b"'],
  ['a number that is too small', z.number().check(z.minimum(3)), 2, 'expected at least 3'],
  ['a number that is too big', z.number().check(z.maximum(3)), 4, 'expected at most 3'],
  ['a field too many', z.strictObject({}), { x: 1, y: 2 }, 'expected no field x, y'],
  ['a message of its own', z.string('expected the title'), 1, 'expected the title'],
])('%s', (_, schema, value, expected) => {
  expect(linesOf(schema, value)).toEqual([`input: ${expected}`]);
});

test('a place stands behind its root', () => {
  expect(placeOf({ path: ['list', 0] }, 'payload')).toBe('payload.list.0');
  expect(placeOf({ path: [] }, 'payload')).toBe('payload');
});
