import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Finding } from '../checks/report-findings';
import type { Fault } from '../faults';
import { sharedLink } from './check-links';
import { createExaminer, type PageNote } from './examine-page';
import { createInterner } from './interner';

/** The pages that one worker reads. */
export interface PageShare {
  readonly publicDir: string;
  /** The site's own address, without a slash at its end. */
  readonly siteUrl: string;
  readonly pages: readonly string[];
}

/** Facts of a page. Links and scripts are places in lists that the pages of a share have in common. */
export interface ExaminedPage {
  /** Digest of the file. */
  readonly digest: string;
  readonly note: PageNote;
  readonly findings: readonly Finding[];
  readonly links: readonly number[];
  readonly scripts: readonly number[];
}

/** Findings of some pages. */
export interface ExaminedPages {
  readonly pages: readonly ExaminedPage[];
  /** Links and scripts that no earlier page of the share has: they follow in the lists. */
  readonly links: readonly string[];
  readonly scripts: readonly string[];
  /** Faults of the source of files alone. */
  readonly sourceFaults: readonly Fault[];
}

/** Finds what is wrong with the source of a file alone. */
type FindSourceFaults = (file: string, bytes: Buffer) => readonly string[];

/** Gatsby stitches these parts into pages, where they are examined. */
export const PARTS_OF_PAGES = '/_gatsby/';

/** Pages in one message: few enough that no worker keeps many. */
const PAGES_PER_MESSAGE = 500;

/** Examines a share of the pages, a few hundred at a time. */
export function* examineFiles(
  { publicDir, siteUrl, pages: files }: PageShare,
  findSourceFaults: FindSourceFaults = () => [],
): Generator<ExaminedPages> {
  const examine = createExaminer(siteUrl);
  const links = createInterner();
  const scripts = createInterner();
  for (let start = 0; start < files.length; start += PAGES_PER_MESSAGE) {
    const pages: ExaminedPage[] = [];
    const sourceFaults: Fault[] = [];
    const [linksBefore, scriptsBefore] = [links.texts.length, scripts.texts.length];
    for (const file of files.slice(start, start + PAGES_PER_MESSAGE)) {
      const bytes = readFileSync(path.join(publicDir, file));
      sourceFaults.push(...findSourceFaults(file, bytes).map((what) => ({ where: file, what })));
      if (file.startsWith(PARTS_OF_PAGES)) continue;
      const page = examine(file, bytes.toString());
      pages.push({
        digest: createHash('sha256').update(bytes).digest('base64'),
        note: page.note,
        findings: page.findings,
        links: page.links.map((link) => links.placeOf(sharedLink(link, file))),
        scripts: page.scripts.map(scripts.placeOf),
      });
    }
    yield {
      ...{ pages, sourceFaults },
      links: links.texts.slice(linksBefore),
      scripts: scripts.texts.slice(scriptsBefore),
    };
  }
}

/** Runs in a worker: examines the share that it was given and sends what it finds. */
export function examineShare(findSourceFaults?: FindSourceFaults): void {
  for (const pages of examineFiles(workerData as PageShare, findSourceFaults)) {
    parentPort?.postMessage(pages);
  }
}
