import type { StoreApi } from 'zustand/vanilla';
import type { Locale } from '../../../config/locales';
import type { Conversation } from './conversation';

/** State that a conversation shows, without what can be done in it. */
export type ConversationState = Pick<
  Conversation,
  | 'history'
  | 'messages'
  | 'reply'
  | 'isTyping'
  | 'isAwaited'
  | 'older'
  | 'suggestions'
  | 'quest'
  | 'connection'
  | 'draft'
>;

/** A conversation behind the hook: that of a user, or that of a visitor who is not logged in. */
export interface ConversationHandle extends Pick<
  Conversation,
  'setDraft' | 'retry' | 'discard' | 'loadOlder' | 'reload' | 'markRead' | 'clear'
> {
  readonly store: StoreApi<ConversationState>;
  readonly send: (content: string, locale: Locale) => void;
}

/** A conversation of which nothing is known yet. */
export const emptyConversation: ConversationState = {
  history: 'loading',
  messages: [],
  reply: undefined,
  isTyping: false,
  isAwaited: false,
  older: 'none',
  suggestions: [],
  quest: undefined,
  connection: 'connecting',
  draft: '',
};
