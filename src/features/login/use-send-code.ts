import { useMutation } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { mutations } from '../../api-client/apollo/typed-documents';
import { retryAfterOf } from '../../api-client/errors';
import { CODE_COUNTDOWN_S, COUNTRY_CODE } from '../../config/constants';
import { startCountdown, useCountdown, type Countdown } from '../../ui/use-countdown';

/** What is said of the last code: sent to a number, or not sent because there were too many. */
export type CodeNote = { readonly sentTo: string } | 'too-many';

/** How long no other code may be asked for, and for which number. */
export interface CodeWait extends Countdown {
  readonly phone: string;
}

interface SendCode {
  readonly countdown: CodeWait | undefined;
  readonly secondsLeft: number;
  readonly isSending: boolean;
  readonly note: CodeNote | undefined;
  /** Asks for a code; tells whether nobody may ask again for a while, sent or not. */
  readonly send: (phone: string) => Promise<boolean>;
  /** Forgets codes and countdown. */
  readonly reset: () => void;
}

/**
 * Asks for verification codes (specification, sections 4 and 8): success starts the countdown, failure is only
 * logged, which the client does. Too many requests start it from what the API says (design, "Send-code
 * failure").
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
      try {
        return await ask(phone);
      } finally {
        isUnderWay.current = false;
      }
    },
    reset,
  };
}
