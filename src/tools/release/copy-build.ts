import { copyFile, link, mkdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../node/errors';
import { filesBelow } from '../../node/files-below';
import { CACHE_RULES } from '../../gatsby/node/outputs/hosting/hosting-rules';
import { isIn, type EarlierRelease } from './compare-build';
import { inParallel } from './in-parallel';
import type { Release } from './release-store';

/** How long a hashed file stays after no build names it: a tab may be open for so long. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Time between two releases that counts at the most, in milliseconds. A clock that is wrong for an hour must not cost open tabs their
 * files; where releases are rarer, files stay longer.
 */
const MOST_BETWEEN_MS = 24 * 60 * 60 * 1000;

/** Files that are copied at once. */
const AT_ONCE = 16;

/** Files of a release, and what became of them. */
export interface CopiedBuild {
  readonly files: Record<string, number>;
  readonly kept: Record<string, string>;
  /** The files that the release before has not, or not like this. */
  readonly copied: readonly string[];
  /** How many files were linked to the release before. */
  readonly linked: number;
}

/** True for a file whose name changes with its content. */
function isHashed(file: string): boolean {
  const rule = CACHE_RULES.find(({ pattern }) => new RegExp(pattern).test(file));
  return rule?.value.includes('immutable') === true;
}

interface CopyOptions {
  /** The finished build. */
  readonly from: string;
  /** The folder that gets its files. */
  readonly into: string;
  readonly before: EarlierRelease | undefined;
  readonly now: Date;
}

/** Tells what does not count of the time since a release, in milliseconds; negative when the clock was set back. */
function uncountedSince({ made }: Release, now: Date): number {
  const passed = now.getTime() - Date.parse(made);
  return passed - Math.min(Math.max(passed, 0), MOST_BETWEEN_MS);
}

/**
 * Copies a build into a folder of its own. What the release before has, too, is linked to it, which takes no room and hardly
 * any time; Gatsby's files are never linked, because Gatsby writes some of them in place. Hashed files of the release before
 * that this build has no more stay for 30 days, of which a day at the most passes between two releases. When it fails, nothing is
 * being written any more.
 */
export async function copyBuild({ from, into, before, now }: CopyOptions): Promise<CopiedBuild> {
  const files: Record<string, number> = {};
  const kept: Record<string, string> = {};
  const folders = new Set<string>();
  const copied: string[] = [];
  let linked = 0;
  const place = async (file: string): Promise<string> => {
    const target = path.join(into, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    return target;
  };
  const add = async (file: string): Promise<void> => {
    const source = path.join(from, file);
    const target = await place(file);
    const own = await stat(source);
    files[file] = own.size;
    if (before && (await isIn(before.folder, from, file))) {
      await link(path.join(before.folder, file), target);
      linked += 1;
      return;
    }
    await copyFile(source, target);
    await utimes(target, own.atime, own.mtime);
    copied.push(file);
  };
  await inParallel(filesBelow(from), AT_ONCE, add);
  const old = before ? Object.entries(before.release.files) : [];
  const uncounted = before ? uncountedSince(before.release, now) : 0;
  for (const [file, size] of old) {
    if (files[file] !== undefined || !isHashed(file.replace(/\.(?:br|gz)$/, ''))) continue;
    const noted = before?.release.kept[file];
    const since = noted === undefined ? now : new Date(Date.parse(noted) + uncounted);
    if (now.getTime() - since.getTime() > KEPT_MS) continue;
    try {
      await link(path.join(before?.folder ?? '', file), await place(file));
    } catch (error) {
      // Somebody has removed it: what is gone for open tabs anyway is no reason to make no release.
      if (errorCode(error) === 'ENOENT') continue;
      throw error;
    }
    [files[file], kept[file]] = [size, since.toISOString()];
    linked += 1;
  }
  return { files, kept, copied, linked };
}
