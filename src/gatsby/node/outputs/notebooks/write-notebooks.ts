import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../../../config/locales';
import { notebookAddress, notebookRootAddress } from '../../../../contract/notebooks';
import { writeIfChanged } from '../../../../node/write-file';
import type { Output } from '../output';
import { notebookFiles } from './notebook-files';

/**
 * Writes notebooks, and removes those of partners and languages that are no more.
 * @param files texts by address, roots behind what they name
 */
export async function writeNotebooks(
  files: ReadonlyMap<string, string>,
  publicDir: string,
): Promise<void> {
  for (const [address, text] of files) await writeIfChanged(path.join(publicDir, address), text);
  for (const locale of LOCALES) {
    const folder = path.posix.dirname(notebookAddress(locale, 'x'));
    const names = await readdir(path.join(publicDir, folder)).catch(() => []);
    const addresses = [...names.map((name) => `${folder}/${name}`), notebookRootAddress(locale)];
    for (const address of addresses) {
      // The compressed copies of a file that is gone go with those of all others.
      if (address.endsWith('.json') && !files.has(address)) {
        await rm(path.join(publicDir, address), { force: true });
      }
    }
  }
}

/** Prepares the notebooks in the languages of this build. */
export const notebooksOutput: Output = (context) => {
  const files = new Map(
    context.locales.flatMap((locale) =>
      notebookFiles(context, locale).map(({ address, text }) => [address, text] as const),
    ),
  );
  return (publicDir) => writeNotebooks(files, publicDir);
};
