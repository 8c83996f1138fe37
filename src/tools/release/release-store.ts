import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdir, open, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { HOSTING_FOLDER } from '../../gatsby/node/outputs/hosting/hosting-rules';
import { errorCode } from '../../node/errors';
import { writeWhole } from '../../node/write-file';

/** Note on a release, beside its folder. */
const releaseSchema = z.object({
  id: z.string(),
  /** Id of its build: another release has the same where only files beside the pages have changed. */
  build: z.string(),
  /** When it was made, as an ISO time. */
  made: z.string(),
  pages: z.number(),
  /** Size of each file by its path in the release, in bytes. */
  files: z.record(z.string(), z.number()),
  /** Hashed files of earlier releases that open tabs may still ask for, and since when no build names them. */
  kept: z.record(z.string(), z.string()),
  /** True once an operator has gone back from it: the same build is not put forward again by itself. */
  takenBack: z.boolean(),
});

/** A release, and what is known of it. */
export type Release = z.infer<typeof releaseSchema>;

/** Makes sure that the names in a folder survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Folder that a web server serves releases from: `releases/{id}/` has the files of each, `releases/{id}.json` what is noted
 * of it, `current` is a symbolic link to the one that visitors get, and `hosting/` has what the web server is told.
 */
export class ReleaseStore {
  readonly current: string;
  private readonly releases: string;

  constructor(readonly folder: string) {
    this.current = path.join(folder, 'current');
    this.releases = path.join(folder, 'releases');
  }

  /** The folder of what the web server is told, for all releases that are kept. */
  get hostingFolder(): string {
    return path.join(this.folder, HOSTING_FOLDER);
  }

  /** The lock of whoever changes the folder. */
  get lockFile(): string {
    return path.join(this.folder, 'release.lock');
  }

  folderOf(id: string): string {
    return path.join(this.releases, id);
  }

  /** Folder in which a release is made; what a run that was killed has left there goes. */
  async openDraft(): Promise<string> {
    const draft = path.join(this.releases, 'draft');
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    return draft;
  }

  private noteOf(id: string): string {
    return `${this.folderOf(id)}.json`;
  }

  /** Reads what is noted of a release; undefined when there is none, or it is not whole. */
  read(id: string): Release | undefined {
    if (!existsSync(this.folderOf(id))) return undefined;
    try {
      return releaseSchema.parse(JSON.parse(readFileSync(this.noteOf(id), 'utf8')));
    } catch {
      return undefined;
    }
  }

  /** All releases, the newest first. */
  list(): Release[] {
    if (!existsSync(this.releases)) return [];
    return readdirSync(this.releases, { withFileTypes: true })
      .flatMap((entry) => (entry.isDirectory() ? (this.read(entry.name) ?? []) : []))
      .sort((one, other) => other.made.localeCompare(one.made));
  }

  /** Id of the release that visitors get; undefined as long as there is none. */
  currentId(): string | undefined {
    try {
      return path.basename(readlinkSync(this.current));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async note(release: Release): Promise<void> {
    await writeWhole(this.noteOf(release.id), `${JSON.stringify(release)}\n`);
  }

  /** A name for the release of a build that no release has. */
  freeId(build: string): string {
    const current = this.currentId();
    for (let count = 1; ; count += 1) {
      const id = count === 1 ? build : `${build}-${String(count)}`;
      if (id !== current && !existsSync(this.noteOf(id))) return id;
    }
  }

  /** Gives a draft its name. The note comes last: a folder without one was left behind by a run that was killed. */
  async adopt(draft: string, release: Release): Promise<void> {
    await rm(this.folderOf(release.id), { recursive: true, force: true });
    await rename(draft, this.folderOf(release.id));
    await this.note(release);
  }

  /** Shows visitors another release from one moment to the next: renaming a link is one step (POSIX, rename). */
  async switchTo(id: string): Promise<void> {
    const next = `${this.current}.next`;
    await rm(next, { force: true });
    await symlink(path.join('releases', id), next);
    await rename(next, this.current);
    await syncFolder(this.folder);
  }

  /** Removes a release. */
  async remove(id: string): Promise<void> {
    await rm(this.noteOf(id), { force: true });
    await rm(this.folderOf(id), { recursive: true, force: true });
  }

  /** Removes releases but for the newest ones and the one that visitors get. */
  async removeOld(keep: number): Promise<string[]> {
    const current = this.currentId();
    const old = this.list()
      .filter(({ id }) => id !== current)
      .slice(Math.max(0, keep - 1));
    for (const { id } of old) await this.remove(id);
    return old.map(({ id }) => id);
  }
}
