import { createStore } from 'zustand/vanilla';
import { openLogin } from '../../../api-client/session/session';
import type { Locale } from '../../../config/locales';
import type { ChatMessage } from './conversation';
import { newMessageId, type Where } from './conversation';
import { emptyConversation, type ConversationHandle, type ConversationState } from './conversation';
import {
  keepAnonymousWords,
  storeDraft,
  readAnonymousWords,
  type AnonymousWords,
} from '../../../platform/chats/draft-storage';
import { forgetChatsOf } from '../../../platform/chats/forget-chats';
import type { CameFrom } from '../../../platform/chats/came-from';
import { anonymousIdOf, readBeforeLogin, type WrittenHere } from './before-login';
import { unsentMessage } from './message-list';

/** The conversation of a visitor who is not logged in: what they write waits in this tab until they are. */
export class AnonymousConversation implements ConversationHandle {
  readonly store;
  private readonly id: string;

  constructor(
    private readonly where: Where,
    private readonly written: WrittenHere,
  ) {
    this.id = anonymousIdOf(where);
    const { draft } = readBeforeLogin(where);
    this.store = createStore<ConversationState>(() => ({
      ...emptyConversation,
      history: 'anonymous',
      connection: 'offline',
      draft,
      messages: this.messages(),
    }));
  }

  private messages(): readonly ChatMessage[] {
    return readBeforeLogin(this.where).words.map((words) => unsentMessage(words, 'waiting'));
  }

  private keep(words: readonly AnonymousWords[]): void {
    keepAnonymousWords(words);
    this.store.setState({ messages: this.messages() });
  }

  setDraft(draft: string): void {
    this.written.note(this.id);
    this.store.setState({ draft });
    storeDraft('anonymous', this.id, { draft });
  }

  send(content: string, locale: Locale, cameFrom?: CameFrom): void {
    const { characterId, questId } = this.where;
    const clientMessageId = newMessageId();
    this.written.note(clientMessageId);
    this.keep([
      ...readAnonymousWords(),
      {
        clientMessageId,
        characterId,
        ...(questId !== undefined && { questId }),
        content,
        locale,
        writtenAt: new Date().toISOString(),
        ...(cameFrom && { cameFrom }),
      },
    ]);
    openLogin();
  }

  retry(): void {
    openLogin();
  }

  discard(key: string): void {
    this.keep(readAnonymousWords().filter(({ clientMessageId }) => clientMessageId !== key));
  }

  loadOlder(): void {
    openLogin();
  }

  reload(): void {
    openLogin();
  }

  clear(): void {
    void forgetChatsOf(undefined);
    this.store.setState({ draft: '', messages: [] });
  }

  markRead(): void {
    // There is nothing that could be unread.
  }

  settleBefore(): void {
    // Nobody has logged in yet.
  }
}
