import * as z from 'zod/mini';
import type { Endpoint, EndpointName, endpoints } from '../../contract';
import type { optionalEndpoints, OptionalEndpointName } from '../../contract/optional-endpoints';
import { issueLines } from '../../contract/issues';
import { admit } from '../users/sessions';
import type { ClientInfo } from './client-info';
import type { CallContext, Context } from './context';
import { serverFault } from './endpoint-error';
import { parseInput } from './parse-input';

/** Answers a call whose input is parsed with defaults applied. */
type Handler<E extends Endpoint> = (
  input: z.output<E['input']>,
  context: CallContext,
) => Promise<z.input<E['payload']>>;

/** A handler for every row of the endpoint table. */
export type Handlers = { readonly [N in EndpointName]: Handler<(typeof endpoints)[N]> };

/** A handler for every endpoint beyond the specification. */
export type OptionalHandlers = {
  readonly [N in OptionalEndpointName]: Handler<(typeof optionalEndpoints)[N]>;
};

/** One endpoint and the code behind it. */
interface EndpointHandler {
  /**
   * Answers a request. `received` is the query or the body as it arrived.
   * @returns the payload, valid by the endpoint's schema
   * @throws EndpointError 41001 without the session that the row requires, 40000 naming the field, or
   * whatever the handler throws
   */
  readonly answer: (received: unknown, context: Context, caller: ClientInfo) => Promise<unknown>;
}

/** A payload that breaks the contract must never reach a client as if it were sound. */
function checkPayload(endpoint: Endpoint, payload: unknown): unknown {
  const result = z.safeParse(endpoint.payload, payload);
  if (result.success) return result.data;
  const [first = ''] = issueLines(result.error, 'payload');
  throw serverFault(`${endpoint.path} made a payload that breaks the contract: ${first}`);
}

/** Ties a handler to its endpoint: parses the input, and validates the payload before it is sent. */
export function defineHandler<E extends Endpoint>(endpoint: E, run: Handler<E>): EndpointHandler {
  return {
    answer: async (received, context, caller) => {
      const user = await admit(endpoint, context, caller);
      const input = parseInput<E['input']>(endpoint.input, received ?? {});
      return checkPayload(endpoint, await run(input, { ...context, caller, user }));
    },
  };
}
