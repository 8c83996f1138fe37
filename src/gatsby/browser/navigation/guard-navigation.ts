import { logError } from '../../../platform/log';
import { wantedVariant } from '../../../platform/variant-choice';
import { navigationTarget } from './navigation-target';
import { never, type PageResources } from '../gatsby-runtime';
import { judge } from './navigation-state';
import { loadAnew, reloadAt } from './reload-page';
import { isOutdated, markOutdated } from './newer-build';

/** A navigation whose page is being loaded. */
interface Pending {
  readonly address: string;
  readonly replace: boolean;
}

let pending: Pending | undefined;

/** Where the visitor is going to, or is. */
export function currentGoal(): Pending {
  const { pathname, search, hash } = window.location;
  return pending ?? { address: pathname + search + hash, replace: true };
}

/**
 * An address without its query, on which no page depends: Gatsby would fetch, and every cache on the way would keep,
 * the same data once per query.
 */
function pathOf(address: string): string {
  return address.split('?')[0] ?? address;
}

let isShown = false;

/** Says that the first page is alive: what fails from now on leaves something to go on with. */
export function markShown(): void {
  isShown = true;
}

/** No connection. A click ends where it began; a page of the way back, or the first one, waits for the network. */
function waitForNetwork(path: string, goal: Pending | undefined): Promise<never> {
  logError(new Error(`The page ${path} could not be fetched: there is no connection`));
  judge().sayOffline();
  if (goal) return never;
  window.addEventListener('online', () => window.location.reload(), { once: true });
  // Until then it says so itself, where it is nothing without its script.
  if (!isShown) document.documentElement.dataset.broken = '';
  return never;
}

/** What is done for a page that did not come. Resolves only to what Gatsby is to go on with. */
async function recover(
  path: string,
  goal: Pending | undefined,
): Promise<PageResources | undefined> {
  const { address, replace } = goal ?? currentGoal();
  if ((await judge().ask(address)) === 'silent') return waitForNetwork(path, goal);
  if (reloadAt(address, replace)) return never;
  if (goal) {
    // A click is no loop: it may always load its page once.
    loadAnew(address, replace);
    return never;
  }
  if (isShown) return { status: 'error' };
  logError(new Error(`The page ${path} did not load`));
  // What the build has drawn stays, and says so where it needs more.
  document.documentElement.dataset.broken = '';
  return never;
}

/** What Gatsby is to go on with; `never` when the page is loaded anew because the server has another build. */
function withoutOther(
  resources: PageResources,
  page: NonNullable<PageResources['page']>,
  { address, replace }: Pending,
): PageResources | Promise<never> {
  const own = window.___webpackCompilationHash;
  if (page.webpackCompilationHash !== '' && page.webpackCompilationHash !== own) {
    if (reloadAt(address, replace)) return never;
    markOutdated();
  }
  // Whatever Gatsby compares it with now, it must not reload beside this guard.
  page.webpackCompilationHash = own;
  return resources;
}

/**
 * Stands in front of Gatsby's navigation and its loader, of which there is one each for all links, calls and the
 * way back (design, "Query carry", "Chunk failure"): carries the query, keeps the variant, lets the last click win,
 * and loads a page anew when the build on the server is another one or a part of the page is gone, with its whole
 * address and at most once per 10 s. Gatsby would lose query and fragment, and may go round in circles.
 */
export function guardNavigation(): void {
  const { ___navigate: navigate, ___loader: loader } = window;
  const { loadPage, loadPageSync, enqueue, hovering } = loader;
  loader.loadPageSync = (path, options) => loadPageSync(pathOf(path), options);
  loader.enqueue = (path) => enqueue(pathOf(path));
  loader.hovering = (path) => hovering(pathOf(path));
  window.addEventListener('popstate', () => {
    pending = undefined;
  });

  window.___navigate = (to, options) => {
    if (typeof to === 'number') {
      navigate(to, options);
      return;
    }
    const address = navigationTarget(to, window.location.search, wantedVariant());
    const replace = options?.replace === true;
    const isElsewhere = address.split(/[?#]/)[0] !== window.location.pathname;
    if (isOutdated() && isElsewhere) {
      loadAnew(address, replace);
      return;
    }
    pending = { address, replace };
    navigate(address, options);
  };

  loader.loadPage = async (path) => {
    const goal = pending?.address.split('#')[0] === path ? pending : undefined;
    const resources = await loadPage(pathOf(path)).catch((error: unknown) => {
      logError(error);
      return undefined;
    });
    // The visitor has gone elsewhere meanwhile.
    if (goal !== undefined && goal !== pending) return never;
    const { page } = resources ?? {};
    const outcome =
      resources && page && resources.status !== 'error'
        ? withoutOther(resources, page, goal ?? currentGoal())
        : recover(path, goal);
    if (goal === pending) pending = undefined;
    return outcome;
  };
}
