import {
  buildIdOf,
  pageCountOf,
  readBuildSummary,
  type BuildSummary,
} from '../../gatsby/node/outputs/publish/build-summary';
import { UsageError } from '../../node/errors';
import { compareBuild, type EarlierRelease } from './compare-build';
import { copyBuild, type CopiedBuild } from './copy-build';
import type { Outcome, OutcomeKind } from './exit-codes';
import { damageLine, findDamage } from './find-damage';
import { findMissingFiles } from './missing-files';
import type { Hook } from './operator-hook';
import type { Release, ReleaseStore } from './release-store';
import { isNoRoom } from './room';
import { writeServedHosting } from './served-hosting';

/** Parts of a release, and of what happens with it. */
export interface ReleaseOptions {
  readonly store: ReleaseStore;
  /** Folder of the finished build. */
  readonly from: string;
  /** Makes the build; answers its exit code. Undefined when there is one already. */
  readonly build: (() => Promise<number>) | undefined;
  /**
   * Runs what the operator wants before a switch, such as telling the web server of new rules; answers its exit code. Where it
   * fails, there is no switch.
   */
  readonly hookBefore?: Hook | undefined;
  /** Releases that stay, this one among them. */
  readonly keep: number;
  /** The most pages that may be gone since the last release, of 100. */
  readonly pagesLost: number;
  /** True when all is done but the switch. */
  readonly isTrial: boolean;
  readonly now: () => Date;
}

/** Says what is wrong with a build, however well it ended; undefined for nothing. */
function refusalOf(
  pages: number,
  before: Release | undefined,
  { pagesLost }: Pick<ReleaseOptions, 'pagesLost'>,
): string | undefined {
  if (!before || before.pages === 0) return undefined;
  const lost = (100 * (before.pages - pages)) / before.pages;
  if (lost <= pagesLost) return undefined;
  return `${String(Math.round(lost))} of 100 pages are gone: ${String(pages)} now, ${String(before.pages)} before.`;
}

async function readSummary(folder: string): Promise<BuildSummary> {
  try {
    return await readBuildSummary(folder);
  } catch {
    throw new UsageError(`${folder} holds no finished build of this version: build it again`);
  }
}

function notReadyLine(code: number): string {
  return `The build was not released. The hook before the switch ended with ${String(code)}.`;
}

/** Finds the release that an operator has gone back from, and whose pages a build would bring again file by file. */
async function findTakenBack(
  store: ReleaseStore,
  from: string,
  build: string,
): Promise<string | undefined> {
  for (const release of store.list()) {
    if (release.build !== build || !release.takenBack) continue;
    const earlier = { folder: store.folderOf(release.id), release };
    if ((await compareBuild(from, earlier)) !== 'other') return release.id;
  }
  return undefined;
}

/** The command that shows a release again, as the shell of whoever reads it takes it. */
function commandBackTo(store: ReleaseStore, id: string): string {
  const { folder } = store;
  const word = /^[\w./-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", String.raw`'\''`)}'`;
  return `npm run release -- --into ${word} --rollback --id ${id}`;
}

/** Copies a build into a draft. Where the disk is full, releases that would go afterwards go at once, and it is tried again. */
async function copyInto(
  draft: string,
  { store, from, keep, isTrial }: ReleaseOptions,
  before: EarlierRelease | undefined,
  now: Date,
): Promise<CopiedBuild> {
  const copy = (): Promise<CopiedBuild> => copyBuild({ from, into: draft, before, now });
  try {
    return await copy();
  } catch (error) {
    if (isTrial || !isNoRoom(error)) throw error;
    await store.clearDraft();
    if (!(await store.makeRoom(keep))) throw error;
    await store.openDraft();
    return copy();
  }
}

/** Makes a release of a build that has ended, and shows it to visitors. */
async function releaseBuild(
  options: ReleaseOptions,
  build: string,
  pages: number,
): Promise<Outcome> {
  const { store, from, keep, isTrial, now, hookBefore } = options;
  const beforeId = store.currentId();
  const before = beforeId === undefined ? undefined : store.read(beforeId);
  const end = (kind: OutcomeKind, message: string, counts: Partial<Outcome> = {}): Outcome => ({
    ...{ kind, message, pages, before: beforeId, current: store.currentId() },
    ...counts,
  });
  const refusal = refusalOf(pages, before, options);
  if (refusal !== undefined) return end('refused', `The build was not released. ${refusal}`);
  const left = await findTakenBack(store, from, build);
  if (left !== undefined) {
    const remedy = `${commandBackTo(store, left)} shows it again`;
    return end('unchanged', `The build is that of ${left}, which was taken back; ${remedy}.`);
  }
  const earlier = before && { folder: store.folderOf(before.id), release: before };
  const likeness = earlier && (await compareBuild(from, earlier));
  if (earlier && likeness === 'same') {
    await store.clearAway();
    // A run that was killed, or whose hook failed, may have left the rules of another release.
    await writeServedHosting(store, earlier.release.id);
    const { made, files, kept } = earlier.release;
    const counts = { copied: 0, linked: Object.keys(files).length, kept: Object.keys(kept).length };
    return end('unchanged', `Nothing has changed since ${made}.`, counts);
  }
  const draft = await store.openDraft();
  try {
    const made = now();
    const copy = await copyInto(draft, options, earlier, made);
    const { files, kept, copied, linked } = copy;
    const counts = { copied: copied.length, linked, kept: Object.keys(kept).length };
    const id = store.freeId(build);
    const isSame = earlier?.release.build === build && likeness === 'same-pages';
    const release: Release = {
      ...{ id, build, made: made.toISOString(), pages, files, kept, takenBack: false },
      number: store.nextNumber(),
      ...(isSame && { samePagesAs: earlier.release.samePagesAs ?? earlier.release.id }),
    };
    const damage = await findDamage(draft, release);
    if (damage.length > 0) return end('damaged', damageLine('The copy', damage), counts);
    const missing = await findMissingFiles(draft, copy, before);
    if (missing.length > 0) return end('refused', damageLine('The build', missing), counts);
    if (isTrial) return end('tried', `The build ${build} would be released.`, counts);
    await store.adopt(draft, release);
    await writeServedHosting(store, id);
    const ready = (await hookBefore?.(id, beforeId)) ?? 0;
    if (ready !== 0) {
      await store.remove([id]);
      if (beforeId !== undefined) await writeServedHosting(store, beforeId);
      return end('not-shown', notReadyLine(ready), counts);
    }
    await store.switchTo(id);
    await store.removeOld(keep);
    return end('released', `The release has ${String(pages)} pages.`, counts);
  } finally {
    // What cannot be removed is left to the next run: the error that broke this one off is what has to be heard of.
    await store.clearDraft().catch(() => undefined);
  }
}

/**
 * Builds, copies what was built into a release of its own, and shows it to visitors. Whatever goes wrong, they get the
 * release before.
 * @throws UsageError when there is no finished build
 */
export async function makeRelease(options: ReleaseOptions): Promise<Outcome> {
  const { store, from, build } = options;
  // The draft of a run that was killed takes room that the build may need.
  await store.clearDraft();
  const code = (await build?.()) ?? 0;
  if (code !== 0) {
    const current = store.currentId();
    const message = `The build ended with ${String(code)}.`;
    return { kind: 'build-failed', message, before: current, current };
  }
  const summary = await readSummary(from);
  const outcome = await releaseBuild(options, buildIdOf(summary), pageCountOf(summary));
  return { ...outcome, stale: summary.stale };
}
