import { rm } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../../../node/errors';
import { buildCopy } from '../../isolated-build/build-copy';
import { changedFiles, takeSnapshot } from '../../isolated-build/folder-snapshot';
import type { Resources } from '../../isolated-build/process-usage';
import type { BuildCase } from './cases';
import { readPhases, type Phase } from './phases';

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
}

/** Removes what Gatsby keeps between builds. */
export async function removeCaches(folder: string): Promise<void> {
  for (const name of ['.cache', 'public']) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Changes a site and builds it.
 * @throws UsageError with all that the build has printed when it fails
 */
export async function measureBuild(site: BenchedSite, change: BuildCase): Promise<BuildResult> {
  const publicDir = path.join(site.folder, 'public');
  await site.change(change);
  const before = await takeSnapshot(publicDir);
  const { code, output, wallMs, cpuMs, peakBytes } = await buildCopy(site.folder, site.settings);
  if (code !== 0) throw new UsageError(`The build "${change}" of ${site.name} failed:\n${output}`);
  const files = changedFiles(before, await takeSnapshot(publicDir)).length;
  return { wallMs, cpuMs, peakBytes, files, phases: readPhases(output, wallMs) };
}
