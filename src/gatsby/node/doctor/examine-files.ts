import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Locale } from '../../../config/locales';
import type { Rewrite } from '../outputs/hosting/hosting-rules';
import { createExaminer, type Finding, type PageNote, type WantedId } from './examine-page';

/** What a worker is told. */
export interface ExamineShare {
  readonly publicDir: string;
  readonly siteUrl: string;
  readonly locales: readonly Locale[];
  readonly rewrites: readonly Rewrite[];
  /** All files of the site, and those that this worker reads. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly string[];
}

/** What a worker has found on some pages. */
export interface ExaminedPages {
  readonly notes: readonly PageNote[];
  readonly findings: readonly Finding[];
  readonly wantedIds: readonly WantedId[];
}

/** Pages that are told of together: few enough that no worker keeps many. */
const AT_ONCE = 500;

/** Examines a share of the pages, a few hundred at a time. */
function* examineFiles(share: ExamineShare): Generator<ExaminedPages> {
  const examine = createExaminer(share);
  const told = new Set<string>();
  for (let start = 0; start < share.pages.length; start += AT_ONCE) {
    const pages = share.pages
      .slice(start, start + AT_ONCE)
      .map((file) => examine(file, readFileSync(path.join(share.publicDir, file), 'utf8')));
    yield {
      notes: pages.map(({ note }) => note),
      findings: pages.flatMap(({ findings }) => findings),
      // Many pages lead to the same place: it is looked at once.
      wantedIds: pages
        .flatMap(({ wantedIds }) => wantedIds)
        .filter(({ target, id }) => {
          const key = `${target}#${id}`;
          return !told.has(key) && told.add(key);
        }),
    };
  }
}

for (const pages of parentPort ? examineFiles(workerData as ExamineShare) : []) {
  parentPort?.postMessage(pages);
}
