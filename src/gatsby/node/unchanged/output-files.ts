import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { lineOf, walkFiles } from './walk-files';

/** A folder of output as a build has left it. */
export const outputDigestSchema = z.object({
  /** Digest of the names, sizes and times of all files. */
  files: z.string(),
  /** Digests of the contents of some files, by name. */
  sample: z.record(z.string(), z.string()),
});
export type OutputDigest = z.infer<typeof outputDigestSchema>;

/** Files whose contents are read again: a disk that loses bytes everywhere without new times is found. */
const SAMPLE_SIZE = 100;

function digestFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Digests the list of files, and draws some of them, each as likely as any other (Vitter's algorithm R). */
function walk(folder: string): { readonly files: string; readonly drawn: readonly string[] } {
  const hash = createHash('sha256');
  const drawn: string[] = [];
  let count = 0;
  walkFiles(folder, (file) => {
    hash.update(lineOf(file));
    if (file.stats?.isFile() !== true) return;
    const place = count < SAMPLE_SIZE ? count : Math.floor(Math.random() * (count + 1));
    if (place < SAMPLE_SIZE) drawn[place] = file.name;
    count += 1;
  });
  return { files: hash.digest('hex'), drawn };
}

/** Takes down how a build has left its output. */
export function takeDownOutput(folder: string): OutputDigest {
  const { files, drawn } = walk(folder);
  const sample = drawn.map((name) => [name, digestFile(path.join(folder, name))] as const);
  return { files, sample: Object.fromEntries(sample) };
}

/** Says whether a folder is as a build has left it. */
export function isAsLeft(folder: string, { files, sample }: OutputDigest): boolean {
  return (
    walk(folder).files === files &&
    Object.entries(sample).every(([name, digest]) => digestFile(path.join(folder, name)) === digest)
  );
}
