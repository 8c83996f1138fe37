import path from 'node:path';
import type { BuildArgs, GatsbyNode } from 'gatsby';
import { readEnvironment } from '../../../config/environment';
import { describeLeftOut } from '../../../config/left-out';
import { findingRules } from '../checks/report-findings';
import { LOCALES, type Locale } from '../../../config/locales';
import { examineBuild } from '../doctor/build-doctor';
import { keptPagesOf } from '../doctor/page-facts-cache';
import { finishArt } from '../art/encode-art-once';
import { readBuildState, shellsIn } from '../../patches/node/build-state';
import { gatsbyStore } from '../../patches/node/gatsby-cache';
import { summarize } from '../outputs/publish/build-summary';
import { removeOldCopies } from '../outputs/compress/compress-public';
import { scriptsCompressed } from '../outputs/compress/compress-scripts';
import { writeCms } from '../outputs/cms/write-cms';
import { writeEdgeWorker } from '../outputs/hosting/edge/write-edge-worker';
import { writeHosting } from '../outputs/hosting/hosting';
import { rewritesOf } from '../outputs/hosting/hosting-rules';
import { securityHeaders } from '../outputs/hosting/security-headers';
import type { LegalTexts } from '../outputs/legal/document-files';
import { writeLegalFiles } from '../outputs/legal/legal-files';
import { legalStrings } from '../outputs/legal/legal-strings';
import { writeOfflineWorker } from '../outputs/offline/write-offline-worker';
import { writePartnerFiles } from '../outputs/partners/write-partner-files';
import { publishBuild } from '../outputs/publish/publish-build';
import { CHANGES_FOLDER, changeLogFile, keepChangeLog } from '../sources/changes/change-log-file';
import { keepCounts, LAST_BUILD_FILE } from '../sources/last-good-build';
import { keepSnapshots, SNAPSHOTS_FOLDER } from '../sources/last-good-snapshots';
import { describeStale, staleNotes } from '../sources/stale-collections';
import { buildInput } from '../build-input';
import { keepRead } from '../unchanged/build-record';
import { noteCleanEnd, removeUnknownPages } from '../unchanged/clean-start';
import { keepCompiled } from './plan-compile';

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
  readonly strings: { readonly nodes: readonly { ns: string; language: string; data: string }[] };
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
          }
          safeHtml
        }
      }
    }
    strings: allLocale(filter: { ns: { in: ["legal", "legal-files"] } }) {
      nodes {
        ns
        language
        data
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
  const json = (ns: string): string => {
    const node = strings.nodes.find((each) => each.language === locale && each.ns === ns);
    if (!node) throw new Error(`No strings of the namespace ${ns} in ${locale}`);
    return node.data;
  };
  return legalStrings(json('legal'), json('legal-files'));
}

async function readOutputs(args: Pick<BuildArgs, 'graphql'>): Promise<OutputsQuery> {
  const result: { data?: OutputsQuery; errors?: unknown } =
    await args.graphql<OutputsQuery>(outputsQuery);
  if (result.data && result.errors === undefined) return result.data;
  throw new Error(`The outputs of the build cannot be read: ${JSON.stringify(result.errors)}`);
}

/** Writes the files that follow from the library alone, one output after the other. */
async function writeOutputs(publicDir: string): Promise<void> {
  for (const write of buildInput().outputs) await write(publicDir);
}

/** Keeps what this build had and read: it is the last good one from now on. */
async function keepLastGood(address: string): Promise<void> {
  const { counts, stale, snapshots, changeLog, read } = buildInput();
  if (snapshots) await keepSnapshots(path.resolve('.data', SNAPSHOTS_FOLDER), snapshots);
  await keepChangeLog(
    changeLogFile(path.resolve('.data', CHANGES_FOLDER), address),
    address,
    changeLog,
  );
  await keepCounts(path.resolve('.data', LAST_BUILD_FILE), address, counts, stale);
  await keepRead(path.resolve('.data'), read);
  await noteCleanEnd(path.resolve('.'));
}

/** Serves the outputs during development as they are after a build. */
export const onCreateDevServer: NonNullable<GatsbyNode['onCreateDevServer']> = () =>
  writeOutputs(path.resolve('public'));

/** Writes all that Gatsby does not: the outputs, files of partners, script-free legal files, hosting rules, compressed copies, build manifest. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (args) => {
  const publicDir = path.resolve('public');
  removeUnknownPages(gatsbyStore(args.store), path.resolve('.'));
  // Before anything that may fail: nginx would hand out the old copies in place of Gatsby's new pages.
  const environment = readEnvironment(process.env);
  const { COMPRESSED_COPIES: compressedCopies } = environment;
  const { removed: removedFirst, seen } = removeOldCopies(publicDir, compressedCopies);
  await scriptsCompressed();
  const art = await finishArt();
  if (art !== undefined) args.reporter.info(art);
  const data = await readOutputs(args);
  const shells = shellsIn(gatsbyStore(args.store).getState());
  const [zh, en, ja] = LOCALES;
  await writeOutputs(publicDir);
  await writePartnerFiles(args, environment.LOCALES_BUILT, publicDir);
  await writeLegalFiles({
    documents: buildInput().legal,
    texts: textsOf(data),
    sourceDir: path.resolve('content', 'legal'),
    strings: { zh: stringsOf(data, zh), en: stringsOf(data, en), ja: stringsOf(data, ja) },
    siteUrl: environment.GATSBY_SITE_URL,
    locales: environment.LOCALES_BUILT,
    publicDir,
  });
  const examining = args.reporter.activityTimer('Examining pages');
  examining.start();
  const examined = await examineBuild(
    {
      publicDir,
      siteUrl: environment.GATSBY_SITE_URL,
      locales: environment.LOCALES_BUILT,
      rewrites: rewritesOf(shells),
    },
    findingRules(environment, (message) => {
      args.reporter.warn(message);
    }),
    await keptPagesOf(
      path.resolve('.data'),
      path.resolve('.cache', 'compiled', 'gatsby-node.js'),
      environment.GATSBY_SITE_URL,
    ),
  );
  examining.setStatus(`${String(examined.count)} pages, ${String(examined.read)} of them read`);
  examining.end();
  await writeHosting({
    pages: shells,
    redirects: buildInput().redirects,
    headers: securityHeaders(environment, examined.scripts),
    publicDir,
  });
  await writeEdgeWorker(publicDir);
  await writeOfflineWorker(publicDir, environment.GATSBY_OFFLINE);
  await writeCms(publicDir, path.resolve('content'), environment);
  const compressing = args.reporter.activityTimer('Compressing text files');
  compressing.start();
  const { compressed, upToDate, removed } = await publishBuild({
    publicDir,
    summary: summarize(await readBuildState(gatsbyStore(args.store).getState(), publicDir), {
      locales: environment.LOCALES_BUILT,
      input: buildInput().digest,
      changes: buildInput().changesDigest,
      stale: staleNotes(buildInput().stale),
    }),
    compressedCopies,
    seen,
  });
  compressing.setStatus(
    `${String(compressed)} new, ${String(upToDate)} unchanged, ${String(removedFirst + removed)} old copies removed`,
  );
  compressing.end();
  keepCompiled();
  await keepLastGood(environment.GATSBY_API_BASE_URL);
  const leftOut = describeLeftOut(environment);
  if (leftOut !== undefined) args.reporter.info(leftOut);
  // Last of all: what stands here is read by whoever looks at a terminal at night.
  const stale = describeStale(buildInput().stale, environment.LAST_GOOD_MAX_HOURS, new Date());
  for (const line of stale) args.reporter.warn(line);
};
