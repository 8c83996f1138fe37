import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { UsageError } from '../../node/errors';
import type { CleanupScope } from '../run/cleanup-scope';
import { MUTANT_ROOMS } from './rooms';
import { comesBy, testsOf, type TestFile } from './choose-tests';
import type { Fate, Mutant } from './mutant';

/** The copy of the project, and who ends the tests in it when the command ends. */
export interface Place {
  readonly folder: string;
  readonly scope: CleanupScope;
}

const countsSchema = z.record(z.string(), z.number());
const hitsSchema = z.object({ test: z.string(), hits: countsSchema, atLoad: countsSchema });

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
    }),
  ),
});

const JEST = path.join('node_modules', 'jest', 'bin', 'jest.js');
const CONFIG = path.join('src', 'tools', 'mutants', 'jest.config.cjs');

/** A test that waits longer for something waits in vain. */
const TEST_TIMEOUT_MS = 20_000;
/** Beyond this and three times what they took without a mutant, tests do not end. */
const PATIENCE_MS = 40_000;
/** A line that runs so many times as often as without the mutant is in a loop without an end. */
const ENDLESS = 100;

/** Runs Jest in the copy. @returns its exit code, undefined when it was ended for its time */
function runJest(
  { folder, scope }: Place,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  timeoutMs?: number,
): Promise<number | undefined> {
  const child = spawn(process.execPath, [JEST, '--config', CONFIG, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'ignore',
    // The leader of a group, so that whatever its tests have started ends with it.
    detached: true,
  });
  const end = (): void => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, 'SIGKILL');
  };
  scope.own(() => {
    end();
    return Promise.resolve();
  });
  return new Promise((resolve, reject) => {
    const timer = timeoutMs === undefined ? undefined : setTimeout(end, timeoutMs);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve(code ?? undefined);
    });
  });
}

/**
 * Runs every test of the rooms that has to do with some files, without a mutant.
 * @param files files of the project
 * @param warn is told of test files that fail as they are; they have no say
 */
export async function runWithoutMutants(
  place: Place,
  files: readonly string[],
  warn: (line: string) => void,
): Promise<TestFile[]> {
  const hitsFolder = path.join(place.folder, '.data', 'hits');
  const report = path.join(place.folder, '.data', 'jest.json');
  rmSync(hitsFolder, { recursive: true, force: true });
  mkdirSync(hitsFolder, { recursive: true });
  await runJest(
    place,
    [
      '--json',
      `--outputFile=${report}`,
      '--maxWorkers=100%',
      `--testPathIgnorePatterns=${path.basename(place.folder)}/src/(?!(${MUTANT_ROOMS.join('|')})/)`,
      '--findRelatedTests',
      ...files,
    ],
    { MUTANT_HITS: hitsFolder },
  );
  const hits = new Map(
    readdirSync(hitsFolder).map((name) => {
      const text = readFileSync(path.join(hitsFolder, name), 'utf8');
      const { test, ...counted } = hitsSchema.parse(JSON.parse(text));
      return [test, counted] as const;
    }),
  );
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
  const tests: TestFile[] = [];
  for (const { name, status, startTime, endTime } of testResults) {
    const file = path.relative(place.folder, name).split(path.sep).join('/');
    const counted = hits.get(name);
    if (status === 'passed' && counted) tests.push({ file, ms: endTime - startTime, ...counted });
    else warn(`${file} fails without a mutant: left out`);
  }
  if (tests.length === 0) throw new UsageError('No test passes: npm run test:unit');
  return tests;
}

/** Runs the tests that come by a mutant until one of them fails. */
export async function tryMutant(
  place: Place,
  mutant: Mutant,
  tests: readonly TestFile[],
): Promise<Fate> {
  const asked = testsOf(mutant, tests);
  if (asked.length === 0) return 'unreached';
  const paths = asked.map(({ file }) => path.join(place.folder, file));
  const usualMs = asked.reduce((sum, { ms }) => sum + ms, 0);
  const isReached = asked.some((test) => comesBy(test, mutant));
  const mostHits = Math.max(...asked.map(({ hits }) => hits[mutant.id] ?? 0));
  const code = await runJest(
    place,
    [
      '--bail',
      '--runInBand',
      `--testTimeout=${String(TEST_TIMEOUT_MS)}`,
      '--runTestsByPath',
      ...paths,
    ],
    {
      __STRYKER_ACTIVE_MUTANT__: mutant.id,
      ...(isReached && { MUTANT_HIT_LIMIT: String(mostHits * ENDLESS) }),
      MUTANT_TESTS: JSON.stringify(paths),
    },
    PATIENCE_MS + 3 * usualMs,
  );
  if (code === undefined) return 'endless';
  if (code !== 0) return 'noticed';
  return isReached ? 'survived' : 'unreached';
}
