import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import {
  EnvironmentError,
  environmentWarnings,
  readEnvironment,
  type Environment,
} from '../../../config/environment';
import { idleSettings } from '../../../config/left-out';
import { LOCK_FILE, LOCK_VARIABLE, takeBuildLock } from '../../../node/build-lock';
import { UsageError } from '../../../node/errors';
import { openLineCache } from '../../../node/line-cache';
import { lineLog, type Log } from '../../../node/log-line';
import { removeLeftOvers } from '../../../node/write-file';
import { patchQueryParser } from '../../patches/node/patch-query-parser';
import { encodeArtOnce } from '../art/encode-art-once';
import { setBuildInput } from '../build-input';
import { itemTextFaults } from '../checks/item-texts';
import { BuildFaults } from '../faults';
import { withdrawBuildSummary } from '../outputs/publish/build-summary';
import { prepareBuild } from '../prepare-build';
import type { DiscoveryStrings } from '../sources/discovery-strings';
import { LAST_BUILD_FILE } from '../sources/last-good-build';
import type { Library } from '../sources/model';
import { warnOfUnusedWords } from '../sources/partner-words';
import { pullLibrary } from '../sources/pull-library';
import { readSiteContent } from '../sources/site-content';
import { rendererCacheKey } from '../texts/renderer-cache-key';
import { renderLibrary, type LibraryTexts } from '../texts/render-library';

const folders = {
  content: path.resolve('content'),
  data: path.resolve('.data'),
  static: path.resolve('static'),
};
const publicDir = path.resolve('public');

/** Locks this folder for one build, and clears away what a killed one left half written. */
function takeFolders(): void {
  const lock = takeBuildLock(LOCK_FILE, process.env[LOCK_VARIABLE]);
  process.once('exit', lock.release);
  const stores = ['pulled', 'pictures', 'texts', 'og-images'];
  for (const folder of [publicDir, ...stores.map((name) => path.join(folders.data, name))]) {
    removeLeftOvers(folder);
  }
}

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
  log.warn(faults.message);
}

/** Renders a library's texts. Texts that only earlier builds had are let go before the next step. */
async function renderTexts(library: Library, log: Log): Promise<LibraryTexts> {
  const cacheKey = await rendererCacheKey(path.resolve('.'));
  const cache = await openLineCache(path.join(folders.data, 'texts', 'texts.txt'), cacheKey);
  const texts = renderLibrary(library, cache, log.warn);
  await cache.save('all');
  return texts;
}

/** Reads and checks the site's own content and the library, and makes the input of the later hooks of them. */
async function readInput(environment: Environment, log: Log) {
  const content = await readSiteContent(folders.content, environment);
  const library = await pullLibrary({
    baseUrl: environment.GATSBY_API_BASE_URL,
    cacheDir: path.join(folders.data, 'pulled'),
    lastBuildFile: path.resolve(LAST_BUILD_FILE),
    losses: environment.LOSSES,
    log,
  });
  checkItemTexts(library, content.strings, environment, log);
  warnOfUnusedWords(content.partnerWords, library, log.warn);
  const texts = await renderTexts(library, log);
  return prepareBuild({ library, texts, content }, environment, folders, log);
}

/**
 * Reads everything that the site is made of, checks it, and makes of it what later hooks hand to Gatsby, before
 * Gatsby touches `public/`: whatever is wrong stops the build here, and the last good build stays as it was.
 */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = async ({ reporter }) => {
  const log = lineLog(reporter);
  try {
    takeFolders();
    const environment = readEnvironment(process.env);
    for (const warning of [...environmentWarnings(environment), ...idleSettings(environment)]) {
      log.warn(warning);
    }
    const input = await readInput(environment, log);
    await withdrawBuildSummary(publicDir);
    await encodeArtOnce(path.resolve('.'));
    patchQueryParser(path.resolve('.'));
    setBuildInput(input);
  } catch (error) {
    const kinds = [BuildFaults, EnvironmentError, UsageError];
    if (error instanceof Error && kinds.some((kind) => error instanceof kind)) {
      reporter.panic(error.message);
    }
    throw error;
  }
};
