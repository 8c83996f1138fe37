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

function startConversation(): LiveConversation {
  const { signal } = new AbortController();
  const outbox = new Outbox({
    userId: '7',
    storage: new OutboxStorage(1),
    backoff: CHAT_TIMES.send,
    signal,
    onAnswer: jest.fn(),
    onChange: jest.fn(),
    onStored: jest.fn(),
  });
  const owner = {
    userId: '7',
    outbox,
    times: CHAT_TIMES,
    clear: jest.fn(),
    onGap: jest.fn(),
    signal,
  };
  return new LiveConversation({ characterId: 'p-lingxi' }, owner, 'live');
}

test('the first message of a flood is shown at once, and the others together', () => {
  const conversation = startConversation();
  const shown: number[] = [];
  conversation.store.subscribe(({ messages }) => shown.push(messages.length));
  for (let second = 0; second < 100; second += 1) {
    conversation.hear({ type: 'message', message: messageAt(second) });
  }
  expect(shown).toEqual([1]);
  jest.advanceTimersByTime(CHAT_TIMES.drawMs);
  expect(shown).toEqual([1, 100]);
  jest.advanceTimersByTime(CHAT_TIMES.drawMs);
  conversation.hear({ type: 'message', message: messageAt(100) });
  expect(shown).toEqual([1, 100, 101]);
});
