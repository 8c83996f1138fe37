import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import {
  EnvironmentError,
  environmentWarnings,
  readEnvironment,
} from '../../../config/environment';
import { LOCK_FILE, LOCK_VARIABLE, takeBuildLock } from '../../../node/build-lock';
import { UsageError } from '../../../node/errors';
import { filesBelow } from '../../../node/files-below';
import { lineLog } from '../../../node/log-line';
import { removeLeftOvers } from '../../../node/write-file';
import { checkedRedirects } from '../checks/redirect-checks';
import { siteAddresses } from '../checks/site-addresses';
import { itemTextFaults } from '../checks/item-texts';
import { checkLocaleParity } from '../checks/locale-parity';
import { encodeArtOnce } from '../art/encode-art-once';
import { setBuildInput } from '../build-input';
import { BuildFaults } from '../faults';
import { patchQueryParser } from '../../patches/node/patch-query-parser';
import { filterGames } from '../outputs/library-filter/filter-games';
import { feedFiles } from '../outputs/discovery/feeds';
import { siteFiles } from '../outputs/discovery/site-files';
import { sitemapPages } from '../outputs/discovery/sitemap';
import { lastModifiedIn } from '../pages/last-modified';
import { withdrawBuildSummary } from '../outputs/publish/build-summary';
import { resolveOgImages } from '../og-images/og-images';
import { ogSubjects } from '../og-images/og-subjects';
import { resolvePictures } from '../pictures/resolve-pictures';
import { neededPictures } from '../pictures/needed-pictures';
import { checkAbout } from '../sources/about';
import { readDiscoveryStrings } from '../sources/discovery-strings';
import { countsOf, LAST_BUILD_FILE } from '../sources/last-good-build';
import { readHeroPlaces } from '../sources/hero-places';
import { readLegal } from '../sources/legal';
import { inputDigest, pageSpecs, prepareCalendars, preparePages } from '../page-specs';
import { openPronunciations } from '../pronunciations/pronunciations';
import type { Library } from '../sources/model';
import { gamesByName } from '../sources/name-index/name-index';
import { libraryNodes } from '../sources/nodes';
import { readPartnerWords, warnOfUnusedWords } from '../sources/partner-words';
import { pullLibrary } from '../sources/pull-library';
import { prepareSearchIndexes } from '../search-index/index-rows';
import { aliasRedirects, readRedirects, REDIRECTS_FILE } from '../sources/redirects';
import { rendererCacheKey } from '../texts/renderer-cache-key';
import { renderLibrary, type LibraryTexts } from '../texts/render-library';
import { openTextStore } from '../texts/text-store';

/** Renders a library's texts. What earlier builds have rendered is let go before the next step. */
async function renderTexts(
  library: Library,
  folder: string,
  warn: (message: string) => void,
): Promise<LibraryTexts> {
  const store = await openTextStore(folder, await rendererCacheKey(path.resolve('.')));
  const texts = renderLibrary(library, store, warn);
  await store.save();
  return texts;
}

/**
 * Reads everything that the site is made of, validates it, and makes of it what later hooks hand to Gatsby, before
 * Gatsby touches `public/`: whatever is wrong stops the build here, and the last good build stays as it was.
 */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = async ({ reporter }) => {
  const content = (folder: string) => path.resolve('content', folder);
  const data = (folder: string) => path.resolve('.data', folder);
  const log = lineLog(reporter);
  try {
    const lock = takeBuildLock(LOCK_FILE, process.env[LOCK_VARIABLE]);
    process.once('exit', lock.release);
    for (const folder of [
      path.resolve('public'),
      data('pulled'),
      data('pictures'),
      data('texts'),
      data('og-images'),
    ]) {
      removeLeftOvers(folder);
    }
    const environment = readEnvironment(process.env);
    for (const warning of environmentWarnings(environment)) log.warn(warning);
    await checkLocaleParity(content('locales'));
    await checkAbout(content('about'));
    const heroPlaces = await readHeroPlaces(content('art'));
    const legal = await readLegal(content('legal'));
    const strings = await readDiscoveryStrings(content('locales'));
    const words = await readPartnerWords(content('partners'));
    const library = await pullLibrary({
      baseUrl: environment.GATSBY_API_BASE_URL,
      cacheDir: data('pulled'),
      lastBuildFile: path.resolve(LAST_BUILD_FILE),
      losses: environment.LOSSES,
      log,
    });
    const textFaults = itemTextFaults(library, strings, environment.LOCALES_BUILT);
    if (textFaults && environment.DOCTOR === 'stop') throw textFaults;
    if (textFaults) log.warn(textFaults.message);
    warnOfUnusedWords(words, library, (message) => log.warn(message));
    const texts = await renderTexts(library, data('texts'), log.warn);
    const locales = environment.LOCALES_BUILT;
    const specs = pageSpecs(library, { legal, heroPlaces });
    const pages = preparePages(specs, locales);
    const build = { siteUrl: environment.GATSBY_SITE_URL, locales };
    const calendars = prepareCalendars(library, build);
    const files = [...siteFiles(strings, build), ...feedFiles(library, strings, build)];
    const redirects = checkedRedirects(
      await readRedirects(path.resolve(REDIRECTS_FILE), REDIRECTS_FILE),
      aliasRedirects(library),
      siteAddresses(library, specs, { legal, staticFiles: filesBelow(path.resolve('static')) }),
    );
    const readings = openPronunciations();
    const byName = gamesByName(library.games, readings);
    const searchIndexes = prepareSearchIndexes(library, locales, readings);
    const pictures = await resolvePictures(neededPictures(library), {
      mode: environment.PICTURES,
      origins: environment.PICTURE_ORIGINS,
      storeDir: data('pictures'),
      losses: environment.LOSSES,
      budget: environment.PICTURES_BUDGET,
      log,
    });
    const ogImages = await resolveOgImages(ogSubjects(library, pictures, locales), {
      picturesDir: data('pictures'),
      storeDir: data('og-images'),
      fonts: content('fonts'),
      budget: environment.OG_IMAGES_BUDGET,
      log,
    });
    const nodes = libraryNodes(library, texts, { pictures, ogImages, words, byName });
    await withdrawBuildSummary(path.resolve('public'));
    await encodeArtOnce(path.resolve('.'));
    patchQueryParser(path.resolve('.'));
    setBuildInput({
      nodes,
      pages,
      calendars,
      files,
      redirects,
      sitemap: sitemapPages(specs, lastModifiedIn(library, byName)),
      pictures,
      searchIndexes,
      filters: locales.map((locale) => filterGames(library.games, byName, pictures, locale)),
      ogImages,
      legal,
      digest: inputDigest(library, legal),
      counts: countsOf(library),
    });
  } catch (error) {
    const kinds = [BuildFaults, EnvironmentError, UsageError];
    if (error instanceof Error && kinds.some((kind) => error instanceof kind)) {
      reporter.panic(error.message);
    }
    throw error;
  }
};
