import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { HOSTING_FOLDER } from '../../gatsby/node/outputs/hosting/hosting-rules';
import { errorCode, UsageError } from '../../node/errors';
import {
  leftOverOf,
  removeLeftOvers,
  syncFolder,
  writeDurably,
  writeWhole,
} from '../../node/write-file';
import { oldReleases, spareReleases } from './old-releases';

/** Note on a release, beside its folder. */
const releaseSchema = z.object({
  id: z.string(),
  /** Id of its build: another release has the same where only files beside the pages have changed. */
  build: z.string(),
  /** Its place in the order of releases, from 1; 0 where none was noted. The clock, which may be set back, does not tell. */
  number: z._default(z.number(), 0),
  /** When it was made, as an ISO time. */
  made: z.string(),
  pages: z.number(),
  /** Size of each file by its path in the release, in bytes. */
  files: z.record(z.string(), z.number()),
  /**
   * Hashed files of earlier releases that open tabs may still ask for, and since when no build names them, by the clock that
   * the release was made by.
   */
  kept: z.record(z.string(), z.string()),
  /** True once an operator has gone back from it: the same build is not put forward again by itself. */
  takenBack: z.boolean(),
  /** Id of the first release whose pages and files it has, and from which it differs in notes of the build alone. */
  samePagesAs: z.optional(z.string()),
});

/** A release, and what is known of it. */
export type Release = z.infer<typeof releaseSchema>;

/** Name of the folder in which a release is made. */
const DRAFT = 'draft';

/**
 * Waits until the files of a folder's file system are on the disk.
 * @throws UsageError where the system has no `sync` (coreutils)
 */
async function syncFiles(folder: string): Promise<void> {
  try {
    await promisify(execFile)('sync', ['-f', folder]);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new UsageError('There is no command `sync` here, which a release needs');
  }
}

/**
 * Folder that a web server serves releases from: `releases/{id}/` has the files of each, `releases/{id}.json` what is noted
 * of it, `current` is a symbolic link to the one that visitors get, and `hosting/` has what the web server is told.
 */
export class ReleaseStore {
  readonly current: string;
  /** The link before it is renamed. */
  private readonly nextLink: string;
  private readonly releases: string;
  private readonly announcement: string;
  /** Ids of the releases that this run has removed. */
  readonly removed: string[] = [];

  constructor(readonly folder: string) {
    this.current = path.join(folder, 'current');
    this.nextLink = `${this.current}.next`;
    this.releases = path.join(folder, 'releases');
    this.announcement = path.join(folder, 'announced.txt');
  }

  /** The folder of what the web server is told, for all releases that are kept. */
  get hostingFolder(): string {
    return path.join(this.folder, HOSTING_FOLDER);
  }

  /** The lock of whoever makes a release, from the beginning of its build. */
  get runLockFile(): string {
    return path.join(this.folder, 'run.lock');
  }

  /** The lock of whoever changes the folder. */
  get lockFile(): string {
    return path.join(this.folder, 'release.lock');
  }

  folderOf(id: string): string {
    return path.join(this.releases, id);
  }

  private get draft(): string {
    return path.join(this.releases, DRAFT);
  }

  /** Opens the folder in which a release is made. */
  async openDraft(): Promise<string> {
    await this.clearAway();
    await mkdir(this.draft, { recursive: true });
    return this.draft;
  }

  /** Removes the folder in which a release was being made. It may take as much room as a release. */
  async clearDraft(): Promise<void> {
    if (existsSync(this.draft)) await rm(this.draft, { recursive: true, force: true });
  }

  /** Removes what a run that was killed has left: drafts, folders and notes without each other, files that are half written. */
  async clearAway(): Promise<void> {
    await rm(this.nextLink, { force: true });
    if (!existsSync(this.releases)) return;
    const known = new Set(this.list().flatMap(({ id }) => [id, `${id}.json`]));
    const current = this.currentId();
    for (const name of [...readdirSync(this.releases)]) {
      if (known.has(name) || name === current) continue;
      await rm(path.join(this.releases, name), { recursive: true, force: true });
    }
    const halfWritten = readdirSync(this.folder).filter((name) => leftOverOf(name) !== undefined);
    for (const name of halfWritten) await rm(path.join(this.folder, name), { force: true });
    removeLeftOvers(this.hostingFolder);
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
      .sort((one, other) => other.number - one.number || other.made.localeCompare(one.made));
  }

  /** The place of the next release in the order of releases. */
  nextNumber(): number {
    return (this.list()[0]?.number ?? 0) + 1;
  }

  /**
   * Id of the release that visitors get; undefined as long as there is none.
   * @throws UsageError when `current` is something else
   */
  currentId(): string | undefined {
    try {
      return path.basename(readlinkSync(this.current));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      if (errorCode(error) === 'EINVAL') {
        throw new UsageError(`Expected ${this.current} to be a symbolic link: move it away`);
      }
      throw error;
    }
  }

  /** Notes what is known of a release, so that a power cut does not take it. */
  async note(release: Release): Promise<void> {
    await writeDurably(this.noteOf(release.id), `${JSON.stringify(release)}\n`);
    await syncFolder(this.releases);
  }

  /** Id of the release that the operator's hook has heard of last; undefined when it has heard of none. */
  announcedId(): string | undefined {
    try {
      return readFileSync(this.announcement, 'utf8').trim();
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Notes that the hook has heard of a release. When a power cut takes the note, the hook hears of it twice. */
  async noteAnnounced(id: string): Promise<void> {
    await writeWhole(this.announcement, `${id}\n`);
  }

  /** A name for the release of a build: its id, and from the second on a number that none of the build has had after it. */
  freeId(build: string): string {
    const ids = [...this.list().map(({ id }) => id), this.currentId()];
    const numbers = ids.flatMap((id) => {
      if (id === build) return 1;
      return id?.startsWith(`${build}-`) === true ? Number(id.slice(build.length + 1)) : [];
    });
    return numbers.length === 0 ? build : `${build}-${String(Math.max(...numbers) + 1)}`;
  }

  /**
   * Gives a draft its name, once its files are on the disk. The note comes last: a folder without one was left behind by a
   * run that was killed.
   */
  async adopt(draft: string, release: Release): Promise<void> {
    await syncFiles(draft);
    await rename(draft, this.folderOf(release.id));
    await this.note(release);
  }

  /** Shows visitors another release from one moment to the next: renaming a link is one step (POSIX, rename). */
  async switchTo(id: string): Promise<void> {
    await rm(this.nextLink, { force: true });
    await symlink(path.join('releases', id), this.nextLink);
    await rename(this.nextLink, this.current);
    await syncFolder(this.folder);
  }

  /** Removes releases; the notes first: after a power cut none may stand for a folder that is half gone. */
  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    for (const id of ids) await rm(this.noteOf(id), { force: true });
    await syncFolder(this.releases);
    for (const id of ids) await rm(this.folderOf(id), { recursive: true, force: true });
  }

  /** Removes releases but for the newest ones and the one that visitors get. */
  async removeOld(keep: number): Promise<void> {
    const ids = oldReleases(this.list(), this.currentId(), keep);
    await this.remove(ids);
    this.removed.push(...ids);
  }

  /**
   * Makes room for a release by removing at once what would go behind it.
   * @returns true when something was removed
   */
  async makeRoom(keep: number): Promise<boolean> {
    const ids = spareReleases(this.list(), this.currentId(), keep);
    await this.remove(ids);
    this.removed.push(...ids);
    return ids.length > 0;
  }
}
