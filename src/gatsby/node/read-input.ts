import path from 'node:path';
import type { Environment } from '../../config/environment';
import { openLineCache } from '../../node/line-cache';
import type { Log } from '../../node/log-line';
import type { BuildInput } from './build-input';
import { itemTextFaults } from './checks/item-texts';
import { warnOfMissingPictures } from './checks/missing-pictures';
import { warnOfUntitledParts } from './checks/untitled-parts';
import { prepareBuild, type BuildFolders } from './prepare-build';
import type { DiscoveryStrings } from './sources/discovery-strings';
import { LAST_BUILD_FILE } from './sources/last-good-build';
import type { Library } from './sources/model';
import { warnOfUnusedWords } from './sources/partner-words';
import { pullLibrary } from './sources/pull-library';
import { SNAPSHOTS_FOLDER } from './sources/snapshots';
import { readSiteContent } from './sources/site-content';
import { rendererCacheKey } from './texts/renderer-cache-key';
import { renderLibrary, type LibraryTexts } from './texts/render-library';

/** Checks that no text of an item is missing or meaningless; the setting `DOCTOR` says whether that stops the build. */
function checkItemTexts(
  library: Library,
  strings: DiscoveryStrings,
  environment: Environment,
  log: Log,
): void {
  const faults = itemTextFaults(library, strings, environment.LOCALES_BUILT);
  if (!faults) return;
  if (environment.DOCTOR === 'stop') throw faults;
  // A fault a line: the log writes out what breaks one.
  for (const line of faults.message.split('\n')) log.warn(line);
}

/** Renders a library's texts. Texts that only earlier builds had are let go before the next step. */
async function renderTexts(library: Library, dataDir: string, log: Log): Promise<LibraryTexts> {
  const cacheKey = await rendererCacheKey(path.resolve('.'));
  const cache = await openLineCache(path.join(dataDir, 'texts', 'texts.txt'), cacheKey);
  const texts = renderLibrary(library, cache, log.warn);
  await cache.save('all');
  return texts;
}

/**
 * Reads and checks the site's own content and the library, and makes the input of the later hooks of them.
 * @throws BuildFaults that lists whatever is wrong, each with item and field
 */
export async function readInput(
  environment: Environment,
  folders: BuildFolders,
  log: Log,
): Promise<BuildInput> {
  const content = await readSiteContent(folders.content, environment);
  const pulled = await pullLibrary({
    baseUrl: environment.GATSBY_API_BASE_URL,
    cacheDir: path.join(folders.data, 'pulled'),
    lastBuildFile: path.join(folders.data, LAST_BUILD_FILE),
    snapshotsDir: path.join(folders.data, SNAPSHOTS_FOLDER),
    losses: environment.LOSSES,
    policies: environment.FAILURES,
    limits: {
      lastGoodMaxHours: environment.LAST_GOOD_MAX_HOURS,
      holdMaxShare: environment.HOLD_MAX_SHARE,
    },
    log,
  });
  const { library } = pulled;
  checkItemTexts(library, content.strings, environment, log);
  warnOfUntitledParts(library, log.warn);
  warnOfMissingPictures(library, log.warn);
  warnOfUnusedWords(content.partnerWords, library, log.warn);
  const texts = await renderTexts(library, folders.data, log);
  return prepareBuild({ ...pulled, texts, content }, environment, folders, log);
}
