import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { replaceFile } from '../../../node/write-file';

/**
 * Details of earlier pulls. A detail counts as unchanged as long as its whole summary in the list,
 * with `updated_at` in it, is what it was when the detail was fetched.
 */
export interface DetailsCache {
  /** The payload kept under a key; undefined when there is none. It may be anything: callers parse it. */
  readonly get: (key: string) => unknown;
  readonly set: (key: string, payload: unknown) => void;
  /**
   * Writes the cache where it changed. `complete` says that the pull saw everything: what it did not
   * ask for is gone from the API, and is dropped.
   */
  readonly save: (complete: boolean) => Promise<void>;
}

/** Raise it when what is kept changes its meaning: what older versions wrote is then ignored. */
const VERSION = 1;

const HEX_LENGTH = 64;
const NEWLINE = 0x0a;

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The key of a detail: its endpoint and the summary that it belongs to. */
export function detailKey(endpoint: string, summary: unknown): string {
  return sha256(`${endpoint} ${JSON.stringify(summary)}`);
}

const noCache: DetailsCache = {
  get: () => undefined,
  set: () => undefined,
  save: () => Promise.resolve(),
};

/** The first line of a file; one that differs is of another version or API. */
function headerOf(baseUrl: string): string {
  return JSON.stringify({ version: VERSION, baseUrl });
}

/** Lines are `["{key}",{payload}]`. They are cut out of the file's bytes and decoded when asked for. */
const PREFIX_LENGTH = 2 + HEX_LENGTH + 2;

async function readLines(file: string, header: string): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>();
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  let start = 0;
  while (start < bytes.length) {
    const newline = bytes.indexOf(NEWLINE, start);
    // A line without an end was cut off.
    if (newline < 0) break;
    const line = bytes.subarray(start, newline);
    if (start === 0 && line.toString() !== header) break;
    if (start > 0) entries.set(line.toString('latin1', 2, 2 + HEX_LENGTH), line);
    start = newline + 1;
  }
  return entries;
}

function decode(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8', PREFIX_LENGTH, line.length - 1));
  } catch {
    return undefined;
  }
}

/** Streams the lines: all of them as one text would not fit into a string. */
async function writeLines(file: string, header: string, lines: Iterable<Buffer>): Promise<void> {
  function* chunks(): Generator<Buffer> {
    const newline = Buffer.from('\n');
    yield Buffer.from(`${header}\n`);
    for (const line of lines) {
      yield line;
      yield newline;
    }
  }
  await mkdir(path.dirname(file), { recursive: true });
  await replaceFile(file, (temporary) =>
    pipeline(Readable.from(chunks()), createWriteStream(temporary)),
  );
}

/**
 * Opens the cache of one API. What is corrupt or of an old version is as good as absent.
 * @param cacheDir where it is kept; undefined switches it off
 */
export async function openDetailsCache(
  cacheDir: string | undefined,
  baseUrl: string,
): Promise<DetailsCache> {
  if (cacheDir === undefined) return noCache;
  const file = path.join(cacheDir, `details-${sha256(baseUrl).slice(0, 16)}.jsonl`);
  const header = headerOf(baseUrl);
  const entries = await readLines(file, header);
  const used = new Map<string, Buffer>();
  let changed = false;
  return {
    get: (key) => {
      const line = entries.get(key);
      if (!line) return undefined;
      used.set(key, line);
      return decode(line);
    },
    set: (key, payload) => {
      used.set(key, Buffer.from(`["${key}",${JSON.stringify(payload)}]`));
      changed = true;
    },
    save: async (complete) => {
      const kept = complete ? used : new Map([...entries, ...used]);
      if (!changed && kept.size === entries.size) return;
      await writeLines(file, header, kept.values());
    },
  };
}
