import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { HOSTING_FOLDER, parseRewrites } from '../gatsby/node/outputs/hosting/hosting-rules';
import { UsageError } from '../node/errors';
import { filesBelow } from '../node/files-below';
import { readOptions, runCommand } from './command-line';
import type { Share } from './html-check/check-files';
import type { CheckedFile, Finding } from './html-check/check-page';
import { checkSite } from './html-check/check-site';

const CHECK_FILES = path.join(__dirname, 'html-check', 'check-files.ts');

/** Node's workers take no TypeScript by themselves. */
const WORKER_CODE = `require('tsx/cjs'); require(${JSON.stringify(CHECK_FILES)});`;

function runWorker(share: Share): Promise<readonly CheckedFile[]> {
  return new Promise((resolve, reject) => {
    new Worker(WORKER_CODE, { eval: true, workerData: share })
      .once('message', resolve)
      .once('error', reject)
      .once('exit', () => reject(new Error('A part of the check ended early')));
  });
}

/** Shares the pages among as many workers as there are processors. */
async function checkAll(
  publicDir: string,
  files: readonly string[],
): Promise<readonly CheckedFile[]> {
  const count = availableParallelism();
  const shares = Array.from({ length: count }, (_, share) => ({
    publicDir,
    files: files.filter((_file, index) => index % count === share),
  }));
  return (await Promise.all(shares.map(runWorker))).flat();
}

/** One line for each fault, however many pages it is on. */
function report(findings: readonly Finding[]): string {
  const faults = new Map<string, { readonly file: string; count: number }>();
  for (const { file, fault } of findings) {
    const known = faults.get(fault) ?? { file, count: 0 };
    known.count += 1;
    faults.set(fault, known);
  }
  return [...faults]
    .map(([fault, { file, count }]) => `  ${String(count)} × ${file} ${fault}`)
    .join('\n');
}

function rewritesIn(publicDir: string) {
  try {
    const file = path.join(publicDir, HOSTING_FOLDER, 'rewrites.json');
    return parseRewrites(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(`There is no finished build in ${publicDir}: run npm run build first`);
  }
}

async function checkHtml(): Promise<number> {
  const { dir } = readOptions({ dir: { type: 'string', default: 'public' } });
  const publicDir = path.resolve(dir);
  const site = { rewrites: rewritesIn(publicDir), files: new Set(filesBelow(publicDir)) };
  const pages = [...site.files].filter((file) => file.endsWith('.html'));
  const checked = await checkAll(publicDir, pages);
  const findings = [
    ...checked.flatMap((file) => file.findings),
    ...checkSite(
      checked.flatMap(({ page }) => page ?? []),
      site,
    ),
  ];
  if (findings.length > 0) {
    console.error(`${String(findings.length)} faults in the HTML of ${dir}:\n${report(findings)}`);
    return 1;
  }
  console.log(`${String(pages.length)} HTML files are sound`);
  return 0;
}

void runCommand(checkHtml);
