import { imOfUser } from '../../../api-client/im/im-of-user';
import type { ImTransport } from '../../../api-client/im/im-transport';
import { isLoggedInHere } from '../../../api-client/session/log-in';
import { openLogin, useSession } from '../../../api-client/session/session';
import { onSessionOver } from '../../../api-client/session/session-over';
import { CHAT_TIMES, type ChatTimes } from '../../../config/chat-limits';
import type { Locale } from '../../../config/locales';
import { AnonymousConversation } from './anonymous-conversation';
import { WrittenHere } from './before-login';
import type { ConversationHandle } from './conversation';
import type { Where } from './conversation';
import { OutboxStorage } from './outbox-storage';
import { UserChat } from './user-chat';

interface ChatOptions {
  readonly connectionOf: (userId: string) => ImTransport;
  readonly times: ChatTimes;
}

/** The chat of a tab. */
export interface Chat {
  /** The conversation of a user, or of nobody. It stays while the user is logged in. */
  readonly conversation: (userId: string | undefined, where: Where) => ConversationHandle;
  /** Reads a conversation and connects while it is on the screen. @returns a function to be called when it has gone */
  readonly show: (userId: string | undefined, where: Where, locale: Locale) => () => void;
  /** Ends it, as leaving the page does. */
  readonly close: () => void;
}

/** Starts the chat of a tab. It follows who is logged in: what belongs to one user goes when another one comes. */
export function createChat({ connectionOf, times }: ChatOptions): Chat {
  const storage = new OutboxStorage(times.storageMs);
  const written = new WrittenHere();
  let current: UserChat | undefined;
  let last: UserChat | undefined;

  function startFor(userId: string): UserChat {
    const justWritten = written.take(times.unaskedMs);
    const fresh = isLoggedInHere() ? justWritten : new Set<string>();
    return new UserChat({ userId, connect: connectionOf(userId), storage, times, fresh });
  }

  function follow(userId: string | undefined): void {
    if (current?.userId === userId) return;
    current?.end();
    last = current;
    current = userId === undefined ? undefined : startFor(userId);
  }
  const leave = useSession.subscribe(({ userInfo }) => follow(userInfo?.web_user_id));
  // The words stay where they are; the login is all that they need.
  const leaveEnds = onSessionOver(() => {
    if (last?.hasWords) openLogin();
  });
  follow(useSession.getState().userInfo?.web_user_id);

  function chatOf(userId: string | undefined): UserChat | undefined {
    return userId !== undefined && current?.userId === userId ? current : undefined;
  }

  return {
    conversation: (userId, where) =>
      chatOf(userId)?.conversation(where) ?? new AnonymousConversation(where, written),
    show: (userId, where, locale) => chatOf(userId)?.show(where, locale) ?? (() => undefined),
    close: () => {
      leave();
      leaveEnds();
      current?.end();
      current = undefined;
      storage.close();
    },
  };
}

let ofThisTab: Chat | undefined;

/** The chat of this tab, started when it is first needed. */
export function getChat(): Chat {
  return (ofThisTab ??= createChat({ connectionOf: imOfUser, times: CHAT_TIMES }));
}
