import { endpoints, type Endpoint } from '../../contract';
import type { RateLimits } from '../limits';

/** These are POST only because their filters go in a body. */
const readsByPost: readonly Endpoint[] = [endpoints.characterSquare, endpoints.historyMessages];

/** Which of the limits an endpoint falls under. */
export function rateGroupOf(endpoint: Endpoint): keyof RateLimits {
  if (endpoint === endpoints.knowledgeSearch) return 'search';
  return endpoint.method === 'GET' || readsByPost.includes(endpoint) ? 'read' : 'write';
}
