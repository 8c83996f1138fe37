import { useMemo, useState } from 'react';
import type { Conversation } from '../conversation/conversation';
import { findMessages } from './find-words';
import { useWholeHistory, type WholeHistory } from './use-whole-history';

/** Words that are looked for in a conversation, and the message at which the visitor is. */
export interface Find {
  readonly words: string;
  readonly setWords: (words: string) => void;
  readonly count: number;
  /** Number of the match, from 1 and the oldest message on. */
  readonly item: number;
  readonly currentKey: string | undefined;
  /** Goes to the next message that holds the words, or by -1 to the one before; round at the ends. */
  readonly step: (by: 1 | -1) => void;
  /** How much of the conversation was looked through. */
  readonly whole: WholeHistory;
}

export function useFind(conversation: Conversation): Find {
  const { messages } = conversation;
  const whole = useWholeHistory(conversation);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string>();
  const keys = useMemo(() => findMessages(messages, words), [messages, words]);
  const at = chosen === undefined ? -1 : keys.indexOf(chosen);
  // Until the visitor goes on, the newest one.
  const index = at < 0 ? keys.length - 1 : at;
  return {
    words,
    setWords: (next) => {
      setWords(next);
      setChosen(undefined);
      // Stopped, it stays stopped while the words are finished.
      if (next.trim() === '') whole.stop();
      else if (words.trim() === '') whole.fetch();
    },
    count: keys.length,
    item: index + 1,
    currentKey: keys[index],
    step: (by) => setChosen(keys[(index + by + keys.length) % keys.length]),
    whole,
  };
}
