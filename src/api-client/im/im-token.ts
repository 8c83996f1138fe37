import { IM_TOKEN_RETRIES, type Backoff } from '../../config/chat-limits';
import { ERROR_CODE } from '../../contract';
import { backoffMs, waitUnlessOnline } from '../../platform/network/backoff';
import { call } from '../call';
import { isApiError } from '../errors';

/**
 * Asks for a token of instant messages, five more times if need be: this is the failure rule `retry` of the contract
 * (specification, section 7.3).
 * @throws the error of the last try; 41001 and an abort at once, because another try could not help
 */
export async function requestImToken(
  appId: string,
  backoff: Backoff,
  signal: AbortSignal,
): Promise<string> {
  for (let failures = 0; ; failures += 1) {
    try {
      return (await call('imToken', { app_id: appId }, { signal })).im_token;
    } catch (error) {
      const isFinal = failures === IM_TOKEN_RETRIES || isApiError(error, ERROR_CODE.sessionInvalid);
      if (isFinal || signal.aborted) throw error;
      await waitUnlessOnline(backoffMs(backoff, failures), signal);
    }
  }
}
