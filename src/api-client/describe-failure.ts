import { ERROR_CODE } from '../contract';
import { ApiError, isUnreachable } from './errors';
import type { Failure } from './failures';

function kindOfCode(code: number): Failure['kind'] {
  switch (code) {
    case ERROR_CODE.sessionInvalid:
      return 'session';
    case ERROR_CODE.rateLimit:
    case ERROR_CODE.tooManyCodes:
      return 'busy';
    case ERROR_CODE.serverFault:
      return 'server';
    default:
      return 'refused';
  }
}

function kindOf(error: unknown): Failure['kind'] {
  if (error instanceof ApiError) return kindOfCode(error.code);
  if (isUnreachable(error)) return 'offline';
  const isTimeOut = error instanceof DOMException && error.name === 'TimeoutError';
  return isTimeOut ? 'slow' : 'server';
}

/** Words for developers are no words for visitors. */
const CHINESE = /\p{Script=Han}/u;

/** Says of the error of a call what a visitor is to know. */
export function describeFailure(error: unknown): Failure {
  const kind = kindOf(error);
  const isReason = kind === 'refused' && error instanceof ApiError && CHINESE.test(error.message);
  return { kind, message: isReason ? error.message : '' };
}
