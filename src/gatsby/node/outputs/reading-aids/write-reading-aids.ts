import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../../../config/locales';
import { readingAidsAddress, readingAidsFolder } from '../../../../contract/reading-aids';
import { writeIfChanged } from '../../../../node/write-file';
import type { Output } from '../output';
import { readingAids } from './reading-aids';

/**
 * Writes the aids to each game, and removes those of games and languages that are no more.
 * @param files texts by address
 */
export async function writeReadingAids(
  files: ReadonlyMap<string, string>,
  publicDir: string,
): Promise<void> {
  for (const [address, text] of files) await writeIfChanged(path.join(publicDir, address), text);
  for (const locale of LOCALES) {
    const folder = readingAidsFolder(locale);
    for (const name of await readdir(path.join(publicDir, folder)).catch(() => [])) {
      // The compressed copies of a file that is gone go with those of all others.
      if (name.endsWith('.json') && !files.has(folder + name)) {
        await rm(path.join(publicDir, folder, name), { force: true });
      }
    }
  }
}

/** Prepares the aids to each game in the languages of this build. */
export const readingAidsOutput: Output = ({ library, pronunciations, locales }) => {
  const { games, roles } = library;
  const byId = new Map(roles.map((role) => [role.id, role]));
  const files = new Map(
    locales.flatMap((locale) =>
      games.map((game) => {
        const own = game.roleIds.flatMap((id) => byId.get(id) ?? []);
        const aids = JSON.stringify(readingAids(game, own, locale, pronunciations));
        return [readingAidsAddress(locale, game.id), aids] as const;
      }),
    ),
  );
  return (publicDir) => writeReadingAids(files, publicDir);
};
