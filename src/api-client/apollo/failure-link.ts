import { ErrorLink } from '@apollo/client/link/error';
import { endpoints, ERROR_CODE, type Endpoint } from '../../contract';
import { ApiError, describeFailure, isRefusal } from '../errors';
import { reportFailure } from '../failure-events';
import { logError, logRefusal } from '../../platform/log';
import type { RequestIdentity } from '../sender-headers';
import { logOut, useSession } from '../session/session';
import { tellSessionOver } from '../session/session-over';
import { isEndpointName } from './typed-documents';

/** These always go to the one who called, with the whole response (specification, section 8). */
export const HANDED_BACK: readonly number[] = [ERROR_CODE.wrongCode, ERROR_CODE.tooManyCodes];

/**
 * Ends the session that a request was sent with, unless it is over already or another one has begun since.
 * @returns whether a session was ended
 */
function endSession(identity: RequestIdentity | undefined): boolean {
  const token = useSession.getState().userInfo?.access_token;
  const isCurrent = token !== undefined && token === identity?.user?.accessToken;
  if (isCurrent) {
    logOut();
    tellSessionOver();
  }
  return isCurrent;
}

/**
 * The one place where the failure of a call is logged and shown, as its row of the contract says. The error
 * goes on to the one who called.
 */
export function createFailureLink(): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    const { signal, handles = [], identity } = operation.getContext();
    if (signal?.aborted || !isEndpointName(operation.operationName)) return;
    const code = error instanceof ApiError ? error.code : undefined;
    if (code !== undefined && handles.includes(code)) return;
    const isLogin = operation.operationName === 'login';
    const { path, failure, token }: Endpoint = endpoints[operation.operationName];
    const isSessionInvalid = code === ERROR_CODE.sessionInvalid;
    const isAnonymous = !identity?.user && !isLogin;
    // It was not even sent: the view asks whoever is not logged in.
    if (isSessionInvalid && isAnonymous && token === 'required') return;
    const isHandedBack = code !== undefined && HANDED_BACK.includes(code);
    const isExpected = isHandedBack || (isLogin && isRefusal(error));
    (isExpected ? logRefusal : logError)(error, path);
    // An anonymous request has no session that could end: it failed like any other.
    const isShown =
      isSessionInvalid && !isAnonymous
        ? endSession(identity)
        : failure === 'toast' && !isHandedBack;
    if (isShown) reportFailure(describeFailure(error));
  });
}
