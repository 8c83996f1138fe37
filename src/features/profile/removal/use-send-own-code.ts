import { useRef, useState } from 'react';
import { call } from '../../../api-client/call';
import { retryAfterOf } from '../../../api-client/retry-after';
import { CODE_COUNTDOWN_S } from '../../../config/constants';
import { startCountdown } from '../../../ui/use-countdown';
import type { Removal } from './progress';

/** What became of the last request for a code, as far as it is said beneath the field. */
type Said = 'confirm-sent' | 'code-too-many';

/** Asks for a code to the account's own number, and starts the countdown until the next one. */
export function useSendOwnCode(change: Removal['change']) {
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<Said>();
  const isUnderWay = useRef(false);
  const wait = (seconds: number, words: Said): void => {
    change({ countdown: startCountdown(seconds) });
    setSaid(words);
  };
  const send = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setSaid(undefined);
    try {
      // Nothing came of a failure: it has been shown, and the button is free again.
      if (await call('sendCodeByUser', {})) wait(CODE_COUNTDOWN_S, 'confirm-sent');
    } catch (error) {
      const seconds = retryAfterOf(error);
      if (seconds !== undefined) wait(seconds, 'code-too-many');
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return { isSending, said, send };
}
