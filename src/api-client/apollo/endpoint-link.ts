import { ApolloLink } from '@apollo/client/link';
import { Observable } from 'rxjs';
import { endpoints, ERROR_CODE, failed, type EndpointName, type InputOf } from '../../contract';
import { ApiError } from '../errors';
import { readRequestIdentity, type RequestIdentity } from '../sender-headers';
import { sendRequest } from '../send-request';
import { isEndpointName } from './typed-documents';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Ends the call early. */
    signal?: AbortSignal | undefined;
    /** Error codes that the caller expects and handles: they are neither logged nor shown. */
    handles?: readonly number[];
    /** Who called, set when the request goes out. */
    identity?: RequestIdentity;
  }
}

/** Stands in for the API's answer to a call that needs a session and has none: such a call is not sent. */
const SIGNED_OUT = failed({ code: ERROR_CODE.sessionInvalid, message: 'nobody is logged in' });

async function run(
  operation: ApolloLink.Operation,
  name: EndpointName,
  signal: AbortSignal,
): Promise<ApolloLink.Result> {
  const identity = readRequestIdentity();
  operation.setContext({ identity });
  const { token, path } = endpoints[name];
  if (token === 'required' && !identity.user) throw new ApiError(path, SIGNED_OUT);
  const input = operation.variables as InputOf<typeof name>;
  return { data: { [name]: await sendRequest(name, input, identity, signal) } };
}

/**
 * Ends Apollo's chain: an operation of `typed-documents.ts` becomes a request to its endpoint. Errors come
 * out as the transport gives them, unchanged. Unsubscribing, or the call's own signal, aborts the request.
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
