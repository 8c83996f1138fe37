import path from 'node:path';
import type { BuildArgs, GatsbyNode } from 'gatsby';
import { readEnvironment } from '../../../config/environment';
import { LOCALES, type Locale } from '../../../config/locales';
import { writeActivityCalendars } from '../outputs/activity-calendars';
import { readBuildState } from '../outputs/build-state';
import { writeBuildManifest } from '../outputs/build-manifest';
import { writeHosting } from '../outputs/hosting';
import { legalStrings, writeLegalFiles, type LegalTexts } from '../outputs/legal-files';
import { publishPictures } from '../pictures/publish-pictures';
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

/** Writes what Gatsby does not: pictures, calendars, the script-free legal files, the rules for web servers, the build manifest. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (args) => {
  const publicDir = path.resolve('public');
  const { legal, library, pictures } = buildInput();
  const siteUrl = readEnvironment(process.env).GATSBY_SITE_URL;
  const data = await readOutputs(args);
  const [zh, en, ja] = LOCALES;
  await publishPictures(pictures, { storeDir: path.resolve('.data', 'pictures'), publicDir });
  await writeLegalFiles({
    documents: legal,
    texts: textsOf(data),
    strings: { zh: stringsOf(data, zh), en: stringsOf(data, en), ja: stringsOf(data, ja) },
    siteUrl,
    publicDir,
  });
  await writeActivityCalendars({ activities: library.activities, siteUrl, publicDir });
  await writeHosting(data.shells.nodes, publicDir);
  // Last: an open page that reads of a new build finds all of it.
  const state: unknown = Reflect.apply(args.store.getState, undefined, []);
  await writeBuildManifest(await readBuildState(state, publicDir), publicDir);
};
