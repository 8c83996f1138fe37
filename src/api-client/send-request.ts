import type * as z from 'zod/mini';
import { browserEnv } from '../config/browser-env';
import { API_TIMEOUT_MS } from '../config/times';
import {
  endpoints,
  expectationOf,
  parseAnswer,
  payloadSchemaOf,
  placeOf,
  toRequest,
  type Endpoint,
  type EndpointName,
  type InputOf,
  type ParsedAnswer,
  type PayloadOf,
} from '../contract';
import { startDeadline } from '../platform/network/deadline';
import { logError } from '../platform/log';
import { ApiError, ContractError, markUnreachable, TransportError } from './errors';
import { parseFitItems } from './fit-items';
import { requestHeaders, type RequestIdentity } from './sender-headers';

/** Sends a request and reads the text of its answer, both within the time limit. */
async function fetchText(path: string, url: string, init: RequestInit, outer?: AbortSignal) {
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

type Issues = Extract<ParsedAnswer<unknown>, { readonly issues: unknown }>['issues'];

function faultsOf(part: string, issues: Issues): string[] {
  return issues.map((issue) => `${placeOf(issue, part)}: ${expectationOf(issue)}`);
}

/** @throws ApiError or ContractError for an answer without a sound payload */
function payloadIn<T>(path: string, text: string, schema: z.ZodMiniType<T>): T {
  const answer = parseAnswer(text, schema);
  switch (answer.kind) {
    case 'payload':
      return answer.payload;
    case 'refused':
      throw new ApiError(path, answer.envelope);
    case 'no-json':
      throw new ContractError(path, ['the answer is no JSON']);
    case 'no-envelope':
      throw new ContractError(path, faultsOf('envelope', answer.issues));
    case 'wrong-payload': {
      const error = new ContractError(path, faultsOf('payload', answer.issues));
      const fit = parseFitItems(answer, schema);
      if (!fit) throw error;
      logError(error, path);
      return fit.payload;
    }
  }
}

interface Sending<T> {
  readonly endpoint: Endpoint;
  readonly payload: z.ZodMiniType<T>;
  readonly identity: RequestIdentity;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a request to an endpoint of any table and resolves to its parsed payload; see {@link sendRequest}.
 * @param payload the schema of the payload
 */
export async function sendTo<T>(
  input: object,
  { endpoint, payload, identity, signal }: Sending<T>,
): Promise<T> {
  const { method, path, body } = toRequest(endpoint, input);
  const text = await fetchText(
    endpoint.path,
    browserEnv.apiBaseUrl + path,
    {
      method,
      headers: requestHeaders(endpoint, identity),
      credentials: 'omit',
      ...(endpoint.outlivesPage && { keepalive: true }),
      ...(body !== undefined && { body }),
    },
    signal,
  );
  return payloadIn(endpoint.path, text, payload);
}

/**
 * Sends a request to an endpoint of the contract and resolves to its parsed payload. The one place of the
 * site that uses `fetch` for the API. Nothing is shown, remembered or retried here; see `call`. Items of a list that
 * break the contract are left out and logged.
 * @param signal ends the request early; it then rejects with the signal's reason
 * @throws TransportError, or whatever `fetch` rejects with (a `TimeoutError` after 10 s)
 * @throws ApiError when the API answers with an error code, ContractError when it breaks the contract
 */
export function sendRequest<N extends EndpointName>(
  name: N,
  input: InputOf<N>,
  identity: RequestIdentity,
  signal?: AbortSignal,
): Promise<PayloadOf<N>> {
  return sendTo(input, {
    endpoint: endpoints[name],
    payload: payloadSchemaOf(name),
    identity,
    signal,
  });
}
