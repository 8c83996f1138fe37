import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../../../api-client/session/session';
import { usePlace } from '../../../i18n/locale-context';
import type { CameFrom } from '../../../platform/chats/came-from';
import { getChat } from './chat';
import type { Conversation } from './conversation';
import type { Where } from './conversation';

/**
 * The visitor's conversation with a partner, alone or in one of its quests, and what can be done in it. It connects
 * while it is on the screen.
 */
export function useConversation({ characterId, questId }: Where): Conversation {
  const userId = useSession(({ userInfo }) => userInfo?.web_user_id);
  const { locale } = usePlace();
  const handle = useMemo(
    () => getChat().conversation(userId, { characterId, questId }),
    [userId, characterId, questId],
  );
  useEffect(
    () => getChat().show(userId, { characterId, questId }, locale),
    [userId, characterId, questId, locale],
  );
  const state = useStore(handle.store);
  const actions = useMemo(
    () => ({
      setDraft: (text: string) => handle.setDraft(text),
      send: (content: string, cameFrom?: CameFrom) => handle.send(content, locale, cameFrom),
      retry: (key: string) => handle.retry(key),
      discard: (key: string) => handle.discard(key),
      loadOlder: () => handle.loadOlder(),
      reload: () => handle.reload(),
      markRead: () => handle.markRead(),
      clear: () => handle.clear(),
      settleBefore: (isOwn: boolean) => handle.settleBefore(isOwn),
    }),
    [handle, locale],
  );
  return useMemo(() => ({ ...state, ...actions }), [state, actions]);
}
