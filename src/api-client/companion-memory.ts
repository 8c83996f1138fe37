import type * as z from 'zod/mini';
import { ERROR_CODE } from '../contract';
import type { changeCompanionMemoryInput, WireCompanionMemory } from '../contract/companion-memory';
import { optionalEndpoints, type OptionalEndpointName } from '../contract/optional-endpoints';
import { isApiError, TransportError } from './errors';
import { sendTo } from './send-request';
import { readRequestIdentity } from './sender-headers';

function send(
  name: OptionalEndpointName,
  input: z.input<typeof changeCompanionMemoryInput>,
  signal?: AbortSignal,
): Promise<WireCompanionMemory> {
  const endpoint = optionalEndpoints[name];
  const { payload } = endpoint;
  return sendTo(input, { endpoint, payload, identity: readRequestIdentity(), signal });
}

/** Tells whether an API lacks what was asked for: it knows no such path. */
function isLacking(error: unknown): boolean {
  return (
    isApiError(error, ERROR_CODE.unknownId) ||
    (error instanceof TransportError && error.status === 404)
  );
}

/**
 * Asks what a partner remembers of the visitor, who is logged in.
 * @returns undefined where the API does not tell such things
 */
export async function readCompanionMemory(
  characterId: string,
  signal: AbortSignal,
): Promise<WireCompanionMemory | undefined> {
  try {
    return await send('companionMemory', { character_id: characterId }, signal);
  } catch (error) {
    if (isLacking(error)) return undefined;
    throw error;
  }
}

/** Change of what is remembered: without a key everything is forgotten, without a value the fact of the key. */
export interface MemoryChange {
  readonly key?: string;
  readonly value?: string;
}

/** Corrects or forgets what a partner remembers of the visitor. @returns what is remembered then */
export function changeCompanionMemory(
  characterId: string,
  change: MemoryChange,
): Promise<WireCompanionMemory> {
  return send('changeCompanionMemory', { character_id: characterId, ...change });
}
