import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../../../node/write-file';

/** What earlier builds have made of texts, so that a build renders only those that are new to it. */
export interface TextStore {
  /** What is kept for a source; undefined when there is nothing. It may be anything: callers parse it. */
  readonly get: (source: string) => unknown;
  readonly set: (source: string, shown: object) => void;
  /** Writes the store where it changed, without what nobody has asked for. */
  readonly save: () => Promise<void>;
}

/** A SHA-256 digest in base64. */
const KEY_LENGTH = 44;
const NEWLINE = 0x0a;

function keyOf(source: string): string {
  return createHash('sha256').update(source).digest('base64');
}

/** Lines are `{key} {JSON}`. They are cut out of the file's bytes and decoded when asked for. */
async function readLines(file: string, header: string): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>();
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  let start = 0;
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
    const line = bytes.subarray(start, end);
    if (start === 0 && line.toString() !== header) break;
    if (start > 0) entries.set(line.toString('latin1', 0, KEY_LENGTH), line);
    start = end + 1;
  }
  return entries;
}

function decode(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8', KEY_LENGTH + 1));
  } catch {
    return undefined;
  }
}

/** A store that keeps nothing. */
export const noTextStore: TextStore = {
  get: () => undefined,
  set: () => undefined,
  save: () => Promise.resolve(),
};

/**
 * Opens the store. What is corrupt, or was made by another renderer, is as good as absent.
 * @param folder outlives `.cache` and `public`
 * @param renderer whatever changes with the way that texts are rendered
 */
export async function openTextStore(folder: string, renderer: string): Promise<TextStore> {
  const file = path.join(folder, 'texts.txt');
  const header = keyOf(renderer);
  const entries = await readLines(file, header);
  const used = new Map<string, Buffer>();
  let hasNew = false;
  return {
    get: (source) => {
      const key = keyOf(source);
      const line = used.get(key) ?? entries.get(key);
      if (!line) return undefined;
      used.set(key, line);
      return decode(line);
    },
    set: (source, shown) => {
      const key = keyOf(source);
      used.set(key, Buffer.from(`${key} ${JSON.stringify(shown)}`));
      hasNew = true;
    },
    save: async () => {
      if (!hasNew && used.size === entries.size) return;
      const newline = Buffer.from('\n');
      const lines = [Buffer.from(header), ...used.values()].flatMap((line) => [line, newline]);
      await mkdir(folder, { recursive: true });
      await writeWhole(file, Buffer.concat(lines));
    },
  };
}
