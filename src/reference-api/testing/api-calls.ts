import * as z from 'zod/mini';
import {
  endpoints,
  envelopeSchema,
  toRequest,
  type EndpointName,
  type Envelope,
} from '../../contract';

/** An answer as it came over the wire. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly envelope: Envelope;
}

/** Headers by name. */
export type Sent = Readonly<Record<string, string>>;

/** Calls to a server. */
export interface ApiCalls {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Calls any path and reads the envelope. */
  readonly ask: (path: string, init?: RequestInit) => Promise<TestResponse>;
  /** Sends JSON. */
  readonly send: (
    method: string,
    path: string,
    body: unknown,
    more?: Sent,
  ) => Promise<TestResponse>;
  /** Calls an endpoint as its row of the table says. */
  readonly call: (
    name: EndpointName,
    input?: Record<string, unknown>,
    headers?: Sent,
  ) => Promise<TestResponse>;
}

function headersOf(init: RequestInit | undefined): Sent {
  return Object.fromEntries(new Headers(init?.headers));
}

/**
 * Makes the calls to a server that runs at an address, in this process or another one.
 * @param always headers that every call has
 */
export function callsTo(url: string, always: Sent = {}): ApiCalls {
  const go = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`${url}${path}`, { ...init, headers: { ...always, ...headersOf(init) } });
  const ask = async (path: string, init?: RequestInit): Promise<TestResponse> => {
    const response = await go(path, init);
    const text = await response.text();
    const envelope = z.parse(envelopeSchema, JSON.parse(text));
    return { status: response.status, headers: response.headers, text, envelope };
  };
  const send: ApiCalls['send'] = (method, path, body, more) =>
    ask(path, {
      method,
      headers: { 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
  const call: ApiCalls['call'] = (name, input = {}, headers = {}) => {
    const { method, path, body } = toRequest(endpoints[name], input);
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    return ask(path, { method, headers: { ...type, ...headers }, ...(body && { body }) });
  };
  return { fetch: go, ask, send, call };
}
