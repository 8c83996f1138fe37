import { describeFailure, isApiError } from '../../api-client/errors';
import type { Failure } from '../../api-client/failure-events';
import { ERROR_CODE } from '../../contract';
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
 * The message for a failed login: why, and what may help. The message of the API for a refusal is Chinese, so only
 * Chinese pages show it.
 */
export function failureText(error: unknown, t: Translate<'login'>, locale: Locale): string {
  if (isApiError(error, ERROR_CODE.wrongCode)) return t('code-wrong');
  const { kind, message } = describeFailure(error);
  return locale === 'zh' && message !== ''
    ? t('failed-refused-because', { reason: message })
    : t(texts[kind]);
}
