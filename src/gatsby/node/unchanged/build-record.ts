import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { writeWhole } from '../../../node/write-file';
import { pictureKinds, type PictureIndex, type PictureKind } from '../pictures/picture-kinds';
import { CHANGES_FOLDER } from '../sources/changes/change-log-file';
import { inputDigestsSchema, type InputDigests } from './input-digests';
import { outputDigestSchema, takeDownOutput } from './output-files';
import { lineOf, walkFiles } from './walk-files';

/** File in `.data` of what the last build was made of. */
const FILE = 'build-record.json';

/** Raise it when the file changes its meaning. */
const VERSION = 2;

const pictureKindSchema = z.custom<PictureKind>(
  (value) => typeof value === 'string' && Object.hasOwn(pictureKinds, value),
);

const readSchema = z.object({
  /** See `watchLists`. */
  lists: z.string(),
  pictures: z.object({
    needed: z.array(z.object({ kind: pictureKindSchema, url: z.string() })),
    /** See {@link digestPictures}. */
    digest: z.string(),
  }),
});

/** Answers that a build has had from servers, where nothing is left to be done by later builds. */
export type ReadFromServers = z.infer<typeof readSchema>;

const recordSchema = z.object({
  version: z.literal(VERSION),
  /** Undefined when later builds have to ask again or to draw on, even if nothing changes. */
  read: z.optional(readSchema),
  /** Added by whoever has started the build, when it has ended well. */
  made: z.optional(
    z.object({
      inputs: inputDigestsSchema,
      output: outputDigestSchema,
      /** See {@link digestCache}. */
      cache: z.string(),
      /** The log of the library's changes, from which the next build goes on. */
      changes: outputDigestSchema,
    }),
  ),
});

/** A build that has ended well. */
export type BuildRecord = z.infer<typeof recordSchema>;

/** Digests the pictures that a site shows. */
export function digestPictures(pictures: PictureIndex): string {
  const hash = createHash('sha256');
  for (const entry of pictures) hash.update(`${JSON.stringify(entry)}\n`);
  return hash.digest('hex');
}

/** Forgets the last build: another one begins, or what it was made of is not known whole. */
export async function forgetBuildRecord(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, FILE), { force: true });
}

/** Reads what the last build was made of; undefined when that is not known. */
export async function readBuildRecord(dataDir: string): Promise<BuildRecord | undefined> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(path.join(dataDir, FILE), 'utf8')));
  } catch {
    return undefined;
  }
}

async function write(dataDir: string, build: BuildRecord): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeWhole(path.join(dataDir, FILE), JSON.stringify(build));
}

/** Keeps what a build has read, at its end. */
export function keepRead(dataDir: string, read: ReadFromServers | undefined): Promise<void> {
  return write(dataDir, { version: VERSION, ...(read && { read }) });
}

/** Parts of Gatsby's cache that it writes before it has asked us for anything, and makes anew where they are gone. */
const MADE_FIRST = /^(?:compiled|\.parcel-cache|worker)\//;

/** Digests the names, sizes and times of what Gatsby keeps for its next build. */
export function digestCache(root: string): string {
  const hash = createHash('sha256');
  walkFiles(path.join(root, '.cache'), (file) => {
    if (!MADE_FIRST.test(file.name)) hash.update(lineOf(file));
  });
  return hash.digest('hex');
}

/** Finds the folder with the log of changes. */
export function changesFolder(root: string): string {
  return path.join(root, '.data', CHANGES_FOLDER);
}

/**
 * Adds what a build was made of beside, and what it has left, to what it has read itself.
 * @param root the site's folder
 */
export async function keepMade(root: string, inputs: InputDigests): Promise<void> {
  const dataDir = path.join(root, '.data');
  const build = await readBuildRecord(dataDir);
  if (!build) return;
  const output = takeDownOutput(path.join(root, 'public'));
  const changes = takeDownOutput(changesFolder(root));
  await write(dataDir, { ...build, made: { inputs, output, cache: digestCache(root), changes } });
}
