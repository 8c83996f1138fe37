import { createHash } from 'node:crypto';
import type { ApiReader, PulledEndpoint } from './api-reader';
import { callName } from './wire-faults';

/**
 * Calls whose answers say what there is and when it changed. Details follow from them: `updated_at` of their entries says
 * whether they are as they were.
 */
const LISTS: readonly PulledEndpoint[] = [
  'gameList',
  'entityList',
  'officialCharacters',
  'indexCharacters',
  'activityIndex',
];

/** Lists of the API as somebody has read them. */
export interface WatchedLists {
  /** Makes a reader whose answers are taken down; several readers may be watched together. */
  readonly watch: (reader: ApiReader) => ApiReader;
  /** Digest of all answers; undefined when a call was answered in two ways: which one was used is not known. */
  readonly digest: () => string | undefined;
}

/** Begins to take down what an API answers to the calls for lists. */
export function watchLists(): WatchedLists {
  const answers = new Map<string, string>();
  let hasMoved = false;
  const note = (call: string, payload: unknown): void => {
    const digest = createHash('sha256').update(JSON.stringify(payload)).digest('hex');
    hasMoved ||= (answers.get(call) ?? digest) !== digest;
    answers.set(call, digest);
  };
  return {
    watch: (reader) => ({
      ...reader,
      readAs: async (name, input, schema) => {
        const payload = await reader.readAs(name, input, schema);
        if (LISTS.includes(name)) note(callName(name, input), payload);
        return payload;
      },
    }),
    digest: () => {
      if (hasMoved) return undefined;
      const hash = createHash('sha256');
      for (const [call, answer] of [...answers].sort(([a], [b]) => (a < b ? -1 : 1))) {
        hash.update(`${call}\n${answer}\n`);
      }
      return hash.digest('hex');
    },
  };
}
