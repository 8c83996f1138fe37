import path from 'node:path';
import type { Environment } from '../../config/environment';
import { policyOf } from '../../config/failure-policies';
import { openLineCache } from '../../node/line-cache';
import type { Log } from '../../node/log-line';
import type { BuildInput } from './build-input';
import { warnOfAccessFacts } from './checks/access-facts';
import { examineItemTexts } from './checks/item-texts';
import { warnOfMissingEssentials } from './checks/missing-essentials';
import { warnOfMissingPictures } from './checks/missing-pictures';
import { examinePictureWords } from './checks/picture-words';
import { examineNotebooks } from './checks/notebook-targets';
import { findingRules, reportFindings } from './checks/report-findings';
import { warnOfUntitledParts } from './checks/untitled-parts';
import { BuildFaults, type Fault } from './faults';
import { prepareBuild, type BuildFolders } from './prepare-build';
import { LAST_BUILD_FILE } from './sources/last-good-build';
import type { Library } from './sources/model';
import { warnOfUnusedWords } from './sources/partner-words';
import { pullLibrary, type PulledLibrary } from './sources/pull-library';
import { SNAPSHOTS_FOLDER } from './sources/last-good-snapshots';
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

/** Faults of items whose collections have a policy for them; undefined for any other error. */
function meetableFaults(error: unknown, { FAILURES }: Environment): readonly Fault[] | undefined {
  if (!(error instanceof BuildFaults) || error.faults.length === 0) return undefined;
  const canBeMet = error.faults.every(
    ({ collection }) => collection !== undefined && policyOf(FAILURES, collection) !== 'strict',
  );
  return canBeMet ? error.faults : undefined;
}

interface ReadLibrary extends PulledLibrary {
  readonly texts: LibraryTexts;
}

/**
 * Reads the library and renders its texts. That a text cannot be rendered is known only then: its item is met by the
 * policy of its collection, in a second pull, for which the details are at hand.
 */
async function readLibrary(
  environment: Environment,
  dataDir: string,
  log: Log,
): Promise<ReadLibrary> {
  const read = async (knownFaults?: readonly Fault[]): Promise<ReadLibrary> => {
    const pulled = await pullLibrary({
      baseUrl: environment.GATSBY_API_BASE_URL,
      cacheDir: path.join(dataDir, 'pulled'),
      lastBuildFile: path.join(dataDir, LAST_BUILD_FILE),
      snapshotsDir: path.join(dataDir, SNAPSHOTS_FOLDER),
      losses: environment.LOSSES,
      policies: environment.FAILURES,
      limits: {
        lastGoodMaxHours: environment.LAST_GOOD_MAX_HOURS,
        holdMaxShare: environment.HOLD_MAX_SHARE,
      },
      ...{ knownFaults, log },
    });
    return { ...pulled, texts: await renderTexts(pulled.library, dataDir, log) };
  };
  try {
    return await read();
  } catch (error) {
    const faults = meetableFaults(error, environment);
    if (!faults) throw error;
    return read(faults);
  }
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
  const read = await readLibrary(environment, folders.data, log);
  const { library } = read;
  const rules = findingRules(environment, log.warn);
  const { findings, heads } = examineItemTexts(library, content.strings, environment.LOCALES_BUILT);
  reportFindings('Texts of the API that search engines cannot use:', findings, rules);
  const words = examinePictureWords(library);
  reportFindings('Pictures of the API, and the words for those who do not see them:', words, rules);
  const pages = examineNotebooks(content.notebooks, library);
  reportFindings('Notebooks that speak of what the library does not have:', pages, rules);
  warnOfUntitledParts(library, log.warn);
  warnOfMissingPictures(library, log.warn);
  warnOfMissingEssentials(library, log.warn);
  warnOfAccessFacts(library, log.warn);
  warnOfUnusedWords(content.partnerWords, library, log.warn);
  return prepareBuild({ ...read, content, heads }, environment, folders, log);
}
