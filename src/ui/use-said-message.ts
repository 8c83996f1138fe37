import { useEffect, useRef } from 'react';
import { announce } from '../platform/voice';

/** How long a field that was left speaks of itself, in milliseconds: it is checked when it is left. */
const LEFT_MS = 1000;

/** The texts beneath a field: its error or else its hint. */
interface Messages {
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/**
 * Says the message beneath a field when it changes, once. An error is that of the field that a visitor is at or has just
 * left: a form that is wrong in three places says the first one, which gets the focus, and each other one when somebody
 * comes to it. A hint that stands there again because an error has gone is no news. What is read out with the focus is not
 * said (`src/platform/voice.ts`), nor is what has gone before its turn.
 * @returns what to call when the field loses the focus
 */
export function useSaidMessage(fieldId: string, { error = '', hint = '' }: Messages): () => void {
  const known = useRef({ error, hint });
  const leftAt = useRef(-Infinity);
  useEffect(() => {
    // The voice listens to the focus from now on.
    announce('', fieldId);
    return () => announce('', fieldId);
  }, [fieldId]);
  useEffect(() => {
    const before = known.current;
    known.current = { error, hint };
    if (before.error === error && before.hint === hint) return;
    if (error === '') {
      announce(before.hint === hint ? '' : hint, fieldId);
      return;
    }
    const isHere = document.activeElement?.id === fieldId || Date.now() - leftAt.current < LEFT_MS;
    if (before.error !== error) announce(isHere ? error : '', fieldId);
  }, [fieldId, error, hint]);
  return () => {
    leftAt.current = Date.now();
  };
}
