import { ERROR_CODE, type Envelope } from '../../contract';
import type { ApiError } from './api-error';

/** The envelope of an answer that succeeded (contract, "Conventions"). */
export const succeeded = (payload: unknown): Envelope => ({
  error_code: ERROR_CODE.success,
  error_message: '',
  payload,
});

/** The envelope of a failure. */
export const failed = ({ code, message, payload }: ApiError): Envelope => ({
  error_code: code,
  error_message: message,
  payload,
});
