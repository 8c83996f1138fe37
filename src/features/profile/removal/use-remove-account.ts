import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { mutations } from '../../../api-client/apollo/typed-documents';
import { isApiError, retryAfterOf } from '../../../api-client/errors';
import { forgetChatsOf } from '../../../platform/chats/forget-chats';
import { logError } from '../../../platform/log';
import { logOut, useSession } from '../../../api-client/session/session';
import { ERROR_CODE } from '../../../contract';
import { useStrings } from '../../../i18n/use-strings';
import { showToast } from '../../../ui/toast';
import type { Removal } from './removal-progress';
import { CODE_COUNTDOWN_S } from '../../../config/times';
import { startCountdown } from '../../../ui/use-countdown';

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

interface Confirmation {
  /** The code as typed; undefined when none is needed any more. */
  readonly code: string | undefined;
  readonly codeField: RefObject<HTMLInputElement>;
  /** Called when nothing is missing. */
  readonly onConfirmed: () => void;
}

/**
 * Validates the confirmation of a removal: a code, unless one was accepted already, and the checkbox. After the first
 * attempt what is missing is marked, and gets the focus.
 */
export function useConfirmation({ code, codeField, onConfirmed }: Confirmation) {
  const [isChecked, setChecked] = useState(false);
  const [hasTried, setTried] = useState(false);
  const checkBox = useRef<HTMLInputElement>(null);
  const lacksCode = code === '';
  const lacksCheck = code !== undefined && !isChecked;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (lacksCode) codeField.current?.focus();
    else if (lacksCheck) checkBox.current?.focus();
    else onConfirmed();
  };
  return {
    isChecked,
    setChecked,
    checkBox,
    submit,
    isCodeMissing: hasTried && lacksCode,
    isCheckMissing: hasTried && lacksCheck,
  };
}

type StepError = 'code-wrong' | 'again-expired';

/**
 * Ends the session of a removed account, and takes away what this browser keeps of it; a session that has begun since
 * stays, and so does what belongs to other accounts.
 */
function forgetAccount(webUserId: string): void {
  if (useSession.getState().userInfo?.web_user_id === webUserId) logOut();
  // After the logout, so that no chat in this tab writes something down once more.
  void forgetChatsOf(webUserId);
}

/**
 * Removes the visitor's account: the code is exchanged for a ticket, the ticket for the removal. A ticket is kept
 * until the removal has succeeded or the API refuses it. Leaving before the code was taken removes nothing.
 * @param onWrongCode called when the field may be written in again
 */
export function useRemoveAccount({ progress, change, goTo }: Removal, onWrongCode: () => void) {
  const t = useStrings('profile');
  const [verifyCode] = useMutation(mutations.verifyCode);
  const [deleteAccount] = useMutation(mutations.accountDelete);
  const [fault, setFault] = useState<StepError>();
  const running = useRef(false);
  const here = useRef<AbortController>();
  useEffect(() => {
    const controller = new AbortController();
    here.current = controller;
    return () => controller.abort();
  }, []);

  const ticketFor = async (code: string, signal: AbortSignal): Promise<string | undefined> => {
    const { data } = await verifyCode({
      variables: { phone_verify_code: code },
      context: { signal },
    });
    return data?.verifyCode.ticket;
  };

  const removeWith = async (ticket: string, signal: AbortSignal): Promise<void> => {
    const { userInfo } = useSession.getState();
    let isGone = false;
    try {
      // Not aborted on leaving: the outcome would be unknown.
      await deleteAccount({
        variables: { ticket },
        context: { handles: [ERROR_CODE.invalidInput] },
      });
      isGone = true;
    } catch (error) {
      // A try before may have removed it without an answer; nobody can tell any more.
      const isPerhapsGone = progress.ticket !== undefined;
      if (userInfo && isPerhapsGone && isApiError(error, ERROR_CODE.sessionInvalid)) {
        forgetAccount(userInfo.web_user_id);
      }
      throw error;
    } finally {
      if (!isGone) change({ ticket, code: '' });
    }
    const hasLeft = signal.aborted;
    // At once: the end of the session would take the steps away, which are nobody's then.
    flushSync(() => goTo('done'));
    if (userInfo) forgetAccount(userInfo.web_user_id);
    if (hasLeft) {
      showToast({ tone: 'success', text: t('done-title') }).catch(logError);
    }
  };

  const handle = (error: unknown): void => {
    if (isApiError(error, ERROR_CODE.wrongCode)) setFault('code-wrong');
    if (isApiError(error, ERROR_CODE.invalidInput)) {
      change({ ticket: undefined });
      setFault('again-expired');
    }
  };

  const remove = async (): Promise<void> => {
    const signal = here.current?.signal;
    // A second click may come before the next render.
    if (running.current || !signal) return;
    running.current = true;
    change({ isRemoving: true });
    setFault(undefined);
    try {
      const ticket = progress.ticket ?? (await ticketFor(progress.code, signal));
      if (ticket !== undefined) await removeWith(ticket, signal);
    } catch (error) {
      handle(error);
    } finally {
      running.current = false;
      change({ isRemoving: false });
    }
  };
  useEffect(() => {
    if (fault === 'code-wrong' && !progress.isRemoving) onWrongCode();
    // Each wrong code takes the last fault away while it is looked at; the function is no news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fault, progress.isRemoving]);
  return { fault, remove, forget: () => setFault(undefined) };
}
