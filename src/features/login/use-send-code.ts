import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../client/call';
import { isApiError } from '../../client/errors';
import { CODE_COUNTDOWN_S, COUNTRY_CODE } from '../../config/constants';
import { ERROR_CODE } from '../../contract';
import { startCountdown, useCountdown, type Countdown } from '../../ui/use-countdown';

const waitSchema = z.object({ retry_after: z.number().check(z.positive()) });

/** What is said of the last code: sent to a number, or not sent because there were too many. */
export type CodeNote = { readonly sentTo: string } | 'too-many';

interface SendCode {
  readonly countdown: Countdown | undefined;
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
export const useSendCode = (before: Countdown | undefined): SendCode => {
  const [countdown, setCountdown] = useState(before);
  const [isSending, setSending] = useState(false);
  const [note, setNote] = useState<CodeNote>();
  const isUnderWay = useRef(false);
  const secondsLeft = useCountdown(countdown);

  const start = (seconds: number, why: CodeNote): void => {
    setCountdown(startCountdown(seconds));
    setNote(why);
  };

  const ask = async (phone: string): Promise<boolean> => {
    try {
      const sent = await call('sendCode', { country_code: COUNTRY_CODE, phone });
      if (sent !== undefined) start(CODE_COUNTDOWN_S, { sentTo: phone });
      return sent !== undefined;
    } catch (error) {
      if (!isApiError(error, ERROR_CODE.tooManyCodes)) return false;
      const wait = waitSchema.safeParse(error.envelope.payload);
      start(wait.success ? Math.ceil(wait.data.retry_after) : CODE_COUNTDOWN_S, 'too-many');
      return true;
    }
  };

  return {
    countdown,
    secondsLeft,
    isSending,
    note: note === 'too-many' && secondsLeft === 0 ? undefined : note,
    send: async (phone) => {
      if (isUnderWay.current) return false;
      isUnderWay.current = true;
      setSending(true);
      try {
        return await ask(phone);
      } finally {
        isUnderWay.current = false;
        setSending(false);
      }
    },
    reset: () => {
      setCountdown(undefined);
      setNote(undefined);
    },
  };
};
