import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/** A folder of output as a build has left it. */
export const outputDigestSchema = z.object({
  /** Digest of the names, sizes and times of all files. */
  files: z.string(),
  /** Digests of the contents of some files, by name. */
  sample: z.record(z.string(), z.string()),
});
export type OutputDigest = z.infer<typeof outputDigestSchema>;

/** Files whose contents are read again: a disk that loses bytes without a new time is found sooner or later. */
const SAMPLE_SIZE = 100;

/** Lists all files below a folder, as `name size time`. Synchronously: 370,000 files of 1,000 games take seconds, not a minute. */
function* listFiles(root: string, below = ''): Generator<readonly [name: string, line: string]> {
  const entries = readdirSync(path.join(root, below), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = path.posix.join(below, entry.name);
    if (entry.isDirectory()) yield* listFiles(root, name);
    else {
      const { size, mtimeMs } = statSync(path.join(root, name));
      yield [name, `${name}\0${String(size)}\0${String(mtimeMs)}\n`];
    }
  }
}

function digestFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Digests the list of files, and draws some of them, each as likely as any other (Vitter's algorithm R). */
function walk(folder: string): { readonly files: string; readonly drawn: readonly string[] } {
  const hash = createHash('sha256');
  const drawn: string[] = [];
  let count = 0;
  for (const [name, line] of listFiles(folder)) {
    hash.update(line);
    const place = count < SAMPLE_SIZE ? count : Math.floor(Math.random() * (count + 1));
    if (place < SAMPLE_SIZE) drawn[place] = name;
    count += 1;
  }
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
