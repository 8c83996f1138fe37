import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Policies } from '../../../../config/failure-policies';
import { tempFolder } from '../../../../testing/temp-folder';
import { BuildFaults } from '../../faults';
import { inputDigest } from '../../build-input';
import { pullLibrary, type PulledLibrary, type PullOptions } from '../pull-library';
import { keepSnapshots } from '../last-good-snapshots';
import { startFaultyApi, type FaultyApi } from './faulty-api';
import { smallLibrary } from './small-library';

/** Time of the last good build. */
export const EVENING = new Date('2026-11-25T20:00:00.000Z');
const HOUR_MS = 60 * 60 * 1000;

/** A time so many hours after the last good build. */
export function later(hours: number): Date {
  return new Date(EVENING.getTime() + hours * HOUR_MS);
}

/** Digests a library as the build does. */
export function digest({ library }: PulledLibrary): string {
  return inputDigest(library, []);
}

/** Returns what stops a pull, a fault a line. */
export async function faultsOf(pulling: Promise<unknown>): Promise<string> {
  const error: unknown = await pulling.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof BuildFaults) return error.message.replace(/^ {2}(?=[a-z]+:|GET)/gm, '');
  throw new Error(`expected BuildFaults, got ${String(error)}`);
}

/** An API of ten games with a role each, and a folder that keeps what good builds read. */
export interface PolicyFixture {
  readonly api: FaultyApi;
  readonly snapshotsDir: string;
  readonly warnings: string[];
  /** Pulls nine hours after the last good build, with one try for each call. */
  readonly pull: (policies: Policies, options?: Partial<PullOptions>) => Promise<PulledLibrary>;
  /** Builds well: what is pulled becomes the last good state. */
  readonly build: (policies?: Policies, options?: Partial<PullOptions>) => Promise<PulledLibrary>;
  /** Changes an item of the API. */
  readonly change: (kind: 'games' | 'roles', at: number, fields: object) => void;
  /** Path of the file that keeps a collection. */
  readonly fileOf: (collection: string) => string;
  /** Leaves the last good state of a version whose games had no cover. */
  readonly buildOfOlderSchema: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts the API. */
export async function openPolicyFixture(): Promise<PolicyFixture> {
  const api = await startFaultyApi(smallLibrary(10, 1));
  const snapshotsDir = tempFolder();
  const warnings: string[] = [];
  const pull: PolicyFixture['pull'] = (policies, options = {}) =>
    pullLibrary({
      ...{ baseUrl: api.baseUrl, backoffMs: 1, restMs: 1, retries: 0, snapshotsDir, policies },
      now: later(9),
      log: { warn: (line) => warnings.push(line) },
      ...options,
    });
  const build: PolicyFixture['build'] = async (policies = {}, options = {}) => {
    const pulled = await pull(policies, { now: EVENING, ...options });
    if (pulled.snapshots) await keepSnapshots(snapshotsDir, pulled.snapshots);
    return pulled;
  };
  return {
    ...{ api, snapshotsDir, warnings, pull, build, close: api.close },
    change: (kind, at, fields) => {
      Object.assign(api.library[kind][at] ?? {}, { updated_at: '2026-11-20T00:00:00Z', ...fields });
    },
    fileOf: (collection) => {
      const [name = ''] = readdirSync(snapshotsDir).filter((each) => each.startsWith(collection));
      return path.join(snapshotsDir, name);
    },
    buildOfOlderSchema: async () => {
      const { snapshots } = await build();
      const { file = '' } = snapshots?.collections.games ?? {};
      const text = readFileSync(path.join(snapshotsDir, file), 'utf8');
      const old = text.replaceAll(/"cover":"[^"]*",/g, '');
      const name = `games-${createHash('sha256').update(old).digest('hex').slice(0, 32)}.jsonl`;
      writeFileSync(path.join(snapshotsDir, name), old);
      const index = path.join(snapshotsDir, 'index.json');
      writeFileSync(index, readFileSync(index, 'utf8').replace(file, name));
    },
  };
}
