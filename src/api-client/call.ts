import type { FetchPolicy } from '@apollo/client';
import {
  endpoints,
  ERROR_CODE,
  type Endpoint,
  type EndpointName,
  type EndpointsThat,
  type InputOf,
  type PayloadOf,
} from '../contract';
import { apolloClient } from './apollo/apollo-client';
import { HANDED_BACK } from './apollo/failure-link';
import { mutations, queries, type EndpointDocument } from './apollo/typed-documents';
import { ApiError } from './errors';

interface CallOptions {
  /** Ends the call early; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Error codes that the caller expects: they reject with the whole response and are not shown. */
  readonly handles?: readonly number[];
  /** Asks the API although the cache has an answer, where the answer may have changed. */
  readonly isFresh?: boolean;
}

/** Public data is cached for the visit; data of a user is fetched by every call. */
function fetchPolicyOf({ token }: Endpoint): Extract<FetchPolicy, 'cache-first' | 'network-only'> {
  return token === 'none' ? 'cache-first' : 'network-only';
}

type Documents = { readonly [N in EndpointName]: EndpointDocument<N> };
const documents: Documents = { ...queries, ...mutations };

async function ask<N extends EndpointName>(
  name: N,
  variables: InputOf<N>,
  { isFresh, ...options }: CallOptions,
): Promise<PayloadOf<N>> {
  const document: EndpointDocument<N> = documents[name];
  const { data } =
    endpoints[name].kind === 'query'
      ? await apolloClient.query({
          query: document,
          variables,
          fetchPolicy: isFresh ? 'network-only' : fetchPolicyOf(endpoints[name]),
          // A call with a signal shares no request, so that its abort ends no other call.
          context: { ...options, queryDeduplication: options.signal === undefined },
        })
      : await apolloClient.mutate({ mutation: document, variables, context: { ...options } });
  if (data === undefined) throw new TypeError(`${name} gave neither data nor an error`);
  return data[name];
}

/** True when the error is for the caller, whatever the endpoint's row says. */
function isForCaller(error: unknown, { signal, handles = [] }: CallOptions): boolean {
  return (
    signal?.aborted === true ||
    (error instanceof ApiError &&
      [ERROR_CODE.sessionInvalid, ...HANDED_BACK, ...handles].includes(error.code))
  );
}

/**
 * Calls an endpoint of the contract where no view asks: views read with `useQuery` and write with
 * `useMutation`. A failure is logged, shown and ends the session as the contract's "Token and failure" says;
 * the caller only adds what its own place needs.
 * @returns the payload; nothing after a failure of an endpoint whose row says so
 * @throws ApiError with the whole response for 41001, 41907, 41912 and what the caller handles
 * @throws whatever `sendRequest` does, where the row says `reject` or `popup`
 */
export function call<N extends EndpointsThat<'toast' | 'log'>>(
  name: N,
  input: InputOf<N>,
  options?: CallOptions,
): Promise<PayloadOf<N> | undefined>;
export function call<N extends EndpointName>(
  name: N,
  input: InputOf<N>,
  options?: CallOptions,
): Promise<PayloadOf<N>>;
export async function call<N extends EndpointName>(
  name: N,
  input: InputOf<N>,
  options: CallOptions = {},
): Promise<PayloadOf<N> | undefined> {
  try {
    return await ask(name, input, options);
  } catch (error) {
    const { failure }: Endpoint = endpoints[name];
    const isSilent = failure === 'toast' || failure === 'log';
    if (isSilent && !isForCaller(error, options)) return undefined;
    throw error;
  }
}
