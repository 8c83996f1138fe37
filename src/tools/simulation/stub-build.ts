import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeBuildManifest } from '../../gatsby/node/outputs/publish/build-manifest';
import {
  MANIFEST_FOLDER,
  summarize,
  withdrawBuildSummary,
  writeBuildSummary,
} from '../../gatsby/node/outputs/publish/build-summary';
import { filesBelow } from '../../node/files-below';
import type { Edition } from './stub-library';
import { stubSite } from './stub-site';

/** Writes a file in place, as Gatsby does, unless it says the same already. */
async function writeInPlace(file: string, text: string): Promise<void> {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Builds a stub of the site: what the build before has, too, stays, what it has no more goes, and the folder is a finished
 * build once all of it is there.
 * @param before the files of the build before, when it ended well: they are not looked at again
 * @returns the files
 */
export async function buildStub(
  folder: string,
  edition: Edition,
  arePicturesLate: boolean,
  before: ReadonlyMap<string, string> | undefined,
): Promise<ReadonlyMap<string, string>> {
  const { files, pageData } = stubSite(edition, arePicturesLate);
  await withdrawBuildSummary(folder);
  for (const [file, text] of files) {
    if (before?.get(file) !== text) await writeInPlace(path.join(folder, file), text);
  }
  const old = filesBelow(folder).filter(
    (file) => !files.has(file) && !file.startsWith(`/${MANIFEST_FOLDER}/`),
  );
  for (const file of old) await rm(path.join(folder, file));
  const state = { compilationHash: String(edition.code), pageData };
  const summary = summarize(state, { locales: ['zh', 'en'], input: String(edition.number) });
  await writeBuildSummary(summary, folder);
  await writeBuildManifest(summary, folder);
  return files;
}
