import path from 'node:path';
import type { Environment } from '../../config/environment';
import { filesBelow } from '../../node/files-below';
import type { Log } from '../../node/log-line';
import { inputDigest, type BuildInput } from './build-input';
import { withoutDeadLinks } from './checks/dead-item-links';
import { checkedRedirects } from './checks/redirect-checks';
import { findingRules, reportFindings } from './checks/report-findings';
import { siteAddresses } from './checks/site-addresses';
import { resolveOgImages } from './og-images/og-images';
import { ogSubjects } from './og-images/og-subjects';
import { noOfflineGames, planOfflineGames } from './outputs/offline-games/plan-offline-games';
import { OUTPUTS } from './outputs/outputs';
import { pageSpecs, preparePages } from './page-specs';
import type { HeadsByPage } from './pages/page-factory';
import { neededPictures } from './pictures/needed-pictures';
import { resolvePictures } from './pictures/resolve-pictures';
import { openKeptPronunciations } from './pronunciations/pronunciation-cache';
import type { SiteContent } from './sources/site-content';
import { updateLog } from './sources/changes/change-log';
import { CHANGES_FOLDER, changeLogFile, readChangeLog } from './sources/changes/change-log-file';
import { changesDigest, recentChanges } from './sources/changes/recent-changes';
import { countsOf } from './sources/last-good-build';
import type { PulledLibrary } from './sources/pull-library';
import { gamesByName } from './sources/name-index/name-index';
import { libraryNodes } from './sources/nodes';
import { aliasRedirects } from './sources/redirects';
import type { LibraryTexts } from './texts/render-library';
import { digestPictures } from './unchanged/build-record';

interface Sources extends PulledLibrary {
  readonly texts: LibraryTexts;
  readonly content: SiteContent;
  /** Texts of heads in place of those that search engines could not use. */
  readonly heads: HeadsByPage;
}

/** Folders that a build reads and keeps files in, each an absolute path. */
export interface BuildFolders {
  /** Files that editors write. */
  readonly content: string;
  /** Files that are kept from build to build. */
  readonly data: string;
  /** Files that the site serves as they are. */
  readonly static: string;
}

/**
 * Makes of a library all that later hooks hand to Gatsby or write: nodes, pages, redirects, and the files of each output.
 * @throws BuildFaults that lists whatever cannot be made
 */
export async function prepareBuild(
  { library: read, stale, snapshots, lists, texts: rendered, content, heads }: Sources,
  environment: Environment,
  folders: BuildFolders,
  log: Log,
): Promise<BuildInput> {
  const { LOCALES_BUILT: locales, GATSBY_SITE_URL: siteUrl } = environment;
  const { legal, strings, partnerWords, notebooks, choiceWords } = content;
  const data = (folder: string) => path.join(folders.data, folder);
  const rules = findingRules(environment, log.warn);
  const specs = pageSpecs(read, content);
  const pages = preparePages(specs, locales, heads);
  const addresses = siteAddresses(read, specs, {
    legal,
    staticFiles: filesBelow(folders.static),
  });
  const checked = checkedRedirects(content.redirects, aliasRedirects(read), addresses);
  const { redirects } = checked;
  const linked = withoutDeadLinks(read, rendered, { addresses, redirects, siteUrl });
  const { library, texts } = linked;
  const findings = [...checked.findings, ...linked.findings];
  reportFindings('The library contradicts itself, or old addresses:', findings, rules);
  const { pronunciations, keep } = await openKeptPronunciations(
    path.join(data('readings'), 'names.txt'),
    path.resolve('.'),
  );
  const byName = gamesByName(library.games, pronunciations);
  const needed = neededPictures(library);
  const pictures = await resolvePictures(needed, {
    mode: environment.PICTURES,
    origins: environment.PICTURE_ORIGINS,
    storeDir: data('pictures'),
    losses: environment.LOSSES,
    budget: environment.PICTURES_BUDGET,
    log,
  });
  const subjects = ogSubjects(library, pictures, locales);
  const ogImages = await resolveOgImages(subjects, {
    picturesDir: data('pictures'),
    storeDir: data('og-images'),
    fonts: path.join(folders.content, 'fonts'),
    budget: environment.OG_IMAGES_BUDGET,
    log,
  });
  // A budget of none is a decision, any other leaves something to be drawn by the next builds.
  const isDrawn =
    environment.OG_IMAGES_BUDGET === 0 ||
    subjects.every(({ node, locale }) => typeof ogImages.get(node)?.[locale] === 'string');
  const known = await readChangeLog(
    changeLogFile(data(CHANGES_FOLDER), environment.GATSBY_API_BASE_URL),
  );
  // As the API has it: that a link of a text leads nowhere now is no change of the item.
  const changeLog = updateLog(known, read);
  const changes = recentChanges(library, changeLog, strings);
  const context = {
    ...{ library, changeLog, strings, notebooks, choiceWords, partnerWords },
    ...{ specs, pronunciations, byName, pictures, ogImages },
  };
  const offlineGames =
    environment.OFFLINE_GAMES === 'build'
      ? planOfflineGames({ ...context, texts, dataDir: folders.data, siteUrl, locales })
      : noOfflineGames;
  return {
    nodes: libraryNodes(library, texts, {
      ...{ pictures, ogImages, words: partnerWords, notebooks, choiceWords, byName, changes },
    }),
    pages: offlineGames.onPages(pages),
    // Readings are kept when all outputs have asked for theirs.
    outputs: [
      ...OUTPUTS.map((prepare) => prepare({ ...context, dataDir: folders.data, siteUrl, locales })),
      offlineGames.write,
      keep,
    ],
    redirects,
    legal,
    digest: inputDigest(library, legal),
    changeLog,
    changesDigest: changesDigest(changeLog, changes),
    counts: countsOf(library),
    stale,
    snapshots,
    read:
      lists === undefined || !isDrawn
        ? undefined
        : { lists, pictures: { needed, digest: digestPictures(pictures) } },
  };
}
