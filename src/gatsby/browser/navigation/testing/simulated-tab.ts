import { RELOAD_GUARD_MS } from '../../../../config/times';
import type * as failures from '../../../../api-client/failure-events';
import { MOST_RELOADS, RELOAD_LIMIT_MS } from '../../../../platform/reload-guard';
import type * as updates from '../../build-update';
import type { navigation as state } from '../navigation-state';
import type * as chunks from '../guard-chunks';
import type * as guard from '../guard-navigation';
import {
  answerTo,
  createServer,
  hashOf,
  LATENCY_MS,
  loadChunk,
  loadResources,
} from './simulated-server';
import { createStorage } from './simulated-storage';

const ORIGIN = 'https://site.example';

/** One load of a page in the tab, with its own globals; nothing of it runs any more once it is left. */
interface Page {
  readonly build: number;
  /** The path of what is shown; undefined until the page is hydrated. */
  shown: string | undefined;
  readonly window: EventTarget;
}

interface Load {
  readonly address: string;
  readonly isNewEntry: boolean;
}

/** A tab with real guards, around them a stand-in for the browser and for Gatsby's own navigation and loader. */
export class SimulatedTab {
  readonly server = createServer();
  readonly storage = createStorage();
  /** The history, as addresses of this site. */
  readonly entries = ['/?channel=a'];
  index = 0;
  page: Page | undefined;
  /** Load of a page that made each entry: within one, a step of the history loads nothing. */
  private readonly makers: (Page | undefined)[] = [];
  /** Somebody has typed what no form keeps. */
  hasTyped = false;
  /** Page that the visitor has asked for and has not got yet: one load for it is no reload of the site's own. */
  wish: string | undefined;
  /** A step of the history without a network: its page cannot be shown before the network is back. */
  isStranded = false;
  /** Descriptions of what must never happen and has. */
  readonly violations: string[] = [];
  /** When and where the site loaded by itself. */
  private own: { readonly at: number; readonly path: string }[] = [];
  private next: Load | undefined;

  get url(): URL {
    return new URL(this.entries[this.index] ?? '/', ORIGIN);
  }

  /** True when the visitor's page is alive, and not the browser's own about a missing network. */
  get isAlive(): boolean {
    return this.page?.shown !== undefined;
  }

  /** Lets time pass, and pages be loaded, until nothing is under way any more. */
  async settle(): Promise<void> {
    for (let rounds = 0; rounds < 40; rounds += 1) {
      await jest.advanceTimersByTimeAsync(4 * LATENCY_MS);
      if (!this.next) {
        this.wish = undefined;
        return;
      }
      await this.load();
    }
    this.violations.push(`The tab loads ${this.url.href} for ever`);
  }

  /** Loads the address of the tab, as a visitor does with the button of the browser. */
  async reload(): Promise<void> {
    this.wish = this.url.pathname;
    this.leaveFor(this.url.href, false);
    await this.settle();
  }

  /** Follows a link of the page. */
  visit(address: string): void {
    this.wish = new URL(address, this.url).pathname;
    window.___navigate(address);
  }

  /** Goes back or forward. */
  step(by: -1 | 1): void {
    this.index += by;
    this.wish = this.url.pathname;
    if (!this.page || this.makers[this.index] !== this.page) {
      this.leaveFor(this.url.href, false);
    } else {
      this.isStranded = !this.server.hasNetwork;
      this.page.window.dispatchEvent(new Event('popstate'));
      this.ensureResources(this.page);
    }
  }

  /** The clock jumps; what the guards noted in a future that has not come is void. */
  jump(ms: number): void {
    jest.setSystemTime(Date.now() + ms);
    this.own = this.own.filter(({ at }) => at <= Date.now());
  }

  private leaveFor(address: string, isNewEntry: boolean): void {
    const url = new URL(address, this.url);
    this.next = { address: url.pathname + url.search + url.hash, isNewEntry };
    if (url.pathname === this.wish) this.wish = undefined;
    else this.countOwn(url.pathname);
  }

  /** Counts a load that nobody asked for. */
  private countOwn(path: string): void {
    const now = Date.now();
    const within = (ms: number) => this.own.filter(({ at }) => now - at < ms);
    const faults: readonly (readonly [boolean, string])[] = [
      [within(RELOAD_GUARD_MS).some((each) => each.path === path), 'again within 10 s'],
      [within(RELOAD_LIMIT_MS).length >= MOST_RELOADS, 'too often within a minute'],
      [this.storage.mode !== 'works', 'though it cannot be noted'],
      [this.hasTyped, 'and what was typed is lost'],
      [path !== this.url.pathname, 'where nobody wanted to go'],
    ];
    for (const [isSo, what] of faults) if (isSo) this.violations.push(`Loads ${path} ${what}`);
    this.own.push({ at: now, path });
  }

  private push(address: string, isNewEntry: boolean): void {
    if (isNewEntry) this.entries.splice(this.index + 1, Infinity, address);
    else this.entries[this.index] = address;
    if (isNewEntry) this.index += 1;
    this.makers[this.index] = this.page;
  }

  private async load(): Promise<void> {
    const { address, isNewEntry } = this.next ?? { address: '/', isNewEntry: false };
    this.next = undefined;
    // This sets the clock to where it began.
    const now = Date.now();
    jest.clearAllTimers();
    jest.setSystemTime(now);
    this.push(address, isNewEntry);
    this.hasTyped = false;
    this.isStranded = false;
    this.page = undefined;
    if (this.server.hasNetwork) await this.open();
  }

  /** Opens a page of the current build at the tab's address, as the browser and Gatsby do. */
  async open(): Promise<void> {
    const page: Page = { build: this.server.html, shown: undefined, window: new EventTarget() };
    this.page = page;
    this.makers[this.index] = page;
    jest.resetModules();
    this.provideGlobals(page);
    const { navigation }: { navigation: typeof state } = await import('../navigation-state');
    const { guardNavigation }: typeof guard = await import('../guard-navigation');
    const { guardChunks }: typeof chunks = await import('../guard-chunks');
    const { watchBuilds }: typeof updates = await import('../../build-update');
    const { onFailure }: typeof failures = await import('../../../../api-client/failure-events');
    guardNavigation();
    guardChunks();
    onFailure(() => undefined);
    const { pathname, search } = this.url;
    void window.___loader.loadPage(pathname + search).then((resources) => {
      if (resources?.page && resources.page.webpackCompilationHash !== hashOf(page.build)) {
        this.violations.push('Gatsby reloads beside the guard');
      }
      // Gatsby leaves a page without resources as it was built.
      if (resources?.status !== 'success') return;
      this.show(page);
      navigation.isShown = true;
      watchBuilds();
    });
  }

  private show(page: Page): void {
    page.shown = this.url.pathname;
    this.isStranded = false;
    if (this.wish === page.shown) this.wish = undefined;
  }

  /** Imitates Gatsby when the address has changed: shows the page that it has, or loads it. */
  private ensureResources(page: Page): void {
    const { pathname, search } = this.url;
    void window.___loader.loadPage(pathname + search).then((resources) => {
      if (resources?.status === 'success') this.show(page);
      else this.leaveFor(pathname + search, true);
    });
  }

  /** Gatsby's own `navigate`. */
  private navigate(page: Page, to: string, isNewEntry: boolean): void {
    // By the text, as Gatsby does: nothing is spelt in another way.
    void window.___loader.loadPage(to.replace(/#.*/, '')).then((resources) => {
      if (resources?.status !== 'success') this.violations.push('Gatsby leaves without the query');
      if (resources?.page?.webpackCompilationHash !== hashOf(page.build)) {
        this.violations.push('Gatsby reloads beside the guard');
      }
      this.push(to, isNewEntry);
      this.show(page);
    });
  }

  private provideGlobals(page: Page): void {
    const { server, storage } = this;
    const url = () => this.url;
    /** An answer after its time; never to a page that has been left. */
    const answer = async <T>(give: () => T): Promise<T> => {
      await new Promise((resolve) => {
        setTimeout(resolve, LATENCY_MS);
      });
      return give();
    };
    const location = {
      get href() {
        return url().href;
      },
      get pathname() {
        return url().pathname;
      },
      get search() {
        return url().search;
      },
      get hash() {
        return url().hash;
      },
      reload: () => this.leaveFor(this.url.href, false),
      replace: (address: string) => this.leaveFor(address, false),
      assign: (address: string) => this.leaveFor(address, true),
    };
    const window = Object.assign(page.window, {
      location,
      history: {
        state: null,
        replaceState: (_state: unknown, _title: string, address: string) =>
          this.push(address, false),
      },
      sessionStorage: storage.area,
      localStorage: createStorage().area,
      matchMedia: () => ({ matches: false }),
      asyncRequires: { components: {} },
      ___webpackCompilationHash: hashOf(page.build),
      ___navigate: (to: string, options?: { readonly replace?: boolean }) =>
        this.navigate(page, to, options?.replace !== true),
      ___loader: {
        loadPage: (path: string) => answer(() => loadResources(server, path)),
        loadPageSync: () => undefined,
        enqueue: () => ({ then: () => undefined, abort: () => undefined }),
        hovering: () => undefined,
      },
    });
    const typed = { value: 'half a sentence', closest: () => null };
    const document = Object.assign(new EventTarget(), {
      visibilityState: 'visible',
      documentElement: { dataset: {} },
      querySelector: () => null,
      querySelectorAll: () => (this.hasTyped ? [typed] : []),
    });
    Object.assign(globalThis, {
      window,
      document,
      fetch: (address: string) => answer(() => answerTo(server, address)),
      __webpack_chunk_load__: () => answer(() => loadChunk(server, page.build)),
    });
  }
}
