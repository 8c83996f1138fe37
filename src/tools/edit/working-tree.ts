import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, UsageError } from '../../node/errors';
import { writeDurably } from '../../node/write-file';
import { contentPath } from './content-path';

/** Stands in the place of a tag for a file that is not there. */
export const ABSENT = 'absent';

/** A file was changed by somebody else since it was read: writing it would lose what they wrote. */
export class ChangedMeanwhile extends UsageError {
  constructor(file: string) {
    super(
      `${file} was changed by somebody else since you opened it. Nothing is lost: their text is in the file, and yours is kept`,
    );
    this.name = 'ChangedMeanwhile';
  }
}

/** Tags a content: two files with one tag say the same. */
export function tagOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/** A file or folder within another. */
export interface TreeEntry {
  readonly name: string;
  readonly kind: 'file' | 'directory';
}

/** The folder `content/` of a project, as one editor among others reads and writes it. */
export interface WorkingTree {
  /** Lists a folder, without hidden files. */
  readonly list: (folder: string) => Promise<readonly TreeEntry[]>;
  /** Reads a file; undefined where there is none. */
  readonly read: (file: string) => Promise<Buffer | undefined>;
  /**
   * Writes a file whose content is still what the tag says.
   * @returns the new tag
   * @throws ChangedMeanwhile when it is not; what was to be written is kept beside
   */
  readonly write: (file: string, content: Uint8Array, tag: string) => Promise<string>;
  /** Deletes a file whose content is still what the tag says. @throws ChangedMeanwhile */
  readonly remove: (file: string, tag: string) => Promise<void>;
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Opens the folder `content/` of a project.
 * @param keep keeps a text that could not be written, by the name of its file
 */
export function openWorkingTree(
  root: string,
  keep: (file: string, content: Uint8Array) => Promise<void>,
): WorkingTree {
  // One after the other: between a look at a file and its writing nobody else of this process may write it.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(act, act);
    last = turn.catch(() => undefined);
    return turn;
  };
  const tagNow = async (file: string): Promise<string> => {
    const content = await readIfThere(file);
    return content ? tagOf(content) : ABSENT;
  };
  return {
    list: async (folder) => {
      const entries = await readdir(contentPath(root, folder), { withFileTypes: true });
      return entries
        .filter((entry) => !entry.name.startsWith('.') && (entry.isFile() || entry.isDirectory()))
        .map((entry) => ({ name: entry.name, kind: entry.isFile() ? 'file' : 'directory' }));
    },
    read: (name) => readIfThere(contentPath(root, name)),
    write: (name, content, tag) =>
      inTurn(async () => {
        const file = contentPath(root, name);
        const now = await tagNow(file);
        const wanted = tagOf(content);
        if (now === wanted) return now;
        if (now !== tag) {
          await keep(name, content);
          throw new ChangedMeanwhile(name);
        }
        await mkdir(path.dirname(file), { recursive: true });
        await writeDurably(file, content);
        return wanted;
      }),
    remove: (name, tag) =>
      inTurn(async () => {
        const file = contentPath(root, name);
        const now = await tagNow(file);
        if (now !== tag && now !== ABSENT) throw new ChangedMeanwhile(name);
        await rm(file, { force: true });
      }),
  };
}
