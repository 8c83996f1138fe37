import { existsSync, renameSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { writeBuildManifest } from '../../gatsby/node/outputs/publish/build-manifest';
import {
  buildIdOf,
  MANIFEST_FOLDER,
  readBuildSummary,
  writeBuildSummary,
} from '../../gatsby/node/outputs/publish/build-summary';
import { UsageError } from '../../node/errors';
import type { CleanupScope } from '../run/cleanup-scope';
import { mergeFiles } from './merge-files';
import { uniteSummaries, type Part } from './unite-summaries';

async function readPart(folder: string): Promise<Part> {
  try {
    return { folder, summary: await readBuildSummary(folder) };
  } catch {
    throw new UsageError(`${folder} is no finished build of this version: build it again`);
  }
}

/** True when a folder is another one or lies in it. */
function isWithin(folder: string, other: string): boolean {
  const way = path.relative(other, folder);
  return !way.startsWith('..') && !path.isAbsolute(way);
}

function assertApart(from: readonly string[], into: string): void {
  const near = from.find((folder) => isWithin(folder, into) || isWithin(into, folder));
  if (near === undefined) return;
  throw new UsageError(`${into} and ${near} lie in each other: name another folder with --into`);
}

/** A folder that holds anything else than a release is somebody's work. */
async function assertReplaceable(folder: string): Promise<void> {
  if (!existsSync(folder) || (await readdir(folder)).length === 0) return;
  if (existsSync(path.join(folder, MANIFEST_FOLDER))) return;
  throw new UsageError(`${folder} holds something that is no release: name another folder`);
}

/** Both steps without a pause, in which the command might be stopped. */
function replaceFolder(folder: string, next: string, before: string): void {
  const isThere = existsSync(folder);
  if (isThere) renameSync(folder, before);
  try {
    renameSync(next, folder);
  } catch (error) {
    if (isThere) renameSync(before, folder);
    throw error;
  }
}

/**
 * Unites builds of some languages each in one release of all languages. It is made aside and then takes the place of
 * the one before; when anything is wrong, that one stays as it was.
 * @param from the `public` folders of the builds
 * @param into the release
 * @param scope of the command: what is unfinished goes when that is stopped
 * @returns the id of the release: that of a build of all languages
 */
export async function mergeBuilds(
  from: readonly string[],
  into: string,
  scope: Pick<CleanupScope, 'own' | 'isStopped'>,
): Promise<string> {
  assertApart(from, into);
  const parts = await Promise.all(from.map(readPart));
  const summary = uniteSummaries(parts);
  await assertReplaceable(into);
  await mkdir(path.dirname(path.resolve(into)), { recursive: true });
  const aside = await mkdtemp(`${path.resolve(into)}.`);
  const removeAside = () => rm(aside, { recursive: true, force: true });
  scope.own(removeAside);
  const pause = async (): Promise<void> => {
    // Files are copied in this thread: without a pause nobody would hear Ctrl-C.
    await setImmediate();
    if (scope.isStopped()) throw new UsageError('The merge was stopped');
  };
  const [draft, before] = [path.join(aside, 'draft'), path.join(aside, 'before')];
  try {
    await mergeFiles(from, draft, [MANIFEST_FOLDER], pause);
    // Pages that are asking right now are told of the release before.
    const manifests = path.join(into, MANIFEST_FOLDER);
    if (existsSync(manifests)) {
      await cp(manifests, path.join(draft, MANIFEST_FOLDER), { recursive: true });
    }
    await writeBuildSummary(summary, draft);
    await writeBuildManifest(summary, draft);
    replaceFolder(path.resolve(into), draft, before);
  } finally {
    await removeAside();
  }
  return buildIdOf(summary);
}
