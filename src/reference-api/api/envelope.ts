import { ERROR_CODE, type Envelope } from '../../contract';
import type { ApiError } from './api-error';

/** The envelope of an answer that succeeded (contract, "Conventions"). */
export function succeeded(payload: unknown): Envelope {
  return {
    error_code: ERROR_CODE.success,
    error_message: '',
    payload,
  };
}

/** The envelope of a failure. */
export function failed({ code, message, payload }: ApiError): Envelope {
  return {
    error_code: code,
    error_message: message,
    payload,
  };
}
