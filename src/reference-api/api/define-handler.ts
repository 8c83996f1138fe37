import * as z from 'zod/mini';
import type { Endpoint } from '../../contract';
import { admit } from '../users/sessions';
import { serverFault } from './endpoint-error';
import type { ClientInfo } from './client-info';
import type { CallContext, Context } from './context';
import { issueLines } from '../../contract/issues';
import { parseInput } from './parse-input';

/** One endpoint and the code behind it. */
export interface EndpointHandler<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  /**
   * Answers a request. `given` is the query or the body as it arrived.
   * @returns the payload, valid by the endpoint's schema
   * @throws EndpointError 41001 without the session that the row requires, 40000 naming the field, or
   * whatever the handler throws
   */
  readonly answer: (given: unknown, context: Context, caller: ClientInfo) => Promise<unknown>;
}

/** A payload that breaks the contract must never reach a client as if it were sound. */
function checkPayload(endpoint: Endpoint, payload: unknown): unknown {
  const result = z.safeParse(endpoint.payload, payload);
  if (result.success) return result.data;
  const [first = ''] = issueLines(result.error, 'payload');
  throw serverFault(`${endpoint.path} made a payload that breaks the contract: ${first}`);
}

/**
 * Ties a handler to its endpoint, so that what it is given and what it answers follow from the
 * contract: the input comes parsed with defaults applied, the payload is validated before it is sent.
 */
export function defineHandler<E extends Endpoint>(
  endpoint: E,
  run: (input: z.output<E['input']>, context: CallContext) => Promise<z.input<E['payload']>>,
): EndpointHandler<E> {
  return {
    endpoint,
    answer: async (given, context, caller) => {
      const user = await admit(endpoint, context, caller);
      const input = parseInput<E['input']>(endpoint.input, given ?? {});
      return checkPayload(endpoint, await run(input, { ...context, caller, user }));
    },
  };
}
