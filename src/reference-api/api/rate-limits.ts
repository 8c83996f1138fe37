import { endpoints, type Endpoint } from '../../contract';

/** Calls per minute and endpoint that one address may make. */
export interface RateLimits {
  readonly read: number;
  readonly search: number;
  readonly write: number;
}

/** A site build reads thousands of items a minute from one address; a person searches and writes slowly. */
export const DEFAULT_RATE_LIMITS: RateLimits = { read: 120_000, search: 120, write: 120 };

export const RATE_WINDOW_MS = 60_000;

/** These are POST only because their filters go in a body. */
const readsByPost: readonly Endpoint[] = [endpoints.characterSquare, endpoints.historyMessages];

/** Which of the limits an endpoint falls under. */
export function rateGroupOf(endpoint: Endpoint): keyof RateLimits {
  if (endpoint === endpoints.knowledgeSearch) return 'search';
  return endpoint.method === 'GET' || readsByPost.includes(endpoint) ? 'read' : 'write';
}
