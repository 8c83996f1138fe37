import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { logIn } from '../../../api-client/session/log-in';
import { logOut } from '../../../api-client/session/session';
import { ok, offline, startMockApi } from '../../../api-client/testing/mock-api';
import { CHAT_TIMES } from '../../../config/chat-limits';
import { wireExamples } from '../../../contract/testing/wire-examples';
import { readNotes } from '../../../platform/chats/conversation-notes';
import { useConsent } from '../../../platform/consent/consent';
import type { BeforeLogin, Where } from './conversation';
import { LiveConversation } from './live-conversation';
import { Outbox } from './outbox';
import { OutboxStorage } from './outbox-storage';

const api = startMockApi();
const scene = { characterId: 'p1', questId: 'q1' };
const message = {
  ...{ ...wireExamples.message, conversation_id: '7:p1:q1' },
  // Only a visitor's message has one.
  client_message_id: undefined,
};
const { quest } = wireExamples;

let ending: AbortController;
beforeEach(() => {
  localStorage.clear();
  useConsent.setState({ choice: 'declined' });
  ending = new AbortController();
  logIn({ access_token: 't', web_user_id: '7' });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.answer('historyMessages', () => ok({ list: [message], has_more: false }));
  api.answer('questInfo', () => ok(quest));
  api.answer('reportUserAction', () => ok({}));
});
afterEach(() => {
  ending.abort();
  logOut();
});

/** A conversation of a user whose outbox sends at once. */
function open(where: Where = scene, beforeLogin?: BeforeLogin): LiveConversation {
  const { signal } = ending;
  const times = { ...CHAT_TIMES, drawMs: 0, readMs: 0 };
  const storage = new OutboxStorage(times.storageMs);
  const outbox = new Outbox({ userId: '7', storage, backoff: times.send, signal });
  const options = { userId: '7', outbox, times, connection: 'live', beforeLogin, signal } as const;
  return new LiveConversation(where, options);
}

test('a history that could not be read says so, and is on its way again when it is asked for', async () => {
  api.answer('historyMessages', () => offline);
  const conversation = open();
  expect(conversation.store.getState().history).toBe('loading');
  conversation.show('en');
  await waitFor(() => expect(conversation.store.getState().history).toBe('failed'));
  expect(readNotes()).toEqual([]);
  api.answer('historyMessages', () => ok({ list: [message], has_more: false }));
  conversation.reload();
  expect(conversation.store.getState().history).toBe('loading');
  await waitFor(() => expect(conversation.store.getState().history).toBe('ready'));
  conversation.reload();
  expect(conversation.store.getState().history).toBe('ready');
});

test.each([
  ['running', false],
  ['done', true],
] as const)(
  'the card of a partner learns the last words, and that a quest is %s',
  async (status, isDone) => {
    api.answer('questInfo', () => ok({ ...quest, status }));
    const conversation = open();
    conversation.show('en');
    await waitFor(() => expect(conversation.store.getState().quest?.status).toBe(status));
    await waitFor(() => expect(conversation.store.getState().messages).toHaveLength(1));
    conversation.markRead();
    expect(readNotes()).toEqual([
      {
        id: '7:p1:q1',
        words: {
          sender: 'character',
          type: 'text',
          content: message.content,
          at: message.created_at,
        },
        unread: 0,
        isDone,
      },
    ]);
  },
);

test('an answer brings the message, what may be said next and how far the quest is', async () => {
  const answered = { ...quest, status: 'done', progress: { current: 3, total: 3 } };
  const reply = { ...message, id: 'm9', content: '门开了。', created_at: '2099-01-01T00:00:00Z' };
  api.answer('chatRespond', () =>
    ok({ message: reply, quest: answered, suggestions: ['然后呢？'] }),
  );
  const conversation = open();
  conversation.show('en');
  await waitFor(() => expect(conversation.store.getState().quest?.status).toBe('running'));
  conversation.send('推门', 'zh');
  await waitFor(() =>
    expect(conversation.store.getState()).toMatchObject({
      suggestions: ['然后呢？'],
      quest: { status: 'done', progress: { current: 3, total: 3 } },
      isAwaited: false,
    }),
  );
  expect(api.asked('chatRespond')).toEqual([
    expect.objectContaining({ character_id: 'p1', quest_id: 'q1', content: '推门', locale: 'zh' }),
  ]);
  await waitFor(() =>
    expect(readNotes()).toMatchObject([{ words: { content: '门开了。' }, isDone: true }]),
  );
});

test.each([
  ['new', ['send_message', 'start_story']],
  ['running', ['send_message']],
  ['done', ['send_message', 'start_story']],
] as const)(
  'what is said first in a quest that is %s is reported as %j',
  async (status, actions) => {
    api.answer('questInfo', () => ok({ ...quest, status }));
    api.answer('chatRespond', () => ok({ message, suggestions: [] }));
    useConsent.setState({ choice: 'accepted' });
    const conversation = open();
    conversation.show('en');
    await waitFor(() => expect(conversation.store.getState().quest?.status).toBe(status));
    conversation.send('推门', 'zh');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(api.asked('reportUserAction')).toHaveLength(actions.length));
    expect(api.asked('reportUserAction')).toMatchObject(actions.map((action) => ({ action })));
  },
);

test.each([
  [true, 'typed before\nand after'],
  [false, 'and after'],
])('words from before the login that are the own: %s', (isOwn, draft) => {
  const conversation = open(scene, { words: [], draft: 'and after' });
  conversation.setDraft(isOwn ? 'typed before' : 'and after');
  conversation.settleBefore(isOwn);
  expect(conversation.store.getState()).toMatchObject({ draft, beforeLogin: undefined });
  conversation.settleBefore(isOwn);
  expect(conversation.store.getState().draft).toBe(draft);
});
