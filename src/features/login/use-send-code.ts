import { useMutation } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { mutations } from '../../api-client/apollo/typed-documents';
import { retryAfterOf } from '../../api-client/errors';
import { COUNTRY_CODE } from '../../config/constants';
import { CODE_COUNTDOWN_S } from '../../config/times';
import { startCountdown, useCountdown, type Countdown } from '../../ui/use-countdown';

/** The message about the last code: sent to a number, refused because of too many requests, or not sent. */
export type CodeNote = { readonly sentTo: string } | 'too-many' | 'offline' | 'failed';

/** The countdown until another code may be requested, and for which number. */
export interface CodeWait extends Countdown {
  readonly phone: string;
}

interface SendCode {
  readonly countdown: CodeWait | undefined;
  readonly secondsLeft: number;
  readonly isSending: boolean;
  readonly note: CodeNote | undefined;
  /** Requests a code; resolves to true when a countdown has started, be the code sent or refused. */
  readonly send: (phone: string) => Promise<boolean>;
  readonly reset: () => void;
}

/**
 * Requests verification codes (specification, sections 4 and 8). Success starts the countdown; a failure is
 * logged by the client and leaves a note; "too many requests" starts the countdown that the API gives.
 * @param before the countdown of an earlier visit to the form
 */
export function useSendCode(before: CodeWait | undefined): SendCode {
  const [countdown, setCountdown] = useState(before);
  const [sendCode, { loading }] = useMutation(mutations.sendCode);
  const [note, setNote] = useState<CodeNote>();
  const isUnderWay = useRef(false);
  const secondsLeft = useCountdown(countdown);

  const start = (seconds: number, phone: string, why: CodeNote): void => {
    setCountdown({ ...startCountdown(seconds), phone });
    setNote(why);
  };

  const ask = async (phone: string): Promise<boolean> => {
    try {
      await sendCode({ variables: { country_code: COUNTRY_CODE, phone } });
      start(CODE_COUNTDOWN_S, phone, { sentTo: phone });
      return true;
    } catch (error) {
      const seconds = retryAfterOf(error);
      if (seconds !== undefined) start(seconds, phone, 'too-many');
      else setNote(navigator.onLine ? 'failed' : 'offline');
      return seconds !== undefined;
    }
  };

  const reset = useCallback(() => {
    setCountdown(undefined);
    setNote(undefined);
  }, []);

  return {
    countdown,
    secondsLeft,
    isSending: loading,
    note: note === 'too-many' && secondsLeft === 0 ? undefined : note,
    send: async (phone) => {
      if (isUnderWay.current) return false;
      isUnderWay.current = true;
      setNote(undefined);
      try {
        return await ask(phone);
      } finally {
        isUnderWay.current = false;
      }
    },
    reset,
  };
}
