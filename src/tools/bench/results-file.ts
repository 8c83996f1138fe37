import { execFileSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { errorCode, UsageError } from '../../node/errors';
import { writeWhole } from '../../node/write-file';
import { UNITS, type Figure } from './figures';

/** Raised whenever figures of before cannot be compared with those of now. */
const FORMAT = 1;

const machineSchema = z.object({
  processor: z.string(),
  cores: z.number(),
  node: z.string(),
  date: z.string(),
  commit: z.string(),
});

const figureSchema = z.object({
  table: z.string(),
  row: z.string(),
  column: z.string(),
  unit: z.enum(UNITS),
  value: z.number(),
  beside: z.optional(z.number()),
});

const resultsSchema = z.object({
  format: z.literal(FORMAT),
  machine: machineSchema,
  games: z.number(),
  figures: z.array(figureSchema),
});

export type Machine = z.infer<typeof machineSchema>;

/** A run of the benchmark. */
export interface Results {
  readonly machine: Machine;
  /** Games of the library that was built. */
  readonly games: number;
  readonly figures: readonly Figure[];
}

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

/** Where and when this run takes place. */
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
  await writeWhole(file, `${JSON.stringify({ format: FORMAT, ...results }, undefined, 2)}\n`);
}

const formatSchema = z.object({ format: z.number() });

/**
 * Reads what {@link writeResults} has written.
 * @throws UsageError when it is missing, no such file, or of another format
 */
export async function readResults(file: string): Promise<Results> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new UsageError(`--against: there is no file ${file}`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new UsageError(`--against: ${file} is no JSON`);
  }
  const results = resultsSchema.safeParse(json);
  if (results.success) return results.data;
  const format = formatSchema.safeParse(json).data?.format;
  throw new UsageError(
    format === undefined || format === FORMAT
      ? `--against: ${file} was not written by npm run bench -- --json`
      : `--against: ${file} has format ${String(format)}, and this benchmark reads ${String(FORMAT)}: measure that commit again`,
  );
}
