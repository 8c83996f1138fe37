import { useCallback, useEffect, useState } from 'react';
import type { Conversation } from '../conversation/conversation';

/** State of a conversation's history: complete, or with a way to fetch the rest. */
export interface WholeHistory {
  /** `missing`: there is more, and nobody fetches it. `failed`: a page could not be had. */
  readonly state: 'whole' | 'missing' | 'loading' | 'failed';
  /** Number of messages that are there. */
  readonly count: number;
  /** Fetches one page after the other, until all are there, one fails or it is stopped; again after a failure. */
  readonly fetch: () => void;
  readonly stop: () => void;
}

type Props = Pick<Conversation, 'history' | 'older' | 'messages' | 'loadOlder' | 'reload'>;

function stateOf({ history, older }: Props, isWanted: boolean): WholeHistory['state'] {
  // Whoever is not logged in has nothing but what is on the screen.
  if (history === 'anonymous') return 'whole';
  if (history === 'failed' || older === 'failed') return 'failed';
  if (history === 'ready' && older === 'none') return 'whole';
  return isWanted ? 'loading' : 'missing';
}

/** Fetches the rest of a conversation when somebody wants it whole. */
export function useWholeHistory(conversation: Props): WholeHistory {
  const { history, older, messages, loadOlder, reload } = conversation;
  const [isWanted, setIsWanted] = useState(false);
  const count = messages.length;
  useEffect(() => {
    if (isWanted && older === 'more') loadOlder();
    // Each page that has come makes the conversation longer.
  }, [isWanted, older, count, loadOlder]);
  return {
    state: stateOf(conversation, isWanted),
    count,
    fetch: useCallback(() => {
      setIsWanted(true);
      if (history === 'failed') reload();
      else if (older === 'failed') loadOlder();
    }, [history, older, loadOlder, reload]),
    stop: useCallback(() => setIsWanted(false), []),
  };
}
