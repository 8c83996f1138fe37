import { rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../../../config/locales';
import { writeIfChanged } from '../../../../node/write-file';
import { MACHINE_FILES, machineFile } from '../../../../routes/machine-files';
import type { Output } from '../output';
import { feedFiles } from './feeds';
import { siteFiles, type TextFile } from './site-files';

/**
 * Writes the files that only machines read: feeds, manifests, `robots.txt` and `llms.txt`. Removes those of languages that
 * an earlier build wrote and this one does not: builds of single languages are merged, and would differ in them.
 */
export async function writeMachineFiles(
  files: readonly TextFile[],
  publicDir: string,
): Promise<void> {
  const written = new Set<string>();
  for (const { address, text } of files) {
    await writeIfChanged(path.join(publicDir, address), text);
    written.add(address);
  }
  for (const address of LOCALES.flatMap((locale) =>
    MACHINE_FILES.map((name) => machineFile(name, locale)),
  )) {
    if (!written.has(address)) await rm(path.join(publicDir, address), { force: true });
  }
}

/** Prepares the feeds and the files that describe the site as a whole. */
export const machineFilesOutput: Output = ({ library, changeLog, strings, siteUrl, locales }) => {
  const build = { siteUrl, locales };
  const feeds = feedFiles({ library, changeLog, strings }, build);
  const files = [...siteFiles(strings, build), ...feeds];
  return (publicDir) => writeMachineFiles(files, publicDir);
};
