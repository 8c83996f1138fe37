import { useEffect, useRef } from 'react';
import { announce } from '../platform/voice';

/** How long a field that was left speaks of itself, in milliseconds: it is checked when it is left. */
const LEFT_MS = 1000;

/**
 * Says the message beneath a field when it changes, once. An error is that of the field that a visitor is at or has just
 * left: a form that is wrong in three places says the first one, which gets the focus, and each other one when somebody
 * comes to it. What is read out with the focus is not said (`src/platform/voice.ts`).
 * @returns what to call when the field loses the focus
 */
export function useSaidMessage(fieldId: string, message = '', isError = false): () => void {
  const known = useRef(message);
  const leftAt = useRef(-Infinity);
  // The voice listens to the focus from now on.
  useEffect(() => announce('', fieldId), [fieldId]);
  useEffect(() => {
    if (known.current === message) return;
    known.current = message;
    const isHere = document.activeElement?.id === fieldId || Date.now() - leftAt.current < LEFT_MS;
    announce(isError && !isHere ? '' : message, fieldId);
  }, [fieldId, message, isError]);
  return () => {
    leftAt.current = Date.now();
  };
}
