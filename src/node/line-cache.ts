import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { replaceFile } from './write-file';

/** Values of earlier builds, by the source that each was made of. */
export interface LineCache {
  /** Returns the value kept for a source; undefined when there is none. It may be anything: callers parse it. */
  readonly get: (source: string) => unknown;
  /** Keeps a value that JSON can hold. */
  readonly set: (source: string, value: unknown) => void;
  /**
   * Writes the file where something changed.
   * @param asked `all`: whatever this process has not asked for is dropped; `some`: it is kept
   */
  readonly save: (asked: 'all' | 'some') => Promise<void>;
}

/** A SHA-256 digest in hex. */
const KEY_LENGTH = 64;
const NEWLINE = Buffer.from('\n');

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Reads lines of `{key} {JSON}`, which are cut out of the file's bytes and decoded when asked for. */
async function readLines(file: string, header: string): Promise<Map<string, Buffer>> {
  const lines = new Map<string, Buffer>();
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  let start = 0;
  // The last line was cut off if it has no end.
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
    const line = bytes.subarray(start, end);
    if (start === 0 && line.toString() !== header) break;
    if (start > 0) lines.set(line.toString('latin1', 0, KEY_LENGTH), line);
    start = end + 1;
  }
  return lines;
}

function decode(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8', KEY_LENGTH + 1));
  } catch {
    return undefined;
  }
}

/** Streams the lines: all of them as one text would not fit into a string. */
async function writeLines(file: string, header: string, lines: Iterable<Buffer>): Promise<void> {
  function* chunks(): Generator<Buffer> {
    yield Buffer.from(header);
    yield NEWLINE;
    for (const line of lines) {
      yield line;
      yield NEWLINE;
    }
  }
  await mkdir(path.dirname(file), { recursive: true });
  await replaceFile(file, (temporary) =>
    pipeline(Readable.from(chunks()), createWriteStream(temporary)),
  );
}

/** A cache that keeps nothing. */
export const noLineCache: LineCache = {
  get: () => undefined,
  set: () => undefined,
  save: () => Promise.resolve(),
};

/**
 * Opens a cache. Lines that are corrupt, or were written under another version, count as absent.
 * @param version names everything besides the source that a value depends on
 */
export async function openLineCache(file: string, version: string): Promise<LineCache> {
  const header = sha256(version);
  const kept = await readLines(file, header);
  const asked = new Map<string, Buffer>();
  let hasNew = false;
  return {
    get: (source) => {
      const key = sha256(source);
      const line = asked.get(key) ?? kept.get(key);
      if (!line) return undefined;
      asked.set(key, line);
      return decode(line);
    },
    set: (source, value) => {
      const key = sha256(source);
      asked.set(key, Buffer.from(`${key} ${JSON.stringify(value)}`));
      hasNew = true;
    },
    save: async (what) => {
      const lines = what === 'all' ? asked : new Map([...kept, ...asked]);
      if (!hasNew && lines.size === kept.size) return;
      await writeLines(file, header, lines.values());
    },
  };
}
