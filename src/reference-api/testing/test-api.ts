import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeTempFolder } from '../../node/temp-folder';
import { startReferenceApi, type ReferenceApi, type ReferenceApiOptions } from '../server';
import { SAMPLE_DIR as WHOLE_SAMPLE_DIR } from '../seed/sample-dir';
import { callsTo, type ApiCalls } from './api-calls';
import { copySeeded } from './seeded-library';

/** A small library: two games with two roles each, two partners, two activities. */
export const SAMPLE_DIR = join(__dirname, 'sample');

const folders: string[] = [];
const started: ReferenceApi[] = [];
// Also what a failed test did not close: an open server would keep the whole run from ending.
afterAll(async () => {
  await Promise.all(started.map((api) => api.close()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new folder for the data of a server; it is removed when the file's tests are done and the servers closed. */
export function dataFolder(): string {
  const folder = makeTempFolder();
  folders.push(folder);
  return folder;
}

export interface TestApi extends ReferenceApi, ApiCalls {
  readonly dataFile: string;
}

/** Starts a server on a free port with a database of its own; it is closed when the file's tests are done. */
export async function startTestApi(options: Partial<ReferenceApiOptions> = {}): Promise<TestApi> {
  const { sampleDir = SAMPLE_DIR } = options;
  const dataFile = options.dataFile ?? join(dataFolder(), 'data.sqlite');
  // A library of the test's own is seeded by the server, and so is a file that the test names.
  if (options.dataFile === undefined && [SAMPLE_DIR, WHOLE_SAMPLE_DIR].includes(sampleDir))
    await copySeeded(sampleDir, dataFile);
  const api = await startReferenceApi({
    port: 0,
    sandbox: true,
    quiet: true,
    wordMs: 0,
    ...options,
    sampleDir,
    dataFile,
  });
  started.push(api);
  return { ...api, dataFile, ...callsTo(api.url) };
}

/** A clock that stands still until a test lets time pass. */
export function createTestClock() {
  let time = Date.parse('2026-11-21T08:00:00.000Z');
  return {
    now: (): Date => new Date(time),
    /** Lets so many seconds pass. */
    pass: (seconds: number): void => {
      time += seconds * 1000;
    },
  };
}
