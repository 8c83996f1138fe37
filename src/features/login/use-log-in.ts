import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { mutations } from '../../api-client/apollo/typed-documents';
import { channelOf } from '../../api-client/channel';
import { describeFailure } from '../../api-client/errors';
import { useSession } from '../../api-client/session/session';
import type { UserInfo } from '../../api-client/session/user-info';
import { COUNTRY_CODE } from '../../config/constants';
import type { InputOf } from '../../contract';
import type { LoginValues } from './use-login-form';
import type { Failure } from '../../api-client/failure-events';
import type { Locale } from '../../config/locales';
import type { StringKey, Translate } from '../../i18n/strings';

const texts: Readonly<Record<Failure['kind'], StringKey<'login'>>> = {
  offline: 'failed-offline',
  slow: 'failed-slow',
  server: 'failed-server',
  busy: 'failed-busy',
  session: 'failed-refused',
  refused: 'failed-refused',
};

/**
 * Tells why a login failed and what may help; of a wrong code its field does. The API's message for a refusal is Chinese, so only Chinese pages show
 * it.
 */
export function failureText(error: unknown, t: Translate<'login'>, locale: Locale): string {
  const { kind, message } = describeFailure(error);
  return locale === 'zh' && message !== ''
    ? t('failed-refused-because', { reason: message })
    : t(texts[kind]);
}

interface Handlers {
  readonly onSuccess: (user: UserInfo) => void;
  readonly onFailure: (error: unknown) => void;
}

function toLoginInput({ phone_number, verification_code }: LoginValues): InputOf<'login'> {
  return {
    country_code: COUNTRY_CODE,
    phone: phone_number,
    phone_verify_code: verification_code,
    source: channelOf(window.location.search),
  };
}

/**
 * Sends the login form, one request at a time; `failure-link.ts` logs what fails. Closing the dialog aborts the request: a late response neither logs in
 * nor shows an error.
 */
export function useLogIn({ onSuccess, onFailure }: Handlers) {
  const [login, { loading }] = useMutation(mutations.login);
  const underWay = useRef<AbortController>();

  useEffect(() => {
    const giveUp = (): void => underWay.current?.abort();
    // Subscribes to the session: between two renders the dialog may close and open again.
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
    underWay.current = new AbortController();
    const { signal } = underWay.current;
    try {
      const { data } = await login({ variables: toLoginInput(values), context: { signal } });
      if (data && !signal.aborted) onSuccess(data.login);
    } catch (error) {
      if (!signal.aborted) onFailure(error);
    } finally {
      underWay.current = undefined;
    }
  };

  return { isBusy: loading, logIn };
}
