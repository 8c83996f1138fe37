import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Finding } from '../checks/report-findings';
import type { Fault } from '../faults';
import { inlineScripts } from './inline-scripts';
import { createExaminer, type ExaminedSite, type PageNote, type WantedId } from './examine-page';

/** The pages that one worker reads. */
export interface PageShare extends ExaminedSite {
  readonly publicDir: string;
  readonly pages: readonly string[];
}

/** Findings of some pages. */
export interface ExaminedPages {
  readonly notes: readonly PageNote[];
  readonly findings: readonly Finding[];
  /** Faults of the source of files alone. */
  readonly sourceFaults: readonly Fault[];
  readonly wantedIds: readonly WantedId[];
  /** Inline scripts that no earlier page of the share has, each with the first page that has it. */
  readonly scripts: readonly FoundScript[];
}

/** Inline script of a page. */
export interface FoundScript {
  readonly where: string;
  readonly text: string;
}

/** Finds what is wrong with the source of a file alone. */
type FindSourceFaults = (file: string, bytes: Buffer) => readonly string[];

/** Gatsby stitches these parts into pages, where they are examined. */
const PARTS_OF_PAGES = '/_gatsby/';

/** Pages in one message: few enough that no worker keeps many. */
const PAGES_PER_MESSAGE = 500;

/** Examines a share of the pages, a few hundred at a time. */
export function* examineFiles(
  share: PageShare,
  findSourceFaults: FindSourceFaults = () => [],
): Generator<ExaminedPages> {
  const examine = createExaminer(share);
  const known = new Set<string>();
  const knownScripts = new Set<string>();
  for (let start = 0; start < share.pages.length; start += PAGES_PER_MESSAGE) {
    const notes: PageNote[] = [];
    const findings: Finding[] = [];
    const sourceFaults: Fault[] = [];
    const wantedIds: WantedId[] = [];
    const scripts: FoundScript[] = [];
    for (const file of share.pages.slice(start, start + PAGES_PER_MESSAGE)) {
      const bytes = readFileSync(path.join(share.publicDir, file));
      sourceFaults.push(...findSourceFaults(file, bytes).map((what) => ({ where: file, what })));
      if (file.startsWith(PARTS_OF_PAGES)) continue;
      const html = bytes.toString();
      for (const text of inlineScripts(html)) {
        if (!knownScripts.has(text)) scripts.push({ where: file, text });
        knownScripts.add(text);
      }
      const page = examine(file, html);
      notes.push(page.note);
      findings.push(...page.findings);
      for (const wanted of page.wantedIds) {
        // Many pages lead to the same place: it is looked at once.
        const key = `${wanted.target}#${wanted.id}`;
        if (!known.has(key)) wantedIds.push(wanted);
        known.add(key);
      }
    }
    yield { notes, findings, sourceFaults, wantedIds, scripts };
  }
}

/** Runs in a worker: examines the share that it was given and sends what it finds. */
export function examineShare(findSourceFaults?: FindSourceFaults): void {
  for (const pages of examineFiles(workerData as PageShare, findSourceFaults)) {
    parentPort?.postMessage(pages);
  }
}
