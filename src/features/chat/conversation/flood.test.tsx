import { CHAT_TIMES } from '../../../config/chat-limits';
import type { WireMessage } from '../../../contract';
import { LiveConversation } from './live-conversation';
import { Outbox } from './outbox';
import { OutboxStorage } from './outbox-storage';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function messageAt(second: number): WireMessage {
  return {
    id: `m${String(second)}`,
    conversation_id: '7:p-lingxi',
    sender: 'character',
    type: 'text',
    content: `${String(second)}.`,
    created_at: new Date(second * 1000).toISOString(),
  };
}

/** Closes the channel to other tabs, which would keep the process alive. */
const ending = new AbortController();
afterAll(() => ending.abort());

function startConversation(): LiveConversation {
  const { signal } = ending;
  const storage = new OutboxStorage(1);
  const outbox = new Outbox({ userId: '7', storage, backoff: CHAT_TIMES.send, signal });
  return new LiveConversation(
    { characterId: 'p-lingxi' },
    { userId: '7', outbox, times: CHAT_TIMES, connection: 'live', beforeLogin: undefined, signal },
  );
}

test('the first message of a flood is shown at once, and the others together', () => {
  const conversation = startConversation();
  const shown: number[] = [];
  conversation.store.subscribe(({ messages }) => shown.push(messages.length));
  for (let second = 0; second < 100; second += 1) {
    conversation.takeFrame({ type: 'message', message: messageAt(second) });
  }
  expect(shown).toEqual([1]);
  jest.advanceTimersByTime(CHAT_TIMES.drawMs);
  expect(shown).toEqual([1, 100]);
  jest.advanceTimersByTime(CHAT_TIMES.drawMs);
  conversation.takeFrame({ type: 'message', message: messageAt(100) });
  expect(shown).toEqual([1, 100, 101]);
});

test('a reply is not written again by pieces that come behind it', () => {
  const conversation = startConversation();
  const message = { ...messageAt(1), draft_id: 'd1' };
  conversation.takeFrame({ type: 'message', message });
  const { conversation_id } = message;
  conversation.takeFrame({ type: 'delta', message_id: 'd1', conversation_id, content: '1.' });
  expect(conversation.store.getState()).toMatchObject({ reply: undefined });
});
