import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { checkPage, type CheckedFile } from './check-page';

/** What a worker is told. */
export interface Share {
  readonly publicDir: string;
  readonly files: readonly string[];
}

/** Checks a share of the HTML files, one after the other. */
export function checkFiles({ publicDir, files }: Share): readonly CheckedFile[] {
  return files.map((file) => checkPage(file, readFileSync(path.join(publicDir, file))));
}

parentPort?.postMessage(checkFiles(workerData as Share));
