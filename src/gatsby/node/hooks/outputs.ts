import path from 'node:path';
import type { BuildArgs, GatsbyNode } from 'gatsby';
import { readEnvironment } from '../../../config/environment';
import { LOCALES, type Locale } from '../../../config/locales';
import { examineBuild } from '../doctor/build-doctor';
import { finishArt } from '../art/encode-art-once';
import { writeActivityCalendars } from '../outputs/calendars/activity-calendars';
import { readBuildState } from '../../patches/node/build-state';
import { summarize } from '../outputs/publish/build-summary';
import { removeOldCopies } from '../outputs/compress/compress-public';
import { scriptsCompressed } from '../outputs/compress/compress-scripts';
import { writeHosting } from '../outputs/hosting/hosting';
import { writeSitemaps } from '../outputs/discovery/sitemap';
import { writeMachineFiles } from '../outputs/discovery/write-machine-files';
import { legalStrings, writeLegalFiles, type LegalTexts } from '../outputs/legal/legal-files';
import { writeLibraryFilter } from '../outputs/library-filter/write-library-filter';
import { publishBuild } from '../outputs/publish/publish-build';
import { writeSearchIndexes } from '../search-index/write-search-index';
import { publishOgImages } from '../og-images/og-images';
import { publishPictures } from '../pictures/publish-pictures';
import { keepCounts, LAST_BUILD_FILE } from '../sources/last-good-build';
import { buildInput } from '../build-input';

interface OutputsQuery {
  readonly files: {
    readonly nodes: readonly {
      readonly relativePath: string;
      readonly childMarkdownRemark: {
        readonly frontmatter: {
          readonly title: string;
          readonly description: string;
          readonly version: string;
          readonly effective: string;
        };
        readonly safeHtml: string;
      } | null;
    }[];
  };
  readonly strings: { readonly nodes: readonly { language: string; data: string }[] };
  readonly shells: { readonly nodes: readonly { path: string; matchPath: string | null }[] };
}

const outputsQuery = /* GraphQL */ `
  {
    files: allFile(filter: { sourceInstanceName: { eq: "legal" }, extension: { eq: "md" } }) {
      nodes {
        relativePath
        childMarkdownRemark {
          frontmatter {
            title
            description
            version
            effective(formatString: "YYYY-MM-DD")
          }
          safeHtml
        }
      }
    }
    strings: allLocale(filter: { ns: { eq: "legal" } }) {
      nodes {
        language
        data
      }
    }
    shells: allSitePage(filter: { matchPath: { ne: null } }) {
      nodes {
        path
        matchPath
      }
    }
  }
`;

function textsOf({ files }: OutputsQuery): LegalTexts {
  return new Map(
    files.nodes.flatMap(({ relativePath, childMarkdownRemark }) =>
      childMarkdownRemark === null
        ? []
        : [
            [
              relativePath,
              { ...childMarkdownRemark.frontmatter, html: childMarkdownRemark.safeHtml },
            ] as const,
          ],
    ),
  );
}

function stringsOf({ strings }: OutputsQuery, locale: Locale) {
  const node = strings.nodes.find(({ language }) => language === locale);
  if (!node) throw new Error(`No strings of the namespace legal in ${locale}`);
  return legalStrings(node.data);
}

async function readOutputs(args: Pick<BuildArgs, 'graphql'>): Promise<OutputsQuery> {
  const result: { data?: OutputsQuery; errors?: unknown } =
    await args.graphql<OutputsQuery>(outputsQuery);
  if (result.data && result.errors === undefined) return result.data;
  throw new Error(`The outputs of the build cannot be read: ${JSON.stringify(result.errors)}`);
}

/** Writes the files that follow from the library alone: pictures, calendars, indexes of names, filters, feeds, sitemaps and what else is for machines. */
async function writeLibraryFiles(publicDir: string): Promise<void> {
  const { calendars, files, pictures, ogImages, sitemap, searchIndexes, filters } = buildInput();
  const { GATSBY_SITE_URL: siteUrl, LOCALES_BUILT: locales } = readEnvironment(process.env);
  const storeDir = path.resolve('.data', 'pictures');
  await publishPictures(pictures, { storeDir, publicDir });
  await publishOgImages(ogImages, { storeDir: path.resolve('.data', 'og-images'), publicDir });
  await writeActivityCalendars(calendars, publicDir);
  await writeSearchIndexes(searchIndexes, publicDir);
  await writeLibraryFilter(filters, publicDir);
  await writeMachineFiles(files, publicDir);
  await writeSitemaps(sitemap, { siteUrl, locales, publicDir });
}

/** Serves pictures, calendars and the indexes of names during development as they are after a build. */
export const onCreateDevServer: NonNullable<GatsbyNode['onCreateDevServer']> = () =>
  writeLibraryFiles(path.resolve('public'));

/** Writes what Gatsby does not: pictures, calendars, indexes of names, filters, script-free legal files, hosting rules, compressed copies, build manifest. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (args) => {
  const publicDir = path.resolve('public');
  // Before anything that may fail: nginx would hand out the old copies in place of Gatsby's new pages.
  const removedFirst = removeOldCopies(publicDir);
  await scriptsCompressed();
  const art = await finishArt();
  if (art !== undefined) args.reporter.info(art);
  const data = await readOutputs(args);
  const environment = readEnvironment(process.env);
  const [zh, en, ja] = LOCALES;
  await writeLibraryFiles(publicDir);
  await writeLegalFiles({
    documents: buildInput().legal,
    texts: textsOf(data),
    strings: { zh: stringsOf(data, zh), en: stringsOf(data, en), ja: stringsOf(data, ja) },
    siteUrl: environment.GATSBY_SITE_URL,
    locales: environment.LOCALES_BUILT,
    publicDir,
  });
  await writeHosting(data.shells.nodes, buildInput().redirects, publicDir);
  const examining = args.reporter.activityTimer('Examining pages');
  examining.start();
  const examined = await examineBuild({
    publicDir,
    siteUrl: environment.GATSBY_SITE_URL,
    locales: environment.LOCALES_BUILT,
    mode: environment.DOCTOR,
    warn: (message) => {
      args.reporter.warn(message);
    },
  });
  examining.setStatus(`${String(examined)} pages`);
  examining.end();
  const compressing = args.reporter.activityTimer('Compressing text files');
  compressing.start();
  const { compressed, upToDate, removed } = await publishBuild({
    publicDir,
    summary: summarize(
      await readBuildState(Reflect.apply(args.store.getState, undefined, []), publicDir),
      { locales: environment.LOCALES_BUILT, input: buildInput().digest },
    ),
    compressedCopies: environment.COMPRESSED_COPIES,
  });
  compressing.setStatus(
    `${String(compressed)} new, ${String(upToDate)} unchanged, ${String(removedFirst + removed)} old copies removed`,
  );
  compressing.end();
  await keepCounts(
    path.resolve(LAST_BUILD_FILE),
    environment.GATSBY_API_BASE_URL,
    buildInput().counts,
  );
};
