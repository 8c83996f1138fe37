/** State of a request. Only what failed can be tried again. */
export type RequestState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Result of `useQuery`, as far as a view needs it. */
interface QueryResult<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** The result of a `useQuery` as the one thing that it is at the moment. */
export function toRequestState<T>({ data, error, refetch }: QueryResult<T>): RequestState<T> {
  if (data !== undefined) return { status: 'ready', data };
  if (error === undefined) return { status: 'loading' };
  return {
    status: 'failed',
    retry: () => {
      // What goes wrong again is logged and shown by `failure-link.ts`, and is the next `error`.
      refetch().catch(() => undefined);
    },
  };
}

/** The same request with other data. */
export function mapRequest<T, U>(request: RequestState<T>, map: (data: T) => U): RequestState<U> {
  return request.status === 'ready' ? { status: 'ready', data: map(request.data) } : request;
}
