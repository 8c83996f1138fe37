import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { queries } from '../../api-client/apollo/typed-documents';
import { noteConversation } from '../../platform/conversation-notes';
import { toRequestState, type RequestState } from '../../api-client/request-state';
import { useSession } from '../../api-client/session/session';
import type { WireQuest } from '../../contract';

interface Wanted {
  readonly partnerId: string;
  readonly questId: string;
  /** Nobody can play it yet. */
  readonly isLocked: boolean;
  /** Somebody wants to read it. Of whoever is logged in it is asked anyway how far they have come. */
  readonly isOpen: boolean;
}

/** A quest as this visitor has left it; asked anew whenever it is shown again, because playing changes it. */
export function useQuest({
  partnerId,
  questId,
  isLocked,
  isOpen,
}: Wanted): RequestState<WireQuest> {
  const userId = useSession(({ userInfo }) => userInfo?.web_user_id);
  const { data, error, refetch } = useQuery(
    queries.questInfo,
    !isLocked && (isOpen || userId !== undefined)
      ? {
          variables: { quest_id: questId },
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
        }
      : skipToken,
  );
  const quest = data?.questInfo;
  const isDone = quest?.status === 'done';
  useEffect(() => {
    if (isDone && userId !== undefined) {
      noteConversation([userId, partnerId, questId].join(':'), { isDone });
    }
  }, [isDone, userId, partnerId, questId]);
  return toRequestState({ data: quest, error, refetch });
}
