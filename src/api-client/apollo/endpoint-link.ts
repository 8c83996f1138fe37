import { ApolloLink } from '@apollo/client/link';
import { Observable } from 'rxjs';
import { endpoints, ERROR_CODE, type EndpointName, type InputOf } from '../../contract';
import { readRequestIdentity, type RequestIdentity } from '../request-identity';
import { ApiError } from '../errors';
import { sendRequest } from '../send-request';
import { isEndpointName, operationOf } from './operations';
import { toData } from './shape';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Ends the call early. */
    signal?: AbortSignal | undefined;
    /** Error codes that the one who calls expects and handles: they are neither logged nor shown. */
    handles?: readonly number[];
    /** Who called, set when the request goes out. */
    caller?: RequestIdentity;
  }
}

/** What the API would answer: without a session there is nothing to ask. */
const SIGNED_OUT = { error_code: ERROR_CODE.sessionInvalid, error_message: 'nobody is logged in' };

async function run(
  operation: ApolloLink.Operation,
  endpoint: EndpointName,
  signal: AbortSignal,
): Promise<ApolloLink.Result> {
  const caller = readRequestIdentity();
  operation.setContext({ caller });
  const { token, path } = endpoints[endpoint];
  if (token === 'required' && !caller.user) throw new ApiError(path, SIGNED_OUT);
  const input = operation.variables.input as InputOf<typeof endpoint>;
  const payload = await sendRequest(endpoint, input, caller, signal);
  return { data: { payload: toData(operationOf(endpoint).selection, payload) } };
}

/**
 * Ends Apollo's chain: an operation of `operationOf` becomes a request to its endpoint. Errors come out
 * as the transport gives them, unchanged. Unsubscribing, or the call's own signal, aborts the request.
 */
export function createEndpointLink(): ApolloLink {
  return new ApolloLink((operation) => {
    const { operationName } = operation;
    if (!isEndpointName(operationName)) {
      throw new TypeError(`${String(operationName)} is no endpoint of the contract`);
    }
    return new Observable((observer) => {
      const controller = new AbortController();
      const outer = operation.getContext().signal;
      const obey = (): void => controller.abort(outer?.reason);
      if (outer?.aborted) obey();
      else outer?.addEventListener('abort', obey, { once: true });
      run(operation, operationName, controller.signal).then(
        (result) => {
          observer.next(result);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return () => {
        outer?.removeEventListener('abort', obey);
        controller.abort();
      };
    });
  });
}
