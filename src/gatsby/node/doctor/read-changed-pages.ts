import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Fault } from '../faults';
import { examineFiles, type ExaminedPages, type PageShare } from './examine-files';
import { keepPages, readKeptPages, type KeptPages } from './kept-pages';
import { createPageBook, placesOf, type KnownPage, type PageBook } from './page-book';
import type { PageFile } from './site-walk';

/** The worker's file as it lies in the site: Gatsby compiles this folder into one file, which lies elsewhere. */
export const WORKER_FILE = path.resolve('src', 'gatsby', 'node', 'doctor', 'examine-worker.ts');

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

interface ReadOptions {
  readonly publicDir: string;
  readonly siteUrl: string;
  readonly workerFile: string;
}

/** Reads pages, many of them shared among the processors. @returns the faults of the source of files alone */
async function readPages(
  book: PageBook,
  files: readonly PageFile[],
  { publicDir, siteUrl, workerFile }: ReadOptions,
): Promise<readonly Fault[]> {
  const sourceFaults: Fault[] = [];
  const byName = new Map(files.map((each) => [each.file, each]));
  const pages = [...byName.keys()];
  const add = (): ((found: ExaminedPages) => void) => {
    const addShare = book.addShare(byName);
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

/** Everything that a book says of a page but where its lists have it. */
function factsOf(book: PageBook, { digest, note, findings, links, scripts }: KnownPage): string {
  const texts = (list: 'links' | 'scripts', places: string) =>
    placesOf(places).map((place) => book[list].texts[place]);
  const shown = [digest, note, findings, texts('links', links), texts('scripts', scripts)];
  return JSON.stringify(shown);
}

/** Reads some of the pages that are as they were, each time other ones, and tells whether the book is right about them. */
async function isRightAbout(
  book: PageBook,
  same: readonly PageFile[],
  options: ReadOptions,
): Promise<boolean> {
  const first = Math.floor(Math.random() * Math.min(SAMPLE, same.length));
  const drawn = same.filter((_, at) => at % SAMPLE === first);
  const again = createPageBook();
  await readPages(again, drawn, { ...options, workerFile: WORKER_FILE });
  return [...again.pages.values()].every((page) => {
    const known = book.pages.get(page.file);
    return known !== undefined && factsOf(book, known) === factsOf(again, page);
  });
}

export interface PageSource {
  /** File that calls `examineShare` in each worker. */
  readonly workerFile?: string;
  /** Place where facts of pages are kept, so that only pages that have changed are read. */
  readonly kept?: KeptPages | undefined;
  readonly warn?: (message: string) => void;
}

/** Brings the book of all pages up to date. @returns it with the pages that are there, and how many of them were read */
export async function takeDownPages(
  files: readonly PageFile[],
  options: ReadOptions,
  { kept, warn }: PageSource,
) {
  let old = kept && (await readKeptPages(kept));
  const isSame = ({ file, size, mtimeMs }: PageFile): boolean => {
    const known = old?.book.pages.get(file);
    return known?.size === size && known.mtimeMs === mtimeMs;
  };
  if (old && !(await isRightAbout(old.book, files.filter(isSame), options))) {
    warn?.('What was kept of pages is not what is in them: all of them are read again');
    old = undefined;
  }
  const book = old?.book ?? createPageBook();
  const changed = files.filter((each) => !isSame(each));
  const sourceFaults = await readPages(book, changed, options);
  const pages = files.flatMap(({ file }) => book.pages.get(file) ?? []);
  if (kept && (changed.length > 0 || pages.length !== book.pages.size)) {
    const firstLinks = old?.firstLinks ?? book.links.texts.length;
    await keepPages(kept, { book, firstLinks }, pages);
  }
  return { book, pages, read: changed.length, sourceFaults };
}
