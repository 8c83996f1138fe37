import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { writeIfChanged } from '../../../../node/write-file';
import { logSchema, type ChangeLog, type SeenItem } from './change-log';

/** Folder in `.data` of what builds remember of the library's changes. */
export const CHANGES_FOLDER = 'changes';

/** Raise it when the file changes its form: what older versions wrote is then ignored. */
const VERSION = 1;

const headSchema = z.object({
  version: z.literal(VERSION),
  address: z.string(),
  /** Number of the lines that follow. */
  items: z.int(),
  log: logSchema,
});

/**
 * Names the file of an API. Two APIs have two files, so that a build against another one does not make news of it.
 * @param folder see {@link CHANGES_FOLDER}
 */
export function changeLogFile(folder: string, address: string): string {
  const name = createHash('sha256').update(address).digest('hex').slice(0, 16);
  return path.join(folder, `changes-${name}.jsonl`);
}

/** Lines of items: kind, id, time and digests. The digests stay text until the item has changed. */
const ITEM = /^((?:game|role) \S+) (\S+) (.+)$/;

/**
 * Reads what the last good build noted.
 * @returns undefined when there is nothing, or nothing that this version understands
 */
export async function readChangeLog(file: string): Promise<ChangeLog | undefined> {
  try {
    const [head = '', ...lines] = (await readFile(file, 'utf8')).split('\n');
    const { items, log } = headSchema.parse(JSON.parse(head));
    const seen = new Map<string, SeenItem>();
    for (const line of lines) {
      const [, key, updatedAt, digests] = ITEM.exec(line) ?? [];
      if (key !== undefined && updatedAt !== undefined && digests !== undefined) {
        seen.set(key, { updatedAt, digests });
      }
    }
    // What is missing would count as new.
    if (seen.size !== items) return undefined;
    return { seen, entries: log };
  } catch {
    return undefined;
  }
}

/** Writes what the next build is to know, once a build has succeeded. What has not changed stays untouched. */
export async function keepChangeLog(
  file: string,
  address: string,
  { seen, entries }: ChangeLog,
): Promise<void> {
  const items = Array.from(
    seen,
    ([key, { updatedAt, digests }]) => `${key} ${updatedAt} ${digests}`,
  );
  const head = JSON.stringify({ version: VERSION, address, items: items.length, log: entries });
  await mkdir(path.dirname(file), { recursive: true });
  await writeIfChanged(file, `${[head, ...items.sort()].join('\n')}\n`);
}
