import type { Endpoint } from './endpoints';

/** A request as HTTP has it, but for its headers. */
export interface WireRequest {
  readonly method: Endpoint['method'];
  /** Path and query, to stand behind the base address of the API. */
  readonly path: string;
  /** JSON; absent where the input goes into the query. */
  readonly body?: string;
}

/** A value as a query holds it: numbers and booleans read as they do in JSON. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The query of an input, with its `?`; what is undefined is left out, and an empty input has no query. */
function queryOf(input: object): string {
  const given = Object.entries(input).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [[name, textOf(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

/** The request of an endpoint and its input, as the endpoint's row says: in the query or as a JSON body. */
export function toRequest({ method, path, sends }: Endpoint, input: object): WireRequest {
  return sends === 'query'
    ? { method, path: path + queryOf(input) }
    : { method, path, body: JSON.stringify(input) };
}
