import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { apolloClient } from '../apollo/apollo-client';
import { browserEnv } from '../../config/browser-env';
import { endpoints, type Endpoint, type EndpointName, type Envelope } from '../../contract';

import { optionalEndpoints, type OptionalEndpointName } from '../../contract/optional-endpoints';

export { ok, refusal } from './envelopes';

/** An endpoint of the specification, or beyond it. */
type AnyEndpoint = EndpointName | OptionalEndpointName;

const table: Readonly<Record<AnyEndpoint, Endpoint>> = { ...endpoints, ...optionalEndpoints };

/** A call of the page, as the API got it; a query holds text only. */
interface SeenCall {
  readonly name: AnyEndpoint;
  readonly input: unknown;
}

/** Answer of an endpoint: an envelope, or another response that is made anew for each call. */
type MockAnswer = Envelope | (() => Response);
type Answerer = (input: unknown) => MockAnswer | Promise<MockAnswer>;

/** No connection. */
export function offline(): Response {
  return HttpResponse.error();
}

/** An answer that never comes. */
export function never(): Promise<never> {
  return new Promise(() => undefined);
}

async function inputOf({ sends }: Endpoint, request: Request): Promise<unknown> {
  return sends === 'query'
    ? Object.fromEntries(new URL(request.url).searchParams)
    : JSON.parse(await request.text());
}

export interface MockApi {
  /** Sets what an endpoint answers, by its input, until the test is over. */
  readonly answer: (name: AnyEndpoint, answer: Answerer) => void;
  /** Puts a JSON file on the site's own server, by its path, until the test is over. */
  readonly serve: (path: string, json: object) => void;
  /** Every call of the test, in order. */
  readonly seen: SeenCall[];
  /** Inputs that an endpoint was called with. */
  readonly asked: (name: AnyEndpoint) => unknown[];
}

/**
 * Answers for the API by the contract's table, for tests of views: nothing of the client is replaced, and the
 * requests go no further than this process. To be called once per file, outside of its tests. An endpoint
 * without an answer makes the call fail. How the client treats a socket is tested with `fake-api.ts`.
 */
export function startMockApi(): MockApi {
  const seen: SeenCall[] = [];
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => apolloClient.clearStore());
  afterEach(() => {
    server.resetHandlers();
    seen.length = 0;
  });
  afterAll(() => server.close());
  return {
    seen,
    asked: (wanted) => seen.flatMap(({ name, input }) => (name === wanted ? [input] : [])),
    serve: (path, json) => {
      server.use(http.get(path, () => HttpResponse.json({ ...json })));
    },
    answer: (name, answer) => {
      const endpoint = table[name];
      const method = endpoint.method === 'GET' ? http.get : http.post;
      server.use(
        method(browserEnv.apiBaseUrl + endpoint.path, async ({ request }) => {
          const input = await inputOf(endpoint, request);
          seen.push({ name, input });
          const result = await answer(input);
          return typeof result === 'function' ? result() : HttpResponse.json({ ...result });
        }),
      );
    },
  };
}
