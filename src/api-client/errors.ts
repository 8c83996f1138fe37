import * as z from 'zod/mini';
import { CODE_COUNTDOWN_S } from '../config/times';
import { ERROR_CODE, speaksToVisitors, type Envelope } from '../contract';
import type { Failure } from './failure-events';

/**
 * The API was not reached: something on the way answered with an HTTP status other than 2xx.
 * What `fetch` itself rejects with (no connection, time-out, abort) is a transport error too and is
 * passed through unchanged (specification, section 8).
 */
export class TransportError extends Error {
  override readonly name = 'TransportError';

  constructor(
    readonly endpoint: string,
    readonly status: number,
  ) {
    super(`${endpoint} answered HTTP ${status}`);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

const unreachable = new WeakSet();

/** Marks what `fetch` itself rejected with: there was no connection. The error stays as it is. */
export function markUnreachable(error: unknown): unknown {
  if (isObject(error) && 'name' in error && error.name === 'TypeError') unreachable.add(error);
  return error;
}

/** True when a call failed because there was no connection. */
export function isUnreachable(error: unknown): boolean {
  return isObject(error) && unreachable.has(error);
}

/** The API answered with an `error_code` other than 0; the whole response is kept for the caller. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;

  constructor(
    readonly endpoint: string,
    readonly envelope: Envelope,
  ) {
    super(envelope.error_message);
    this.code = envelope.error_code;
  }
}

/** The API answered something that the contract does not know; names endpoint, item and field. */
export class ContractError extends Error {
  override readonly name = 'ContractError';

  constructor(
    readonly endpoint: string,
    readonly faults: readonly string[],
  ) {
    super(`${endpoint} broke the contract: ${faults.join('; ')}`);
  }
}

/** True when a call failed with this error code of the API. */
export function isApiError(error: unknown, code: number): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

const waitSchema = z.object({ retry_after: z.number().check(z.positive()) });

/**
 * Returns how many whole seconds no code may be asked for: `payload.retry_after` of an answer 41912, the usual
 * countdown where it says none; undefined for any other error.
 */
export function retryAfterOf(error: unknown): number | undefined {
  if (!isApiError(error, ERROR_CODE.tooManyCodes)) return undefined;
  const wait = waitSchema.safeParse(error.envelope.payload);
  return wait.success ? Math.ceil(wait.data.retry_after) : CODE_COUNTDOWN_S;
}

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

/** True when the API refused what a visitor asked for: neither it nor the way to it is at fault. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && kindOf(error) !== 'server';
}

/** Turns the error of a call into what a visitor is told. */
export function describeFailure(error: unknown): Failure {
  const kind = kindOf(error);
  const isReason = kind === 'refused' && error instanceof ApiError && speaksToVisitors(error.code);
  return { kind, message: isReason ? error.message : '' };
}
