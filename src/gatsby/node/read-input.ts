import path from 'node:path';
import type { Environment } from '../../config/environment';
import { effectOf, type FindingKind } from '../../config/findings';
import { openLineCache } from '../../node/line-cache';
import type { Log } from '../../node/log-line';
import type { BuildInput } from './build-input';
import { examineItemTexts } from './checks/item-texts';
import { warnOfMissingPictures } from './checks/missing-pictures';
import { reportFindings } from './checks/report-findings';
import { warnOfUntitledParts } from './checks/untitled-parts';
import { prepareBuild, type BuildFolders } from './prepare-build';
import { LAST_BUILD_FILE } from './sources/last-good-build';
import type { Library } from './sources/model';
import { warnOfUnusedWords } from './sources/partner-words';
import { pullLibrary } from './sources/pull-library';
import { SNAPSHOTS_FOLDER } from './sources/snapshots';
import { readSiteContent } from './sources/site-content';
import { rendererCacheKey } from './texts/renderer-cache-key';
import { renderLibrary, type LibraryTexts } from './texts/render-library';

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
  const rules = { effectOf: (kind: FindingKind) => effectOf(kind, environment), warn: log.warn };
  const { findings, heads } = examineItemTexts(library, content.strings, environment.LOCALES_BUILT);
  reportFindings('Texts of the API that search engines cannot use:', findings, rules);
  warnOfUntitledParts(library, log.warn);
  warnOfMissingPictures(library, log.warn);
  warnOfUnusedWords(content.partnerWords, library, log.warn);
  const texts = await renderTexts(library, folders.data, log);
  return prepareBuild({ ...pulled, texts, content, heads }, environment, folders, log);
}
