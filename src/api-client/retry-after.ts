import * as z from 'zod/mini';
import { isApiError } from './errors';
import { CODE_COUNTDOWN_S } from '../config/constants';
import { ERROR_CODE } from '../contract';

const waitSchema = z.object({ retry_after: z.number().check(z.positive()) });

/**
 * For how many whole seconds no code may be asked for: `payload.retry_after` of an answer 41912, the usual
 * countdown where it says none; undefined for any other error.
 */
export function retryAfterOf(error: unknown): number | undefined {
  if (!isApiError(error, ERROR_CODE.tooManyCodes)) return undefined;
  const wait = waitSchema.safeParse(error.envelope.payload);
  return wait.success ? Math.ceil(wait.data.retry_after) : CODE_COUNTDOWN_S;
}
