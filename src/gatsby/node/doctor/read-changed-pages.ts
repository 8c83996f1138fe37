import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Fault } from '../faults';
import { examineFiles, type ExaminedPages, type PageShare } from './examine-files';
import { keepPages, readKeptPages, type KeptPages } from './page-facts-cache';
import { createPageFacts, placesOf, type KnownPage, type PageFacts } from './page-facts';
import type { PageFile } from './walk-site';

/** The worker's file as it lies in the site: Gatsby compiles this folder into one file, which lies elsewhere. */
export const WORKER_FILE = path.resolve('src', 'gatsby', 'node', 'doctor', 'examine-worker.ts');

/** Pages for which a worker is worth the two seconds of the processor that it takes to start: some 0.6 ms each. */
const PAGES_OF_WORKER = 2_000;

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

interface ReadOptions {
  readonly publicDir: string;
  readonly siteUrl: string;
  readonly workerFile: string;
}

/** Reads pages, many of them shared among the processors. @returns the faults of the source of files alone */
async function readPages(
  facts: PageFacts,
  files: readonly PageFile[],
  { publicDir, siteUrl, workerFile }: ReadOptions,
): Promise<readonly Fault[]> {
  const sourceFaults: Fault[] = [];
  const byName = new Map(files.map((each) => [each.file, each]));
  const pages = [...byName.keys()];
  const add = (): ((found: ExaminedPages) => void) => {
    const addShare = facts.addShare(byName);
    return (found) => {
      addShare(found);
      sourceFaults.push(...found.sourceFaults);
    };
  };
  if (workerFile === WORKER_FILE && pages.length <= PAGES_OF_WORKER) {
    const addFound = add();
    for (const found of examineFiles({ publicDir, siteUrl, pages })) addFound(found);
    return sourceFaults;
  }
  const workers = Math.min(availableParallelism(), Math.ceil(pages.length / PAGES_OF_WORKER));
  await Promise.all(
    Array.from({ length: workers }, (_, at) => {
      const own = pages.filter((_file, index) => index % workers === at);
      return runWorker(workerFile, { publicDir, siteUrl, pages: own }, add());
    }),
  );
  return sourceFaults;
}

/** One in so many pages that have not changed is read all the same. */
const SAMPLE = 100;

/** Everything that is known of a page, but for its places in lists. */
function factsOf(facts: PageFacts, { digest, note, findings, links, scripts }: KnownPage): string {
  const texts = (list: 'links' | 'scripts', places: string) =>
    placesOf(places).map((place) => facts[list].texts[place]);
  const shown = [digest, note, findings, texts('links', links), texts('scripts', scripts)];
  return JSON.stringify(shown);
}

/** Reads some of the pages that are as they were, each time other ones, and tells whether the facts are right about them. */
async function isRightAbout(
  facts: PageFacts,
  same: readonly PageFile[],
  options: ReadOptions,
): Promise<boolean> {
  const first = Math.floor(Math.random() * Math.min(SAMPLE, same.length));
  const drawn = same.filter((_, at) => at % SAMPLE === first);
  const again = createPageFacts();
  await readPages(again, drawn, { ...options, workerFile: WORKER_FILE });
  return [...again.pages.values()].every((page) => {
    const known = facts.pages.get(page.file);
    return known !== undefined && factsOf(facts, known) === factsOf(again, page);
  });
}

export interface PageSource {
  /** File that calls `examineShare` in each worker. */
  readonly workerFile?: string;
  /** Place where facts of pages are kept, so that only pages that have changed are read. */
  readonly kept?: KeptPages | undefined;
  readonly warn?: (message: string) => void;
}

/** Brings the facts of all pages up to date. @returns it with the pages that are there, and how many of them were read */
export async function readChangedPages(
  files: readonly PageFile[],
  options: ReadOptions,
  { kept, warn }: PageSource,
) {
  let old = kept && (await readKeptPages(kept));
  const isSame = ({ file, size, mtimeMs }: PageFile): boolean => {
    const known = old?.facts.pages.get(file);
    return known?.size === size && known.mtimeMs === mtimeMs;
  };
  if (old && !(await isRightAbout(old.facts, files.filter(isSame), options))) {
    warn?.('What was kept of pages is not what is in them: all of them are read again');
    old = undefined;
  }
  const facts = old?.facts ?? createPageFacts();
  const changed = files.filter((each) => !isSame(each));
  const sourceFaults = await readPages(facts, changed, options);
  const pages = files.flatMap(({ file }) => facts.pages.get(file) ?? []);
  if (kept && (changed.length > 0 || pages.length !== facts.pages.size)) {
    const firstLinks = old?.firstLinks ?? facts.links.texts.length;
    await keepPages(kept, { facts, firstLinks }, pages);
  }
  return { facts, pages, read: changed.length, sourceFaults };
}
