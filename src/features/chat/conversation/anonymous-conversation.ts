import { createStore } from 'zustand/vanilla';
import { openLogin } from '../../../api-client/session/session';
import type { Locale } from '../../../config/locales';
import type { ChatMessage } from './conversation';
import { newMessageId, type Where } from './conversation';
import { emptyConversation, type ConversationHandle, type ConversationState } from './conversation';
import {
  clearDrafts,
  keepAnonymousWords,
  storeDraft,
  readAnonymousWords,
  readDraftRecord,
  type AnonymousWords,
} from './draft-storage';
import { unsentMessage } from './message-list';

/** The key of a conversation of somebody who is not logged in. */
export function anonymousIdOf({ characterId, questId }: Where): string {
  return questId === undefined ? characterId : `${characterId}:${questId}`;
}

/** The conversation of a visitor who is not logged in: what they write waits in this tab until they are. */
export class AnonymousConversation implements ConversationHandle {
  readonly store;
  private readonly id: string;

  constructor(private readonly where: Where) {
    this.id = anonymousIdOf(where);
    const { draft } = readDraftRecord('anonymous', this.id);
    this.store = createStore<ConversationState>(() => ({
      ...emptyConversation,
      history: 'anonymous',
      connection: 'offline',
      draft,
      messages: this.messages(),
    }));
  }

  private messages(): readonly ChatMessage[] {
    return readAnonymousWords()
      .filter((words) => anonymousIdOf(words) === this.id)
      .map((words) => unsentMessage(words, 'waiting'));
  }

  private keep(words: readonly AnonymousWords[]): void {
    keepAnonymousWords(words);
    this.store.setState({ messages: this.messages() });
  }

  setDraft(draft: string): void {
    this.store.setState({ draft });
    storeDraft('anonymous', this.id, { draft });
  }

  send(content: string, locale: Locale): void {
    const { characterId, questId } = this.where;
    this.keep([
      ...readAnonymousWords(),
      {
        clientMessageId: newMessageId(),
        characterId,
        ...(questId !== undefined && { questId }),
        content,
        locale,
        writtenAt: new Date().toISOString(),
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
    this.keep([]);
    clearDrafts(undefined);
    this.store.setState({ draft: '' });
  }

  markRead(): void {
    // There is nothing that could be unread.
  }
}
