import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../../../node/errors';
import { buildCopy } from '../../isolated-build/build-copy';
import { changedFiles, takeSnapshot } from '../../isolated-build/folder-snapshot';
import type { Resources } from '../../isolated-build/process-usage';
import { readProfile, type BuildProfile } from '../profile/read-profile';
import type { BuildCase } from './cases';
import { readPhases, readPhaseSpans, type Phase } from './phases';

/** A site that is built again and again, with something changed in between. */
export interface BenchedSite {
  readonly name: string;
  readonly folder: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Changes what the case says; `cold` makes the site's folder as well. */
  readonly change: (change: BuildCase) => Promise<void>;
}

/** Result of one build. */
export interface BuildResult extends Resources {
  readonly wallMs: number;
  /** Files of `public/` that are new, gone or different afterwards. */
  readonly files: number;
  readonly phases: readonly Phase[];
  /** Record of what the processor worked at, where that was asked for. */
  readonly profile: BuildProfile | undefined;
}

const RECORDER = path.resolve('src', 'tools', 'bench', 'profile', 'record-profile.cjs');

/** Makes an empty folder for what the processes of a build record, and the variables that make them do so. */
async function recordInto(folder: string): Promise<Readonly<Record<string, string>>> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return { BENCH_PROFILE: folder, NODE_OPTIONS: `--require ${JSON.stringify(RECORDER)}` };
}

/** Removes what Gatsby keeps between builds. */
export async function removeCaches(folder: string): Promise<void> {
  for (const name of ['.cache', 'public']) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Changes a site and builds it.
 * @param isProfiled records what the processor works at, which takes a few hundredths of the time
 * @throws UsageError with all that the build has printed when it fails
 */
export async function measureBuild(
  site: BenchedSite,
  change: BuildCase,
  isProfiled: boolean,
): Promise<BuildResult> {
  const publicDir = path.join(site.folder, 'public');
  await site.change(change);
  const before = await takeSnapshot(publicDir);
  const profileFolder = path.join(site.folder, '.data', 'profile');
  const recording = isProfiled ? await recordInto(profileFolder) : {};
  const build = await buildCopy(site.folder, { ...site.settings, ...recording });
  const { code, output, printed, wallMs, cpuMs, peakBytes } = build;
  if (code !== 0) throw new UsageError(`The build "${change}" of ${site.name} failed:\n${output}`);
  const files = changedFiles(before, await takeSnapshot(publicDir)).length;
  const profile = isProfiled ? readProfile(profileFolder, readPhaseSpans(printed)) : undefined;
  return { wallMs, cpuMs, peakBytes, files, phases: readPhases(output, wallMs), profile };
}
