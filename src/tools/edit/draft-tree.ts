import { copyFile, link, mkdir, rm, writeFile } from 'node:fs/promises';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../gatsby/node/checks/content/own-files';
import { contentPath } from './content-path';
import { watchFolders } from './watch-folders';

/** Texts, which change under the hands of an editor; everything else is linked, not copied. */
const TEXT = /\.(?:md|ya?ml|json)$/;

/** How long the disk must be quiet before a change is looked at: a pull or a save of many files is one change. */
const QUIET_MS = 60;

/** A copy of `content/` with what editors have not saved yet in it, for whatever reads that folder. */
export interface DraftTree {
  /** Folder of the copy, which holds `content`. */
  readonly root: string;
  /** Puts a text that is not saved in the place of a file. */
  readonly draft: (file: string, text: string) => Promise<void>;
  /** Shows the file as it is on the disk again. */
  readonly drop: (file: string) => Promise<void>;
  /** Lists the files that show what is not saved. */
  readonly drafts: () => readonly string[];
  readonly close: () => Promise<void>;
}

async function copyOne(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  await mkdir(path.dirname(to), { recursive: true });
  if (TEXT.test(to)) await copyFile(from, to);
  else await link(from, to).catch(() => copyFile(from, to));
}

interface Options {
  /** Folder of the project. */
  readonly root: string;
  /** Folder for the copy, which is emptied first. */
  readonly folder: string;
  /** Hears of each change of the copy, with the files. */
  readonly onChange: (files: readonly string[]) => void;
}

/** Copies `content/` and keeps up with the disk. */
export async function openDraftTree({ root, folder, onChange }: Options): Promise<DraftTree> {
  const source = path.join(root, 'content');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of filesOf(source)) {
    await copyOne(path.join(source, file), path.join(folder, 'content', file));
  }
  /** Texts as they were saved when each draft was begun. */
  const drafts = new Map<string, Buffer | undefined>();
  const bytesOf = (file: string): Buffer | undefined =>
    statSync(file, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(file) : undefined;
  const refresh = async (name: string): Promise<boolean> => {
    const from = contentPath(root, name);
    const to = contentPath(folder, name);
    const [now, shown] = [bytesOf(from), bytesOf(to)];
    if (now === undefined) {
      await rm(to, { recursive: true, force: true });
      return shown !== undefined;
    }
    if (shown?.equals(now) === true) return false;
    await copyOne(from, to);
    return true;
  };

  const touched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<unknown> = Promise.resolve();
  const lookAtTouched = (): void => {
    const names = [...touched];
    touched.clear();
    work = work.then(async () => {
      const changed: string[] = [];
      for (const name of names) {
        const base = drafts.get(name);
        // News of what was saved before the draft was begun comes late.
        if (base && bytesOf(contentPath(root, name))?.equals(base) === true) continue;
        // What was saved is what is shown from now on.
        drafts.delete(name);
        if (await refresh(name).catch(() => false)) changed.push(name);
      }
      if (changed.length > 0) onChange(changed);
    });
  };
  const watched = watchFolders(source, (name) => {
    if (/(?:^|\/)\.|\.\d{6,10}$/.test(name)) return;
    touched.add(`content/${name}`);
    clearTimeout(timer);
    timer = setTimeout(lookAtTouched, QUIET_MS);
  });
  return {
    root: folder,
    draft: async (name, text) => {
      const file = contentPath(folder, name);
      if (bytesOf(file)?.equals(Buffer.from(text)) === true) return;
      drafts.set(name, bytesOf(contentPath(root, name)));
      await mkdir(path.dirname(file), { recursive: true });
      await rm(file, { force: true });
      await writeFile(file, text);
      onChange([name]);
    },
    drop: async (name) => {
      if (drafts.delete(name) && (await refresh(name))) onChange([name]);
    },
    drafts: () => [...drafts.keys()],
    close: async () => {
      watched.close();
      clearTimeout(timer);
      await work;
    },
  };
}
