import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeWholeSync } from '../../../../node/write-file';
import { ENCODINGS, type Encoding } from './compressed-copies';
import { staleFiles, type SeenFolders, type StaleFile } from './stale-files';

/** Result of compressing. */
export interface CompressReport {
  /** Files that got new copies. */
  readonly compressed: number;
  /** Files whose copies were of this build already. */
  readonly upToDate: number;
  /** Copies of an older build, or without a source. */
  readonly removed: number;
  /** Milliseconds. */
  readonly ms: number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Effort {
  readonly brotli: number;
  readonly gzip: number;
}

/** Downloaded by everyone and compressed once per change: as small as can be. */
const THOROUGH: Effort = { brotli: 11, gzip: 9 };

/**
 * Pages and data, up to hundreds of thousands: measured on an 18 KB page, brotli 11 takes 22 ms for
 * 14 % less, 9 takes 11 ms for nothing, 5 takes 0.45 ms; gzip beyond 6 saves 1 %.
 */
const QUICK: Effort = { brotli: 5, gzip: 6 };

function effortFor(file: string): Effort {
  return /\.(?:js|css|svg)$/.test(file) ? THOROUGH : QUICK;
}

const compressors: Readonly<
  Record<Encoding['name'], (content: Buffer, effort: Effort) => Promise<Buffer>>
> = {
  br: (content, effort) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content, effort) => zip(content, { level: effort.gzip }),
};

/**
 * Compressing runs in the thread pool, files are read and written here: seven trips to the pool for each
 * file cost as much processor time as compressing it (measured: 2.0 ms a file against 1.35).
 */
export async function compressFile({ file, mtimeMs }: StaleFile): Promise<void> {
  const content = readFileSync(file);
  const effort = effortFor(file);
  await Promise.all(
    ENCODINGS.map(async ({ name, ending }) => {
      // Its time says which state of the source a copy belongs to.
      writeWholeSync(file + ending, await compressors[name](content, effort), mtimeMs);
    }),
  );
}

/** Result of removing old copies. */
interface RemovedCopies {
  readonly removed: number;
  /** Folders that need not be listed again when copies are made. */
  readonly seen: SeenFolders;
}

/**
 * Removes copies of an older build: times are compared, and contents where the times differ.
 * @param publicDir Gatsby's `public`
 * @param mode that of {@link compressPublic}
 */
export function removeOldCopies(
  publicDir: string,
  mode: 'build' | 'none' = 'build',
): RemovedCopies {
  const tally = { upToDate: 0, removed: 0 };
  const seen: SeenFolders = new Map();
  const stale = staleFiles(publicDir, tally, mode, seen);
  // It removes while it is drawn from.
  while (stale.next().done !== true);
  return { removed: tally.removed, seen };
}

/**
 * Writes `.br` and `.gz` copies beside the text files of a finished build where they are missing. Those of an older
 * build go first, all of them at once: nginx does not compare times, and compressing takes its time.
 * @param publicDir Gatsby's `public`
 * @param mode `none` makes no copies, and removes the old ones all the same
 * @param seen folders that {@link removeOldCopies} has listed
 */
export async function compressPublic(
  publicDir: string,
  mode: 'build' | 'none' = 'build',
  seen: SeenFolders = new Map(),
): Promise<CompressReport> {
  const started = performance.now();
  const tally = { upToDate: 0, removed: 0 };
  const stale = [...staleFiles(publicDir, tally, mode, seen)];
  const files = (mode === 'build' ? stale : []).values();
  let compressed = 0;
  // All workers draw from one list. Twice the cores: one file is read while another is compressed.
  const worker = async (): Promise<void> => {
    for (const file of files) {
      await compressFile(file);
      compressed += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker));
  return { compressed, ...tally, ms: performance.now() - started };
}
