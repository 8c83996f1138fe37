import type { KeptItem } from '../../../platform/offline/messages';
import { CACHE_PREFIX } from './cache-names';
import { isHashed } from './cacheable';
import { fetchPage, GoneError, UnfitError, type FetchFile, type KeptFile } from './fetch-page';
import {
  bytesOf,
  indexSchema,
  keptItems,
  withinBounds,
  type KeptIndex,
  type KeptPage,
} from './kept-index';

/** Address of the index in its cache, which no page has. */
const INDEX = '/.kept/index.json';

/** Parts of the browser that the pages are kept with. */
export interface KeptPagesHost {
  readonly caches: CacheStorage;
  /** Fetches without cookies. */
  readonly fetchFile: FetchFile;
  /** Id of the build on the server; undefined when it cannot be had. */
  readonly readLatest: () => Promise<string | undefined>;
  /** Builds that open tabs have been given from the cache. */
  readonly openBuilds: () => Promise<ReadonlySet<string>>;
  readonly now: () => number;
}

/** The visitor asks for more than there is room for. */
export class FullError extends Error {}

interface Wish {
  readonly path: string;
  readonly isKept: boolean;
  readonly files: readonly string[];
}

/**
 * Pages that can be read without a network. All files of a cache are of one build: they are fetched between two
 * questions which build the server has, and counted only if both have the same answer. When the server has another build,
 * all pages are fetched anew into another cache, and the old one goes when that is whole.
 */
export class KeptPages {
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly host: KeptPagesHost) {}

  /** The index of a build's cache; of the newest whole one where no build is named. */
  async index(build?: string): Promise<KeptIndex | undefined> {
    const found = await Promise.all((await this.cacheNames()).map((name) => this.readIndex(name)));
    const [newest] = found
      .flatMap((index) => (index && (build === undefined || index.build === build) ? [index] : []))
      .sort((a, b) => b.madeAt - a.madeAt);
    return newest;
  }

  /** Reads a file as the cache of a build has it. */
  async match(build: string, address: string): Promise<Response | undefined> {
    const name = CACHE_PREFIX + build;
    if (!(await this.host.caches.has(name))) return undefined;
    const cache = await this.host.caches.open(name);
    return cache.match(address, { ignoreVary: true });
  }

  /**
   * Keeps pages. One that is kept stays so when it is read.
   * @throws FullError where there is no room; UnfitError where the server has two builds at once; without a network
   */
  add(wishes: readonly Wish[]): Promise<void> {
    return this.inTurn(async () => {
      const index = await this.upToDate();
      const known = new Map(index.pages.map((page) => [page.path, page]));
      const isWhole = ({ path, isKept, files }: Wish): boolean => {
        const page = known.get(path);
        return (
          page !== undefined &&
          (page.isKept || !isKept) &&
          files.every((file) => page.files.includes(file))
        );
      };
      const news = wishes.filter((wish) => !isWhole(wish));
      const fetched = await this.fetchAll(news, index.build);
      const now = this.host.now();
      for (const { path, isKept } of wishes) {
        const files = fetched.get(path);
        const before = known.get(path);
        const names = new Set([...(before?.files ?? []), ...(files?.keys() ?? [])]);
        if (names.size === 0) continue;
        known.set(path, {
          path,
          isKept: isKept || before?.isKept === true,
          at: now,
          files: [...names],
        });
      }
      await this.write(index, [...known.values()], fetched);
    });
  }

  /** Removes pages, and the files that no other page needs. */
  remove(paths: readonly string[]): Promise<void> {
    return this.inTurn(async () => {
      const index = await this.index();
      if (!index) return;
      await this.write(
        index,
        index.pages.filter(({ path }) => !paths.includes(path)),
        new Map(),
      );
    });
  }

  /**
   * Brings all pages to the build that the server has, if it is another one, and removes caches that no tab needs.
   * @param latest the build that a tab has come with
   */
  refresh(latest: string): Promise<void> {
    return this.inTurn(async () => {
      const index = await this.index();
      if (index && index.build !== latest) await this.upToDate();
      await this.sweep();
    });
  }

  /** Removes all that is kept, behind what is on its way now. */
  stop(): Promise<void> {
    return this.inTurn(async () => {
      for (const name of await this.cacheNames()) await this.host.caches.delete(name);
    });
  }

  /** Fetches a file, unless it is kept already and the same in every build: hourly releases change little of a page. */
  private readonly fetchFile: FetchFile = async (address) => {
    const newest = isHashed(address) ? await this.index() : undefined;
    const kept = newest && (await this.match(newest.build, address));
    return kept ?? this.host.fetchFile(address);
  };

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.queue.then(act, act);
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  private async cacheNames(): Promise<string[]> {
    return (await this.host.caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  }

  private async readIndex(name: string): Promise<KeptIndex | undefined> {
    try {
      const cache = await this.host.caches.open(name);
      return indexSchema.parse(await (await cache.match(INDEX))?.json());
    } catch {
      // An update that was broken off, or a format of later code.
      return undefined;
    }
  }

  /** The index of the build that the server has, made anew from that of another build. */
  private async upToDate(): Promise<KeptIndex> {
    const build = await this.host.readLatest();
    if (build === undefined) throw new TypeError('The server does not say which build it has');
    const own = await this.index(build);
    if (own) return own;
    const before = await this.index();
    // Files that an update has left there when it was broken off.
    await this.host.caches.delete(CACHE_PREFIX + build);
    const empty: KeptIndex = { build, madeAt: this.host.now(), pages: [], sizes: {} };
    const pages = before?.pages ?? [];
    const fetched = await this.fetchAll(pages, build);
    const still = pages.flatMap((page) => {
      const names = fetched.get(page.path);
      return names ? [{ ...page, files: [...names.keys()] }] : [];
    });
    try {
      const index = await this.write(empty, still, fetched);
      await this.sweep();
      return index;
    } catch (error) {
      await this.host.caches.delete(CACHE_PREFIX + build);
      throw error;
    }
  }

  /** Fetches pages of one build, leaving out those that are gone. */
  private async fetchAll(
    wishes: readonly Wish[],
    build: string,
  ): Promise<Map<string, ReadonlyMap<string, KeptFile>>> {
    const fetched = new Map<string, ReadonlyMap<string, KeptFile>>();
    for (const wish of wishes) {
      try {
        fetched.set(wish.path, await fetchPage(wish.path, wish, this.fetchFile));
      } catch (error) {
        if (!(error instanceof GoneError)) throw error;
      }
    }
    if (wishes.length > 0 && (await this.host.readLatest()) !== build) {
      throw new UnfitError('The server has had two builds');
    }
    return fetched;
  }

  /** Writes files first and the index last, and then removes what the index does not name. */
  private async write(
    before: KeptIndex,
    pages: readonly KeptPage[],
    fetched: ReadonlyMap<string, ReadonlyMap<string, KeptFile>>,
  ): Promise<KeptIndex> {
    const files = new Map([...fetched.values()].flatMap((each) => [...each]));
    const sizes = { ...before.sizes };
    for (const [name, { bytes }] of files) sizes[name] = bytes;
    const index = withinBounds({ ...before, pages: [...pages], sizes });
    if (!index) throw new FullError('No room is left');
    const named = new Set(index.pages.flatMap((page) => page.files));
    index.sizes = Object.fromEntries(Object.entries(sizes).filter(([name]) => named.has(name)));
    const cache = await this.host.caches.open(CACHE_PREFIX + index.build);
    try {
      for (const [name, { response }] of files) {
        if (named.has(name)) await cache.put(name, response);
      }
      await cache.put(INDEX, Response.json(index));
    } catch (cause) {
      await removeOthers(cache, before);
      throw new FullError('The browser gives no room', { cause });
    }
    await removeOthers(cache, index);
    return index;
  }

  /** Removes caches of other builds than the newest whole one, but those that a tab has open. */
  private async sweep(): Promise<void> {
    const newest = await this.index();
    const open = await this.host.openBuilds();
    for (const name of await this.cacheNames()) {
      const build = name.slice(CACHE_PREFIX.length);
      if (build !== newest?.build && !open.has(build)) await this.host.caches.delete(name);
    }
  }
}

/** Removes files that an index does not name: those of removed pages, and those that a killed worker has left. */
async function removeOthers(cache: Cache, { sizes }: KeptIndex): Promise<void> {
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== INDEX && !(pathname in sizes)) await cache.delete(pathname);
  }
}

/** Tells a tab of the pages that are kept. */
export function summaryOf(index: KeptIndex | undefined): { kept: KeptItem[]; bytes: number } {
  return index ? { kept: keptItems(index), bytes: bytesOf(index) } : { kept: [], bytes: 0 };
}
