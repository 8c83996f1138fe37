import {
  changeCompanionMemoryInput,
  companionMemoryInput,
  companionMemoryPayload,
} from './companion-memory';
import type { Endpoint } from './endpoints';

const path = '/api/character/companion_memory';

/**
 * Endpoints beyond the 24 of the specification (docs/decisions.md). An API may lack them: the site then leaves out what they are
 * for. A table of its own, because no first load needs it.
 */
export const optionalEndpoints = {
  companionMemory: {
    ...({ kind: 'query', method: 'GET', path, sends: 'query' } as const),
    ...{ input: companionMemoryInput, payload: companionMemoryPayload },
    ...({ token: 'required', failure: 'reject' } as const),
  },
  changeCompanionMemory: {
    ...({ kind: 'mutation', method: 'POST', path, sends: 'body' } as const),
    ...{ input: changeCompanionMemoryInput, payload: companionMemoryPayload },
    ...({ token: 'required', failure: 'reject' } as const),
  },
} satisfies Record<string, Endpoint>;

export type OptionalEndpointName = keyof typeof optionalEndpoints;
