import { execFileSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { errorMessage, UsageError } from '../../node/errors';
import { writeWhole } from '../../node/write-file';
import { figureSchema } from './figures';

const resultsSchema = z.object({
  /** The machine and the time of the run. */
  machine: z.object({
    processor: z.string(),
    cores: z.number(),
    node: z.string(),
    date: z.string(),
    commit: z.string(),
  }),
  /** Games of the library that was built. */
  games: z.number(),
  figures: z.array(figureSchema),
});

/** A run of the benchmark. */
export type Results = z.infer<typeof resultsSchema>;
type Machine = Results['machine'];

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

function readCommit(): string {
  try {
    const commit = git('rev-parse', '--short', 'HEAD');
    return git('status', '--porcelain') === '' ? commit : `${commit} with changes`;
  } catch {
    // Sources without a repository can be measured as well.
    return 'unknown';
  }
}

/** Describes the machine, time and commit of this run. */
export function thisMachine(): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model ?? 'unknown',
    cores: processors.length,
    node: process.version,
    date: new Date().toISOString(),
    commit: readCommit(),
  };
}

/** The machine in one line. */
export function describeMachine({ processor, cores, node, date, commit }: Machine): string {
  return `${processor}, ${String(cores)} cores, Node ${node}, ${date.slice(0, 10)}, commit ${commit}`;
}

/** Writes the results for a later `--against`. */
export async function writeResults(file: string, results: Results): Promise<void> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  await writeWhole(file, `${JSON.stringify(results, undefined, 2)}\n`);
}

/**
 * Reads what {@link writeResults} has written.
 * @throws UsageError when it is missing or another file
 */
export async function readResults(file: string): Promise<Results> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`--against: ${file} cannot be read (${errorMessage(error)})`);
  });
  try {
    return resultsSchema.parse(JSON.parse(text));
  } catch {
    throw new UsageError(`--against: ${file} was not written by npm run bench -- --json`);
  }
}
