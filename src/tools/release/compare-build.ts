import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FOLDER } from '../../gatsby/node/outputs/publish/build-summary';
import { errorCode } from '../../node/errors';
import { filesBelow } from '../../node/files-below';
import { inParallel } from './in-parallel';
import type { Release } from './release-store';

/** Files that are compared at once. */
const AT_ONCE = 16;

/** Reads size and time of a file; undefined when it is not there. */
export async function sizeOf(file: string): Promise<{ size: number; mtime: Date } | undefined> {
  try {
    return await stat(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function haveSameContent(one: string, other: string): Promise<boolean> {
  const [content, earlier] = await Promise.all([readFile(one), readFile(other)]);
  return content.equals(earlier);
}

/**
 * True when a file of a build is one of a release, too: of the same size, and written in the same millisecond, which a copy
 * keeps, or with the same content.
 */
export async function isIn(folder: string, from: string, file: string): Promise<boolean> {
  const [source, earlier] = [path.join(from, file), path.join(folder, file)];
  const [own, known] = await Promise.all([stat(source), sizeOf(earlier)]);
  if (known?.size !== own.size) return false;
  return known.mtime.getTime() === own.mtime.getTime() || haveSameContent(source, earlier);
}

/** Release before, and its folder. */
export interface EarlierRelease {
  readonly folder: string;
  readonly release: Release;
}

/**
 * Likeness of a build and a release: all files are the same; all but those in which a build notes something of itself, such as
 * what of it is stale; or others are not.
 */
type Likeness = 'same' | 'same-pages' | 'other';

/** True for a file in which a build notes something of itself. */
function isNote(file: string): boolean {
  return file.startsWith(`/${MANIFEST_FOLDER}/`);
}

/** Compares a build with a release, which also must still have what it keeps of earlier builds. */
export async function compareBuild(from: string, before: EarlierRelease): Promise<Likeness> {
  const { folder, release } = before;
  const names = filesBelow(from);
  const own = new Set(Object.keys(release.files).filter((file) => !release.kept[file]));
  const known = new Set(names);
  const differing = [
    ...names.filter((file) => !own.has(file)),
    ...[...own].filter((file) => !known.has(file)),
  ];
  const isOther = (): boolean => !differing.every(isNote);
  if (isOther()) return 'other';
  const both = names.filter((file) => own.has(file));
  await inParallel(both, AT_ONCE, async (file) => {
    // One that differs is enough: the others are not looked at any more.
    if (!isOther() && !(await isIn(folder, from, file))) differing.push(file);
  });
  await inParallel(isOther() ? [] : Object.keys(release.kept), AT_ONCE, async (file) => {
    if (!(await sizeOf(path.join(folder, file)))) differing.push(file);
  });
  if (isOther()) return 'other';
  return differing.length === 0 ? 'same' : 'same-pages';
}
