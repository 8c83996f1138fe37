import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { errorCode } from '../../../node/errors';
import { replaceFile, writeWhole } from '../../../node/write-file';

interface PublishedFiles {
  /** Folder in which the files are kept. */
  readonly from: string;
  /** Folder from which the site serves them. */
  readonly folder: string;
  /** The names that this build refers to. */
  readonly wanted: ReadonlySet<string>;
  /** True when a file is one of ours; what is not is never removed. */
  readonly isOurName: (name: string) => boolean;
  /** The file that remembers since when no build refers to a name. */
  readonly ledger: string;
  readonly now: number;
}

/** How many files were linked, copied, there already, and removed. */
export interface Published {
  readonly linked: number;
  readonly copied: number;
  readonly present: number;
  readonly removed: number;
}

/** How long unused files stay, in milliseconds: open pages still request the pictures of their own build. */
const KEEP_FOR = 30 * 24 * 60 * 60 * 1000;

/** Time since when no build refers to a file. Times of files cannot tell: links carry the time of encoding. */
const droppedSchema = z.record(z.string(), z.number());

async function readDropped(file: string): Promise<Record<string, number>> {
  try {
    return droppedSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}

/** A link costs no space and no time; where the file system has none or it is another one, a copy. */
async function put(from: string, to: string): Promise<'linked' | 'copied'> {
  try {
    await link(from, to);
    return 'linked';
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      throw new Error(`${from} is gone, although a page shows it: build again`, { cause: error });
    }
    await replaceFile(to, (temporary) => copyFile(from, temporary, constants.COPYFILE_FICLONE));
    return 'copied';
  }
}

/**
 * Puts the files that a build refers to where the site serves them. What no build has referred to for 30 days is
 * removed.
 * @throws Error when a file is gone that a page shows
 */
export async function publishFiles(files: PublishedFiles): Promise<Published> {
  const { from, folder, wanted, isOurName, ledger, now } = files;
  await mkdir(folder, { recursive: true });
  await mkdir(path.dirname(ledger), { recursive: true });
  const there = new Set(await readdir(folder));
  const counts = { linked: 0, copied: 0, present: 0, removed: 0 };
  for (const name of wanted) {
    const how = there.has(name)
      ? 'present'
      : await put(path.join(from, name), path.join(folder, name));
    counts[how] += 1;
  }

  const before = await readDropped(ledger);
  const dropped: Record<string, number> = {};
  for (const name of [...there].sort()) {
    if (wanted.has(name) || !isOurName(name)) continue;
    const since = before[name] ?? now;
    if (now - since > KEEP_FOR) {
      await rm(path.join(folder, name), { force: true });
      counts.removed += 1;
    } else {
      dropped[name] = since;
    }
  }
  await writeWhole(ledger, JSON.stringify(dropped));
  return counts;
}
