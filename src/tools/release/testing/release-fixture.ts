import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { takeLock } from '../../../node/process-lock';
import { leftOverOf } from '../../../node/write-file';
import { makeFastFolder } from '../../../testing/temp-folder';
import { announce } from '../operator-hook';
import type { Outcome } from '../exit-codes';
import { makeRelease } from '../make-release';
import { ReleaseStore } from '../release-store';
import { wholeBuildIn, writeBuild } from './sample-build';

/** Words that builds say, in the order in which they are released. */
const WORDS = ['one', 'two', 'three'] as const;

/** One of the builds. */
export type Word = (typeof WORDS)[number];

const HOUR_MS = 3_600_000;

/** Longer than a lock without a holder is believed. */
const A_WHILE_MS = 60_000;

const COPY = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true } as const;

/** Releases that stay. */
export const KEEP = 2;

/** @throws Error when a file that a web server reads is not whole */
function checkRules(folder: string): void {
  for (const name of readdirSync(folder)) {
    const isDraft = leftOverOf(name) !== undefined;
    const text = readFileSync(path.join(folder, name), 'utf8');
    if (!isDraft && (text === '' || text.includes('\0'))) throw new Error(`${name} is not whole`);
  }
}

/** Folders for sites and builds, and what must be true of a site whatever has happened. */
export class ReleaseFixture {
  /** Folder in memory: `sync` of a busy disk takes seconds. */
  private readonly root = makeFastFolder();
  private readonly templates = new Map<string, Promise<string>>();
  private made = 0;

  /** Writes the builds, with rules for web servers or without them. */
  async writeBuilds(hasRules = false): Promise<void> {
    for (const word of WORDS) await writeBuild(this.buildOf(word), word, hasRules);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  buildOf(word: Word): string {
    return path.join(this.root, `build-${word}`);
  }

  newFolder(): string {
    this.made += 1;
    const folder = path.join(this.root, `site-${String(this.made)}`);
    mkdirSync(folder);
    return folder;
  }

  /** Makes a site in which builds were released, an hour between them. */
  async siteWith(words: readonly Word[]): Promise<string> {
    const name = words.join();
    const template = this.templates.get(name) ?? this.templateOf(words);
    this.templates.set(name, template);
    const site = this.newFolder();
    cpSync(await template, site, COPY);
    return site;
  }

  private async templateOf(words: readonly Word[]): Promise<string> {
    const site = this.newFolder();
    for (const word of words) await this.release(site, word);
    return site;
  }

  /** Releases a build in this process, as the next run does. */
  async release(site: string, word: Word): Promise<Outcome> {
    const store = new ReleaseStore(site);
    const { lockFile, runLockFile } = store;
    const before = new Date(Date.now() - A_WHILE_MS);
    const locks = [runLockFile, lockFile].map((file) => {
      for (const each of [file, `${file}.removal`]) {
        if (existsSync(each)) utimesSync(each, before, before);
      }
      return takeLock(file, { held: 'It is held', remedy: 'Wait' });
    });
    const hour = Date.parse('2026-11-26T00:00:00Z') + WORDS.indexOf(word) * HOUR_MS;
    try {
      const ended = await makeRelease({
        ...{ store, from: this.buildOf(word), build: undefined, keep: KEEP, pagesLost: 20 },
        ...{ isTrial: false, now: () => new Date(hour) },
      });
      return await announce(store, () => Promise.resolve(0), ended);
    } finally {
      for (const lock of locks) lock.release();
    }
  }

  /**
   * Says what a visitor gets.
   * @throws Error when it is no whole build, or a release that an operator may go back to is none
   */
  shownIn(site: string): Word | undefined {
    const store = new ReleaseStore(site);
    for (const { id } of store.list()) {
      if (!wholeBuildIn(store.folderOf(id), WORDS)) throw new Error(`${id} is no whole build`);
    }
    if (existsSync(store.hostingFolder)) checkRules(store.hostingFolder);
    if (store.currentId() === undefined) return undefined;
    const word = wholeBuildIn(store.current, WORDS);
    if (word === undefined) throw new Error('Visitors get no whole build');
    return WORDS.find((each) => each === word);
  }

  /** Lists what lies in a site's folder and belongs to no release. */
  leftIn(site: string): string[] {
    const store = new ReleaseStore(site);
    const own = new Set(['current', 'releases', 'announced.txt', 'hosting']);
    const known = new Set(store.list().flatMap(({ id }) => [id, `${id}.json`]));
    return [
      ...readdirSync(site).filter((name) => !own.has(name)),
      ...readdirSync(path.join(site, 'releases')).filter((name) => !known.has(name)),
    ];
  }
}
