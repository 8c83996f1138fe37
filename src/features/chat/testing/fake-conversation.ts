import {
  emptyConversation,
  type ChatMessage,
  type Conversation,
} from '../conversation/conversation';

/** A message that says its key, unless it says something else. */
export function talk(
  key: string,
  sender: ChatMessage['sender'],
  createdAt = '2026-11-22T08:00:00Z',
  rest: Partial<ChatMessage> = {},
): ChatMessage {
  return {
    key,
    id: `id-${key}`,
    sender,
    type: 'text',
    content: key,
    createdAt,
    delivery: 'sent',
    references: [],
    origin: 'model',
    ...rest,
  };
}

/** An empty conversation whose actions are heard by the test. */
export function fakeConversation(rest: Partial<Conversation> = {}): Conversation {
  return {
    ...emptyConversation,
    history: 'ready',
    connection: 'live',
    setDraft: jest.fn(),
    send: jest.fn(),
    retry: jest.fn(),
    discard: jest.fn(),
    loadOlder: jest.fn(),
    reload: jest.fn(),
    markRead: jest.fn(),
    clear: jest.fn(),
    settleBefore: jest.fn(),
    ...rest,
  };
}
