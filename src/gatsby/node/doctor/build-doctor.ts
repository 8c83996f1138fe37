import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Locale } from '../../../config/locales';
import { filesBelow } from '../../../node/files-below';
import { BuildFaults } from '../faults';
import { HOSTING_FOLDER, parseRewrites } from '../outputs/hosting/hosting-rules';
import { createComparison } from './compare-pages';
import type { ExaminedPages, ExamineShare } from './examine-files';
import type { Finding, WantedId } from './examine-page';
import { scanPage } from './scan-page';

interface Options {
  /** Gatsby's `public`, with all pages and files of the build. */
  readonly publicDir: string;
  /** The site's own address, without a slash at its end. */
  readonly siteUrl: string;
  /** The languages that this build has written. */
  readonly locales: readonly Locale[];
  /** Whether a finding stops the build (default) or is said only. */
  readonly mode: 'stop' | 'warn';
  readonly warn: (message: string) => void;
}

/** Parts of pages, which Gatsby stitches into them. */
const NO_PAGES = '/_gatsby/';

/** The worker's file as it lies in the site: Gatsby compiles this folder into one file, which lies elsewhere. */
const EXAMINE_FILES = path.resolve('src', 'gatsby', 'node', 'doctor', 'examine-files.ts');

function runWorker(share: ExamineShare, onPages: (pages: ExaminedPages) => void): Promise<void> {
  // Node's workers take no TypeScript by themselves.
  const tsx = createRequire(EXAMINE_FILES).resolve('tsx/cjs');
  const code = [tsx, EXAMINE_FILES].map((file) => `require(${JSON.stringify(file)});`).join('');
  return new Promise((resolve, reject) => {
    new Worker(code, { eval: true, workerData: share })
      .on('message', onPages)
      .once('error', reject)
      .once('exit', (exitCode) => {
        if (exitCode === 0) resolve();
        else reject(new Error(`A part of the build doctor ended with ${String(exitCode)}`));
      });
  });
}

/** The links to ids that are not there: each page that is led to is read once more. */
function deadIds(wantedIds: readonly WantedId[], publicDir: string): readonly Finding[] {
  const byTarget = new Map<string, WantedId[]>();
  for (const wanted of wantedIds) {
    const known = byTarget.get(wanted.target);
    if (known) known.push(wanted);
    else byTarget.set(wanted.target, [wanted]);
  }
  return [...byTarget].flatMap(([target, wanted]) => {
    if (!target.endsWith('.html')) return [];
    const { ids } = scanPage(readFileSync(path.join(publicDir, target), 'utf8'));
    return wanted.filter(({ id }) => !ids.has(id));
  });
}

/** One finding for each fault, with the number of further pages that have it. */
function withoutRepetition(findings: readonly Finding[]): readonly Finding[] {
  const byFault = new Map<string, { readonly file: string; more: number }>();
  for (const { file, fault } of findings) {
    const known = byFault.get(fault);
    if (known) known.more += 1;
    else byFault.set(fault, { file, more: 0 });
  }
  return [...byFault].map(([fault, { file, more }]) => ({
    file,
    fault: more === 0 ? fault : `${fault} (and ${String(more)} more pages)`,
  }));
}

/**
 * Looks at every page that the build has written, shared among the processors: links and fragments that lead nowhere;
 * languages and mobile twins that are missing or that only one of two pages names; titles and descriptions that are
 * missing, doubled or too long.
 * @returns how many pages were looked at
 * @throws BuildFaults naming file and fault
 */
export async function examineBuild(options: Options): Promise<number> {
  const { publicDir, siteUrl, locales, mode, warn } = options;
  const files = new Set(filesBelow(publicDir));
  const pages = [...files].filter((file) => file.endsWith('.html') && !file.startsWith(NO_PAGES));
  const rewrites = parseRewrites(
    readFileSync(path.join(publicDir, HOSTING_FOLDER, 'rewrites.json'), 'utf8'),
  );
  const comparison = createComparison(locales);
  const findings: Finding[] = [];
  const wantedIds: WantedId[] = [];
  const count = Math.min(availableParallelism(), Math.ceil(pages.length / 200));
  await Promise.all(
    Array.from({ length: count }, (_, at) => {
      const own = pages.filter((_file, index) => index % count === at);
      return runWorker({ publicDir, siteUrl, locales, rewrites, files, pages: own }, (examined) => {
        for (const note of examined.notes) comparison.add(note);
        findings.push(...examined.findings);
        wantedIds.push(...examined.wantedIds);
      });
    }),
  );
  findings.push(...comparison.findings(), ...deadIds(wantedIds, publicDir));
  if (findings.length === 0) return pages.length;
  const faults = withoutRepetition(findings).map(({ file, fault }) => ({
    where: file,
    what: fault,
  }));
  const found = new BuildFaults('The build doctor has found faults in the pages:', faults);
  if (mode === 'stop') throw found;
  warn(found.message);
  return pages.length;
}
