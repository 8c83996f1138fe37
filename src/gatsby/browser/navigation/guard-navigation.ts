import { reportFailure } from '../../../api-client/failure-events';
import { logError } from '../../../platform/log';
import { probeServer } from '../../../platform/probe-server';
import { wantedVariant } from '../../../platform/variant-choice';
import { neverSettles, type PageResources } from '../gatsby-runtime';
import { currentGoal, navigation, type Goal } from './navigation-state';
import { navigationTarget } from './navigation-target';
import { loadAnew, reloadAt } from './reload-page';

/**
 * An address without its query, on which no page depends: Gatsby would fetch, and every cache on the way would keep,
 * the same data once per query.
 */
function pathOf(address: string): string {
  return address.replace(/\?.*/, '');
}

/**
 * What is done for a page that did not come. With a server that answers it is loaded anew: at most once per 10 s, though
 * always after a click, which is no loop. Without a network a click ends where it began, and the first page or one of
 * the way back waits.
 * @returns what Gatsby is to go on with
 */
async function recover(path: string, goal: Goal | undefined): Promise<PageResources | undefined> {
  const { address, replace } = goal ?? currentGoal();
  const isOffline = (await probeServer(address)) === 'silent';
  if (!isOffline) {
    if (reloadAt(address, replace)) return neverSettles;
    if (goal) {
      loadAnew(address, replace);
      return neverSettles;
    }
    if (navigation.isShown) return { status: 'error' };
  }
  logError(new Error(`The page ${path} did not load`));
  if (isOffline) {
    reportFailure({ kind: 'offline', message: '' });
    if (!goal) window.addEventListener('online', () => window.location.reload(), { once: true });
  }
  // What the build has drawn stays, and says so where it needs its script.
  if (!navigation.isShown) document.documentElement.dataset.broken = '';
  return neverSettles;
}

/** What Gatsby is to go on with; `never` when the page is loaded anew because the server has another build. */
function withoutOther(
  resources: PageResources,
  page: NonNullable<PageResources['page']>,
  { address, replace }: Goal,
): PageResources | Promise<never> {
  const own = window.___webpackCompilationHash;
  if (page.webpackCompilationHash !== '' && page.webpackCompilationHash !== own) {
    if (reloadAt(address, replace)) return neverSettles;
    navigation.isOutdated = true;
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
    navigation.pending = undefined;
  });

  window.___navigate = (to, options) => {
    if (typeof to === 'number') {
      navigate(to, options);
      return;
    }
    const address = navigationTarget(to, window.location.search, wantedVariant());
    const replace = options?.replace === true;
    const isElsewhere = address.replace(/[?#].*/, '') !== window.location.pathname;
    if (navigation.isOutdated && isElsewhere) {
      loadAnew(address, replace);
      return;
    }
    navigation.pending = { address, replace };
    navigate(address, options);
  };

  loader.loadPage = async (path) => {
    const { pending } = navigation;
    const goal = pending?.address.replace(/#.*/, '') === path ? pending : undefined;
    const resources = await loadPage(pathOf(path)).catch((error: unknown) => {
      logError(error);
      return undefined;
    });
    // The visitor has gone elsewhere meanwhile.
    if (goal !== undefined && goal !== navigation.pending) return neverSettles;
    const { page } = resources ?? {};
    const outcome =
      resources && page && resources.status !== 'error'
        ? withoutOther(resources, page, goal ?? currentGoal())
        : recover(path, goal);
    if (goal === navigation.pending) navigation.pending = undefined;
    return outcome;
  };
}
