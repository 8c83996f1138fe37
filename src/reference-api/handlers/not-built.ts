import type { Endpoint } from '../../contract';
import { serverFault } from '../api/api-error';
import { useCase, type UseCase } from '../api/use-case';

/** Stands in the table for an endpoint whose use case is still to be written: 50000, naming it. */
export function notBuilt<E extends Endpoint>(endpoint: E): UseCase<E> {
  return useCase(endpoint, () => Promise.reject(serverFault(`${endpoint.path} is not built yet`)));
}
