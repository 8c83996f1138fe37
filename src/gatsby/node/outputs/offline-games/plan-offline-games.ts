import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, localeFacts, type Locale } from '../../../../config/locales';
import { withValues } from '../../../../i18n/with-values';
import { writeIfChanged } from '../../../../node/write-file';
import { makeEach } from '../../faults';
import type { GatsbyPage } from '../../pages/page-factory';
import type { Game } from '../../sources/model';
import { latestOf } from '../../sources/nodes';
import type { LibraryTexts } from '../../texts/render-library';
import type { OutputContext, WriteOutput } from '../output';
import { embedPictures, measurePictures } from './embedded-pictures';
import { offlineGameAddress, offlineGamesFolder } from './offline-game-address';
import { offlineGameHtml, type EmbedPicture } from './offline-game-html';
import { offlineGameTexts, offlineRoleTexts } from './offline-texts';

type Context = Pick<
  OutputContext,
  'library' | 'strings' | 'choiceWords' | 'pictures' | 'dataDir' | 'siteUrl' | 'locales'
> & { readonly texts: LibraryTexts };

/** Files of games to take along: the links to them on pages, and the function that writes them. */
export interface OfflineGames {
  readonly onPages: (pages: readonly GatsbyPage[]) => readonly GatsbyPage[];
  readonly write: WriteOutput;
}

interface OfflineGameFile {
  readonly game: Game;
  readonly locale: Locale;
  readonly address: string;
}

/** Says how much a file takes, as file managers do: `640 KB`, `1.2 MB`. */
export function sizeInWords(bytes: number, locale: Locale): string {
  const [unit, value] = bytes < 999_500 ? ['KB', bytes / 1000] : ['MB', bytes / 1_000_000];
  const digits = unit === 'KB' ? 0 : 1;
  const number = new Intl.NumberFormat(localeFacts[locale].formats, {
    maximumFractionDigits: digits,
  }).format(value);
  return `${number} ${unit}`;
}

/** Writes files one after the other, and removes those of games and languages that are gone. */
async function writeFiles(
  files: readonly OfflineGameFile[],
  htmlOf: (file: OfflineGameFile) => string,
  publicDir: string,
): Promise<void> {
  const written = new Set<string>();
  for (const file of files) {
    await writeIfChanged(path.join(publicDir, file.address), htmlOf(file));
    written.add(file.address);
  }
  for (const locale of LOCALES) {
    const folder = offlineGamesFolder(locale);
    for (const name of await readdir(path.join(publicDir, folder)).catch(() => [])) {
      // The compressed copies of a file that is gone go with those of all others.
      const isStale = name.endsWith('.html') && !written.has(folder + name);
      if (isStale) await rm(path.join(publicDir, folder, name), { force: true });
    }
  }
}

/** Plans no files: those of an earlier build are removed. */
export const noOfflineGames: OfflineGames = {
  onPages: (pages) => pages,
  write: (publicDir) => writeFiles([], () => '', publicDir),
};

/**
 * Plans a file for each game in each language that this build writes. All are made once here, without their pictures, because
 * pages say their sizes; and once more when they are written, because together they may be larger than the memory.
 * @throws BuildFaults that names the game of a file that cannot be made
 */
export function planOfflineGames(context: Context): OfflineGames {
  const { library, texts, strings, choiceWords, pictures, dataDir, siteUrl, locales } = context;
  const storeDir = path.join(dataDir, 'pictures');
  const rolesById = new Map(library.roles.map((role) => [role.id, role]));
  const htmlOf = ({ game, locale }: OfflineGameFile, embed: EmbedPicture): string => {
    const roles = game.roleIds.flatMap((id) => rolesById.get(id) ?? []);
    return offlineGameHtml({
      game,
      text: offlineGameTexts(texts.games.get(game.id)?.[locale]),
      roles: roles.map(({ id, rarity }) => ({
        text: offlineRoleTexts(texts.roles.get(id)?.[locale]),
        rarity,
      })),
      avatars: roles.map(({ avatar }) => avatar),
      changedAt: roles.reduce((time, role) => latestOf(time, role.updatedAt), game.updatedAt),
      ...{ locale, siteUrl, choiceWords, embed },
      strings: strings[locale],
    });
  };
  const files = library.games.flatMap((game) =>
    locales.map((locale) => ({ game, locale, address: offlineGameAddress(locale, game.id) })),
  );
  const measured = measurePictures(pictures, storeDir);
  const links = new Map(
    makeEach(
      files,
      ({ game }) => `game ${game.id}`,
      (file) => {
        const bytes = Buffer.byteLength(htmlOf(file, measured.embed)) + measured.take();
        const size = sizeInWords(bytes, file.locale);
        const label = withValues(strings[file.locale].discovery['offline-save'], { size });
        return [[file.address, { address: file.address, label }] as const];
      },
    ),
  );
  return {
    onPages: (pages) =>
      pages.map((page) => {
        const { route, params, language } = page.context;
        if (route !== 'game' || !('id' in params)) return page;
        const offlineFile = links.get(offlineGameAddress(language, params.id));
        return offlineFile ? { ...page, context: { ...page.context, offlineFile } } : page;
      }),
    write: (publicDir) => {
      const embed = embedPictures(pictures, storeDir);
      return writeFiles(files, (file) => htmlOf(file, embed), publicDir);
    },
  };
}
