import { ERROR_CODE } from '../contract';
import { ApiError, ContractError, TransportError } from './errors';
import type { Failure } from './failures';

const kindOfCode = (code: number): Failure['kind'] => {
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
};

const kindOf = (error: unknown): Failure['kind'] => {
  if (error instanceof ApiError) return kindOfCode(error.code);
  if (error instanceof TransportError || error instanceof ContractError) return 'server';
  const isTimeOut = error instanceof DOMException && error.name === 'TimeoutError';
  return isTimeOut ? 'slow' : 'offline';
};

/** Says of the error of a call what a visitor is to know. */
export const describeFailure = (error: unknown): Failure => ({
  kind: kindOf(error),
  message: error instanceof ApiError ? error.message : '',
});
