import { gameSummarySchema } from './library';
import { chatRespondInput } from './partners';

const game = {
  id: 'g',
  name: 'G',
  cover: '/c.webp',
  tags: [],
  summary: '',
  role_count: 0,
  updated_at: '2026-11-21T08:00:00Z',
};

test('players, length and moods of a game are taken as they are', () => {
  const choice = {
    players: { min: 1, max: 4 },
    session_minutes: { min: 15, max: 30 },
    moods: ['calm'],
  };
  expect(gameSummarySchema.parse({ ...game, ...choice })).toMatchObject(choice);
});

test('a game may be for as many players as it is for at least', () => {
  const choice = { players: { min: 2, max: 2 } };
  expect(gameSummarySchema.parse({ ...game, ...choice })).toMatchObject(choice);
});

test.each([
  ['players', { min: 4, max: 1 }],
  ['players', { min: 0, max: 1 }],
  ['players', '1-4'],
  ['session_minutes', { min: 15 }],
  ['moods', 'calm'],
  ['moods', [3]],
])('a faulty one counts as absent (%s: %j)', (field, value) => {
  const read = gameSummarySchema.safeParse({ ...game, [field]: value });
  expect(read.success).toBe(true);
  expect(read.data).not.toMatchObject({ [field]: value });
});

const message = { character_id: 'p', content: 'x', client_message_id: '1' };

test('a message may say where the visitor came from, in a heading of 200 characters at most', () => {
  const context = { game_id: 'g', section: 'x'.repeat(200) };
  expect(chatRespondInput.parse({ ...message, context }).context).toEqual(context);
  expect(
    chatRespondInput.safeParse({ ...message, context: { section: 'x'.repeat(201) } }).success,
  ).toBe(false);
});
