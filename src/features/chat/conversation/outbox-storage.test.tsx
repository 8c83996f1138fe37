import { wireExamples } from '../../../contract/testing/wire-examples';
import type { OutboxEntry } from '../../../platform/chats/unsent-database';
import { summaryOf, tabNewsSchema, toChatInput } from './outbox-storage';

const entry: OutboxEntry = {
  clientMessageId: 'c1',
  userId: '7',
  characterId: 'p1',
  content: '门',
  locale: 'ja',
  writtenAt: '2026-11-21T08:00:00Z',
};
const input = { character_id: 'p1', content: '门', client_message_id: 'c1', locale: 'ja' };

test.each<[string, Partial<OutboxEntry>, object]>([
  ['a message', {}, {}],
  ['one in a quest', { questId: 'q1' }, { quest_id: 'q1' }],
  ['one from a game', { cameFrom: { gameId: 'g1' } }, { context: { game_id: 'g1' } }],
  [
    'one from a heading',
    { cameFrom: { gameId: 'g1', section: '门' } },
    { context: { game_id: 'g1', section: '门' } },
  ],
  [
    'one from a spoiler',
    { cameFrom: { section: '门', openedSteps: 2 } },
    { context: { section: '门', opened_steps: 2 } },
  ],
  ['one from nowhere that is known', { cameFrom: {} }, { context: {} }],
  ['one that failed', { failure: { kind: 'busy', message: '' } }, {}],
])('%s is sent with what the API is to know of it', (_, more, sent) => {
  expect(toChatInput({ ...entry, ...more })).toEqual({ ...input, ...sent });
});

test('entries read alike as long as nothing about those of the conversation has changed', () => {
  const failed: OutboxEntry = {
    ...{ ...entry, clientMessageId: 'c2' },
    failure: { kind: 'busy', message: '' },
  };
  const elsewhere = { ...entry, clientMessageId: 'c3', questId: 'q1' };
  const summary = summaryOf([entry, failed], '7:p1');
  expect(summaryOf([elsewhere, entry, failed], '7:p1')).toBe(summary);
  expect(summaryOf([elsewhere], '7:p1')).toBe(summaryOf([], '7:p1'));
  for (const others of [[failed, entry], [entry], [entry, { ...failed, failure: undefined }]]) {
    expect(summaryOf(others, '7:p1')).not.toBe(summary);
  }
});

test('a tab believes of another only news that it understands', () => {
  const answer = {
    ...{ kind: 'answer', conversationId: '7:p1:q1', clientMessageId: 'c1', content: '门' },
    answer: wireExamples.reply,
  };
  for (const news of [{ kind: 'outbox' }, { kind: 'outbox', discarded: 'c1' }, answer]) {
    expect(tabNewsSchema.parse(news)).toEqual(news);
  }
  for (const other of [
    {},
    { kind: 'other' },
    { ...answer, answer: {} },
    { ...answer, conversationId: 'x' },
  ]) {
    expect(tabNewsSchema.safeParse(other).success).toBe(false);
  }
});
