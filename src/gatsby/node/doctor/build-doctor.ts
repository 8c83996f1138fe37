import type { Locale } from '../../../config/locales';
import { reportFindings, type Finding, type FindingRules } from '../checks/report-findings';
import type { Fault } from '../faults';
import type { Rewrite } from '../outputs/hosting/hosting-rules';
import { findDeadLinks } from './check-links';
import { createComparison } from './compare-pages';
import { PARTS_OF_PAGES } from './examine-files';
import { scriptSource } from './inline-scripts';
import type { KeptPages } from './page-facts-cache';
import { placesOf } from './page-facts';
import { walkSite, type PageFile } from './walk-site';
import { readChangedPages, WORKER_FILE, type PageSource } from './read-changed-pages';

interface BuiltSite {
  /** Gatsby's `public`, with all pages and files of the build. */
  readonly publicDir: string;
  /** The site's own address, without a slash at its end. */
  readonly siteUrl: string;
  /** The languages that this build has written. */
  readonly locales: readonly Locale[];
  /** The addresses that shells fill. */
  readonly rewrites: readonly Rewrite[];
}

/** All that is found on pages, each once. */
interface Examination {
  /** How many pages there are. */
  readonly count: number;
  /** How many of them were read. */
  readonly read: number;
  /** Sources of a Content-Security-Policy for the inline scripts of all pages, in the order of their letters. */
  readonly scripts: readonly string[];
  readonly findings: readonly Finding[];
  /** Faults of the source of files alone. */
  readonly sourceFaults: readonly Fault[];
}

/**
 * The most different inline scripts: each adds 54 bytes to a header that every page comes with. Ten there are: the head's
 * redirect in five variants, the density of a phone's list, whether somebody is logged in on a phone, the wait of the home page for its screens, and
 * two of Gatsby's.
 */
const MOST_SCRIPTS = 10;

/** Names every inline script when there are too many of them: one that differs from page to page is data, not code. */
function scriptFindings(scripts: ReadonlyMap<string, string>): readonly Finding[] {
  if (scripts.size <= MOST_SCRIPTS) return [];
  return Array.from(scripts, ([text, where]) => ({
    kind: 'inline-script',
    where,
    what: `has one of ${String(scripts.size)} different inline scripts, expected ${String(MOST_SCRIPTS)} in all pages: ${text.slice(0, 60)}`,
  }));
}

/** Lists each fault once, with the number of further pages that have it. */
function withoutRepetition<F extends Fault>(faults: readonly F[]): readonly F[] {
  const byText = new Map<string, { readonly first: F; more: number }>();
  for (const fault of faults) {
    const known = byText.get(fault.what);
    if (known) known.more += 1;
    else byText.set(fault.what, { first: fault, more: 0 });
  }
  return Array.from(byText.values(), ({ first, more }) => ({
    ...first,
    what: more === 0 ? first.what : `${first.what} (and ${String(more)} more pages)`,
  }));
}

/**
 * Finds what is wrong on and among the pages of a build: links and fragments that lead nowhere; languages and mobile twins
 * that are missing or that only one of two pages names; titles and descriptions that are missing, doubled or too long.
 * Every page is read once, or none that is as it was where facts are kept.
 */
export async function examinePages(
  { publicDir, siteUrl, locales, rewrites }: BuiltSite,
  source: PageSource = {},
): Promise<Examination> {
  const { workerFile = WORKER_FILE } = source;
  const { pages: htmlFiles, files } = walkSite(publicDir);
  // Parts of pages have nothing but their source.
  const isRead = ({ file }: PageFile) =>
    workerFile !== WORKER_FILE || !file.startsWith(PARTS_OF_PAGES);
  const listed = htmlFiles.filter(isRead);
  const options = { publicDir, siteUrl, workerFile };
  const { facts, pages, read, sourceFaults } = await readChangedPages(listed, options, source);
  const comparison = createComparison(locales);
  const scripts = new Map<string, string>();
  for (const page of pages) {
    comparison.add(page.note);
    for (const place of placesOf(page.scripts)) {
      const text = facts.scripts.texts[place] ?? '';
      if (!scripts.has(text)) scripts.set(text, page.file);
    }
  }
  function* withLinks() {
    for (const { file, links } of pages) yield { file, links: placesOf(links) };
  }
  const site = { siteUrl, locales, rewrites, files };
  const idsOf = (file: string) => facts.pages.get(file)?.note.ids;
  return {
    ...{ count: listed.length, read },
    scripts: [...scripts.keys()].map(scriptSource).sort(),
    findings: withoutRepetition([
      ...pages.flatMap(({ findings }) => findings),
      ...findDeadLinks(facts.links.texts, withLinks(), site, idsOf),
      ...comparison.findings(),
      ...scriptFindings(scripts),
    ]),
    sourceFaults: withoutRepetition(sourceFaults),
  };
}

/**
 * Examines a build before it is published, as {@link examinePages} does.
 * @param kept where facts of pages are kept from build to build
 * @returns what was found
 * @throws BuildFaults naming file and fault, where the rules say that it stops the build
 */
export async function examineBuild(
  site: BuiltSite,
  rules: FindingRules,
  kept?: KeptPages,
): Promise<Examination> {
  const examined = await examinePages(site, { kept, warn: rules.warn });
  const heading = 'The build doctor has found faults in the pages:';
  reportFindings(heading, examined.findings, rules);
  return examined;
}
