import * as z from 'zod/mini';
import { readStored, writeStored } from '../../../platform/storage';
import { MOST_COMPARED, readCompared } from './compared';

const schema = z.object({
  /** The fragment of the comparison, with its `#`. */
  hash: z.string().check(z.maxLength(300)),
  /** The names that were shown. */
  names: z
    .array(z.string().check(z.maxLength(200)))
    .check(z.minLength(1), z.maxLength(MOST_COMPARED)),
});

/** A comparison as its visitor left it. */
export type LastCompared = z.infer<typeof schema>;

function parse(text: string | null): LastCompared | undefined {
  if (text === null) return undefined;
  const last = schema.parse(JSON.parse(text));
  return readCompared(last.hash).ids.length > 1 ? last : undefined;
}

/** Reads the comparison that was open last in this browser; undefined where there was none. */
export function readLastCompared(): LastCompared | undefined {
  return readStored('localStorage', 'lastCompared', parse);
}

/** Remembers a comparison by its fragment, with the names that it showed. */
export function rememberCompared(hash: string, names: readonly string[]): void {
  writeStored('localStorage', 'lastCompared', JSON.stringify({ hash, names }));
}
