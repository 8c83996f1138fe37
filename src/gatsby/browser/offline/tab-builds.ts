import * as z from 'zod/mini';
import { TABS_CACHE } from './cache-names';

const NOTE = '/.kept/tabs.json';

/** A tab whose page is still on its way is not known to the browser. */
const GRACE_MS = 10_000;

const tabsSchema = z.record(
  z.string(),
  z.object({
    build: z.string(),
    /** The tab's page has come from the cache, so that all files of its build have to. */
    isFromCache: z.boolean(),
    at: z.number(),
  }),
);

type Tabs = z.infer<typeof tabsSchema>;

/** Notes which build each open tab has. */
export class TabBuilds {
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly caches: CacheStorage,
    /** True while a tab is open. */
    private readonly isOpen: (id: string) => Promise<boolean>,
    private readonly now: () => number,
  ) {}

  async get(id: string): Promise<Tabs[string] | undefined> {
    return (await this.read())[id];
  }

  /** Notes the build of a tab, and forgets tabs that are closed. */
  set(id: string, build: string, isFromCache: boolean): Promise<void> {
    const turn = this.queue.then(async () => {
      const tabs = await this.openTabs();
      tabs[id] = { build, isFromCache, at: this.now() };
      const cache = await this.caches.open(TABS_CACHE);
      await cache.put(NOTE, Response.json(tabs));
    });
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  /** Builds of which a tab is shown from the cache. */
  async openBuilds(): Promise<ReadonlySet<string>> {
    const tabs = Object.values(await this.openTabs());
    return new Set(tabs.flatMap(({ build, isFromCache }) => (isFromCache ? [build] : [])));
  }

  private async openTabs(): Promise<Tabs> {
    const tabs = Object.entries(await this.read());
    const open = await Promise.all(
      tabs.map(async ([id, { at }]) => this.now() - at < GRACE_MS || (await this.isOpen(id))),
    );
    return Object.fromEntries(tabs.filter((_, at) => open[at]));
  }

  private async read(): Promise<Tabs> {
    try {
      if (!(await this.caches.has(TABS_CACHE))) return {};
      const cache = await this.caches.open(TABS_CACHE);
      return tabsSchema.parse(await (await cache.match(NOTE))?.json());
    } catch {
      return {};
    }
  }
}
