import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { mutations } from '../../../api-client/apollo/typed-documents';
import { isApiError } from '../../../api-client/errors';
import { logError } from '../../../platform/log';
import { logOut, useSession } from '../../../api-client/session/session';
import { ERROR_CODE } from '../../../contract';
import { useStrings } from '../../../i18n/use-strings';
import { showToast } from '../../../ui/toast';
import type { Removal } from './removal-progress';

/** Errors that the step itself shows. */
type Fault = 'code-wrong' | 'again-expired';

/** The account is gone, and with it its session; one that has begun since stays. */
function endSessionOf(webUserId: string | undefined): void {
  if (useSession.getState().userInfo?.web_user_id === webUserId) logOut();
}

/**
 * Removes the account of whoever is logged in: the code is exchanged for a ticket, the ticket for the
 * removal. A ticket that was got is kept until the removal has succeeded or the API takes it no more. Who
 * leaves before the code was taken removes nothing.
 */
export function useRemoveAccount({ progress, change, goTo }: Removal) {
  const t = useStrings('profile');
  const [verifyCode] = useMutation(mutations.verifyCode);
  const [deleteAccount] = useMutation(mutations.accountDelete);
  const [isRemoving, setRemoving] = useState(false);
  const [fault, setFault] = useState<Fault>();
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
    } finally {
      if (!isGone) change({ ticket, code: '' });
    }
    const hasLeft = signal.aborted;
    goTo('done');
    endSessionOf(userInfo?.web_user_id);
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
    setRemoving(true);
    setFault(undefined);
    try {
      const ticket = progress.ticket ?? (await ticketFor(progress.code, signal));
      if (ticket !== undefined) await removeWith(ticket, signal);
    } catch (error) {
      handle(error);
    } finally {
      running.current = false;
      setRemoving(false);
    }
  };
  return { isRemoving, fault, remove, forget: () => setFault(undefined) };
}
