import type { StoreApi } from 'zustand/vanilla';
import type { Failure } from '../../../api-client/failure-events';
import type { Locale } from '../../../config/locales';
import type { AnonymousWords } from '../../../platform/chats/draft-storage';
import type { CameFrom } from '../../../platform/chats/came-from';

/** A partner, alone or in one of its quests. */
export interface Where {
  readonly characterId: string;
  readonly questId?: string | undefined;
}

/** The id of a user's conversation on the wire. */
export function conversationIdOf({
  userId,
  characterId,
  questId,
}: Where & { userId: string }): string {
  return [userId, characterId, ...(questId === undefined ? [] : [questId])].join(':');
}

/** An id for a new message, which no other one has. `randomUUID` does not exist on plain http. */
export function newMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Source of a reply: a page of the library or of the site. */
export interface MessageReference {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  /** Heading on that page that it stands under. */
  readonly section?: string | undefined;
}

/** A message of a conversation, as the views show it. */
export interface ChatMessage {
  /** The same from sending to sent. */
  readonly key: string;
  /** The server's, once it is known. */
  readonly id: string | undefined;
  readonly sender: 'user' | 'character';
  readonly type: 'text' | 'image';
  readonly content: string;
  /** ISO; the server's, once it is known. */
  readonly createdAt: string;
  /** State of the visitor's own messages; `sent` for those of others. */
  readonly delivery: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Why it has failed. */
  readonly failure?: Failure;
  readonly references: readonly MessageReference[];
  /** The id of its pieces, for those that come late. */
  readonly draftId?: string;
  /** The id of the message that it answers, where the server says so. */
  readonly replyTo?: string;
  /** Who wrote the words of a partner: people, or a model. */
  readonly origin: 'script' | 'model';
  /** True for words of distress that the server has met. */
  readonly needsHelp?: boolean;
}

/** How far a visitor is in a quest. */
export interface QuestState {
  readonly status: 'new' | 'running' | 'done' | 'failed';
  readonly progress: { readonly current: number; readonly total: number };
}

/** Words that somebody has written in this tab for a conversation while nobody was logged in. */
export interface BeforeLogin {
  readonly words: readonly AnonymousWords[];
  /** Text that was typed and not sent. */
  readonly draft: string;
}

/** A conversation with a partner, alone or in one of its quests, and what can be done in it. */
export interface Conversation {
  readonly history: 'loading' | 'ready' | 'failed' | 'anonymous';
  /** Messages in one order, without doubles. */
  readonly messages: readonly ChatMessage[];
  /** The reply that is being written, as far as it has come. */
  readonly reply: { readonly content: string } | undefined;
  readonly isTyping: boolean;
  /** True when something that was sent is on its way still, or its answer is. */
  readonly isAwaited: boolean;
  /** True when there are messages before the first one. */
  readonly older: 'none' | 'more' | 'loading' | 'failed';
  readonly suggestions: readonly string[];
  /** State of the quest after the last answer, or as it was when the conversation was opened. */
  readonly quest: QuestState | undefined;
  readonly connection: 'connecting' | 'live' | 'polling' | 'offline';
  /** Text that is typed and not sent, kept over reloads. */
  readonly draft: string;
  /** Words that wait in this tab since before the login, and may be somebody else's: the visitor is asked first. */
  readonly beforeLogin: BeforeLogin | undefined;
  readonly setDraft: (text: string) => void;
  /**
   * Logged out it keeps the words, opens the login, and sends them afterwards.
   * @param cameFrom where the visitor was before, said once
   */
  readonly send: (content: string, cameFrom?: CameFrom) => void;
  readonly retry: (key: string) => void;
  readonly discard: (key: string) => void;
  readonly loadOlder: () => void;
  readonly reload: () => void;
  readonly markRead: () => void;
  /**
   * Takes away what this browser keeps of all conversations of whoever is here. What is on its way at the moment is the
   * server's already.
   */
  readonly clear: () => void;
  /** Answers whether what waits since before the login is the visitor's: it is sent, or thrown away. */
  readonly settleBefore: (isOwn: boolean) => void;
}

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
  | 'beforeLogin'
>;

/** A conversation behind the hook: that of a user, or that of a visitor who is not logged in. */
export interface ConversationHandle extends Pick<
  Conversation,
  'setDraft' | 'retry' | 'discard' | 'loadOlder' | 'reload' | 'markRead' | 'clear' | 'settleBefore'
> {
  readonly store: StoreApi<ConversationState>;
  readonly send: (content: string, locale: Locale, cameFrom?: CameFrom) => void;
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
  beforeLogin: undefined,
};
