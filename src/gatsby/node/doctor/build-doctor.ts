import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Locale } from '../../../config/locales';
import { filesBelow } from '../../../node/files-below';
import { reportFindings, type Finding, type FindingRules } from '../checks/report-findings';
import type { Fault } from '../faults';
import type { Rewrite } from '../outputs/hosting/hosting-rules';
import { createComparison } from './compare-pages';
import { examineFiles, type ExaminedPages, type PageShare } from './examine-files';
import { scriptSource } from './inline-scripts';

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
  /** How many pages were read. */
  readonly count: number;
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

/** The worker's file as it lies in the site: Gatsby compiles this folder into one file, which lies elsewhere. */
const WORKER_FILE = path.resolve('src', 'gatsby', 'node', 'doctor', 'examine-worker.ts');

/** Pages for which a worker is worth the second that it takes to start. */
const PAGES_OF_WORKER = 200;

function runWorker(
  file: string,
  share: PageShare,
  onPages: (pages: ExaminedPages) => void,
): Promise<void> {
  // Node's workers take no TypeScript by themselves.
  const tsx = createRequire(file).resolve('tsx/cjs');
  const code = [tsx, file].map((each) => `require(${JSON.stringify(each)});`).join('');
  return new Promise((resolve, reject) => {
    new Worker(code, { eval: true, workerData: share })
      .on('message', onPages)
      .once('error', reject)
      .once('exit', (exitCode) => {
        if (exitCode === 0) resolve();
        else reject(new Error(`A worker that reads pages ended with ${String(exitCode)}`));
      });
  });
}

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
 * Reads every page of a build once, those of a large one shared among the processors: links and fragments that lead
 * nowhere; languages and mobile twins that are missing or that only one of two pages names; titles and descriptions
 * that are missing, doubled or too long.
 * @param workerFile what calls `examineShare` in each worker
 */
export async function examinePages(
  { publicDir, siteUrl, locales, rewrites }: BuiltSite,
  workerFile = WORKER_FILE,
): Promise<Examination> {
  const files = new Set(filesBelow(publicDir));
  const pages = [...files].filter((file) => file.endsWith('.html'));
  const comparison = createComparison(locales);
  const sourceFaults: Fault[] = [];
  const scripts = new Map<string, string>();
  const add = (found: ExaminedPages): void => {
    comparison.add(found);
    sourceFaults.push(...found.sourceFaults);
    for (const { where, text } of found.scripts) scripts.set(text, where);
  };
  const shared = { publicDir, siteUrl, locales, rewrites, files };
  if (workerFile === WORKER_FILE && pages.length <= PAGES_OF_WORKER) {
    for (const found of examineFiles({ ...shared, pages })) add(found);
  } else {
    const workers = Math.min(availableParallelism(), Math.ceil(pages.length / PAGES_OF_WORKER));
    await Promise.all(
      Array.from({ length: workers }, (_, at) => {
        const own = pages.filter((_file, index) => index % workers === at);
        return runWorker(workerFile, { ...shared, pages: own }, add);
      }),
    );
  }
  return {
    count: pages.length,
    scripts: [...scripts.keys()].map(scriptSource).sort(),
    findings: withoutRepetition([...comparison.findings(), ...scriptFindings(scripts)]),
    sourceFaults: withoutRepetition(sourceFaults),
  };
}

/**
 * Examines a build before it is published, as {@link examinePages} does.
 * @returns what was found
 * @throws BuildFaults naming file and fault, where the rules say that it stops the build
 */
export async function examineBuild(site: BuiltSite, rules: FindingRules): Promise<Examination> {
  const examined = await examinePages(site);
  const heading = 'The build doctor has found faults in the pages:';
  reportFindings(heading, examined.findings, rules);
  return examined;
}
