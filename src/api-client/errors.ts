import type { Envelope } from '../contract';

/**
 * The API could not be talked to: something between answered with another HTTP status than 2xx.
 * What `fetch` itself rejects with (no connection, time-out, abort) is a transport error too and is
 * passed through unchanged (specification, section 8).
 */
export class TransportError extends Error {
  override readonly name = 'TransportError';

  constructor(
    readonly endpoint: string,
    readonly status: number,
  ) {
    super(`${endpoint} answered HTTP ${String(status)}`);
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

/** Whether a call failed because there was no connection. */
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

/** Whether a call failed with this error code of the API. */
export function isApiError(error: unknown, code: number): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
