import type * as z from 'zod/mini';
import { browserEnv } from '../config/browser-env';
import { API_TIMEOUT_MS } from '../config/constants';
import {
  endpoints,
  type Endpoint,
  type EndpointName,
  type InputOf,
  type PayloadOf,
} from '../contract';
import type { RequestIdentity } from './request-identity';
import { startDeadline } from '../platform/deadline';
import { markUnreachable, TransportError } from './errors';
import { parseAnswer } from './parse-answer';
import { requestHeaders } from './request-headers';

/** The table of endpoints, in a form that ties an endpoint's name to its payload. */
const payloads: {
  readonly [N in EndpointName]: { readonly payload: z.ZodMiniType<PayloadOf<N>> };
} = endpoints;

/** As a query holds it: numbers and booleans read the same in JSON. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function queryOf(input: object): string {
  const given = Object.entries(input).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [[name, textOf(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

/** Sends a request and reads the answer, both within the time limit. */
async function exchange(path: string, url: string, init: RequestInit, outer?: AbortSignal) {
  const deadline = startDeadline(API_TIMEOUT_MS, outer);
  try {
    const response = await fetch(url, { ...init, signal: deadline.signal });
    if (!response.ok) throw new TransportError(path, response.status);
    return await response.text();
  } catch (error) {
    throw markUnreachable(error);
  } finally {
    deadline.end();
  }
}

/**
 * Sends a request to an endpoint of the contract and resolves to its parsed payload. The one place of the
 * site that uses `fetch` for the API. Nothing is shown, remembered or retried here; see `call`.
 * @param signal ends the request early; it then rejects with the signal's reason
 * @throws TransportError, or whatever `fetch` rejects with (a `TimeoutError` after 10 s)
 * @throws ApiError when the API answers with an error code, ContractError when it breaks the contract
 */
export async function sendRequest<N extends EndpointName>(
  name: N,
  input: InputOf<N>,
  caller: RequestIdentity,
  signal?: AbortSignal,
): Promise<PayloadOf<N>> {
  const endpoint: Endpoint = endpoints[name];
  const { method, path, sends } = endpoint;
  const body = await exchange(
    path,
    browserEnv.apiBaseUrl + path + (sends === 'query' ? queryOf(input) : ''),
    {
      method,
      headers: requestHeaders(endpoint, caller),
      credentials: 'omit',
      ...(sends === 'body' && { body: JSON.stringify(input) }),
    },
    signal,
  );
  return parseAnswer(path, payloads[name].payload, body);
}
