import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { mutations } from '../../../api-client/apollo/typed-documents';
import { retryAfterOf } from '../../../api-client/errors';
import { CODE_COUNTDOWN_S } from '../../../config/times';
import { startCountdown } from '../../../ui/use-countdown';
import type { Removal } from './removal-progress';

/** The message beneath the field about the last request for a code. */
type Said = 'confirm-sent' | 'code-too-many';

/** Asks for a code to the account's own number, and starts the countdown until the next one. */
export function useSendOwnCode(change: Removal['change']) {
  const [sendCode, { loading }] = useMutation(mutations.sendCodeByUser);
  const [said, setSaid] = useState<Said>();
  const isUnderWay = useRef(false);
  const wait = (seconds: number, words: Said): void => {
    change({ countdown: startCountdown(seconds) });
    setSaid(words);
  };
  const send = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSaid(undefined);
    try {
      await sendCode();
      wait(CODE_COUNTDOWN_S, 'confirm-sent');
    } catch (error) {
      // Any other failure has been shown, and the button is free again.
      const seconds = retryAfterOf(error);
      if (seconds !== undefined) wait(seconds, 'code-too-many');
    } finally {
      isUnderWay.current = false;
    }
  };
  return { isSending: loading, said, send };
}
