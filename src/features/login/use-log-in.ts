import { useEffect, useRef, useState } from 'react';
import { call } from '../../api-client/call';
import { channelOf } from '../../api-client/channel';
import { ContractError } from '../../api-client/errors';
import { logError } from '../../platform/log';
import { useSession } from '../../api-client/session/session';
import { isUserInfo, type UserInfo } from '../../api-client/session/user-info';
import { COUNTRY_CODE } from '../../config/constants';
import { endpoints } from '../../contract';
import type { LoginValues } from './login-values';

interface Handlers {
  readonly onSuccess: (user: UserInfo) => void;
  readonly onFailure: (error: unknown) => void;
}

async function askForSession(
  { phone_number, verification_code }: LoginValues,
  signal: AbortSignal,
): Promise<UserInfo> {
  const answer = await call(
    'login',
    {
      country_code: COUNTRY_CODE,
      phone: phone_number,
      phone_verify_code: verification_code,
      source: channelOf(window.location.search),
    },
    { signal },
  );
  if (isUserInfo(answer)) return answer;
  throw new ContractError(endpoints.login.path, ['payload: no session can be made of it']);
}

/**
 * Sends the login form, once at a time. When the dialog closes meanwhile the request is given up: a late
 * answer logs nobody in, and nothing is said of it.
 */
export function useLogIn({ onSuccess, onFailure }: Handlers) {
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef<AbortController>();

  useEffect(() => {
    const giveUp = (): void => underWay.current?.abort();
    // Told by the session itself: a page that is left may be followed by one that opens the dialog at once.
    const forget = useSession.subscribe(({ loginDialogVisible }) => {
      if (!loginDialogVisible) giveUp();
    });
    return () => {
      forget();
      giveUp();
    };
  }, []);

  const logIn = async (values: LoginValues): Promise<void> => {
    if (underWay.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    underWay.current = controller;
    setBusy(true);
    try {
      const user = await askForSession(values, signal);
      if (!signal.aborted) onSuccess(user);
    } catch (error) {
      if (signal.aborted) return;
      logError(error, endpoints.login.path);
      onFailure(error);
    } finally {
      underWay.current = undefined;
      setBusy(false);
    }
  };

  return { isBusy, logIn };
}
