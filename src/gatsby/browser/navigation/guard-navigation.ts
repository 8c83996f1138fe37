import { reportFailure } from '../../../api-client/failure-events';
import { logError } from '../../../platform/log';
import { loadPendingLateCode } from '../../../platform/loading/pending-late-code';
import { probeServer } from '../../../platform/network/probe-server';
import { wouldLoseWork } from '../../../platform/unsaved-work';
import { wantedVariant } from '../../../platform/variant-choice';
import { neverSettles, type PageResources } from '../../patches/browser/gatsby-runtime';
import { announceNavigation, currentGoal, navigation, type Goal } from './navigation-state';
import { navigationTarget } from './navigation-target';
import { onceByKind } from './prefetch';
import { loadAnew, reloadAt } from './reload-page';

/**
 * A function of Gatsby's loader that is told no query, on which no page depends: Gatsby would fetch, and every cache on
 * the way would keep, the same data once per query.
 */
function withoutQuery<A extends readonly unknown[], R>(load: (path: string, ...more: A) => R) {
  return (path: string, ...more: A): R => load(path.replace(/\?.*/, ''), ...more);
}

/**
 * Handles a page that did not load. If the server answers, the page is loaded anew: at most once per 10 s, but always
 * after a click, which cannot loop. Without a network, a click stays where it began, and the first page or one of the
 * history waits until the network is back.
 * @returns what Gatsby goes on with
 */
async function recover(path: string, goal: Goal | undefined): Promise<PageResources | undefined> {
  const { address, replace } = goal ?? currentGoal();
  const isOffline = (await probeServer(address)) === 'silent';
  // A later click has won while the server was asked.
  if (goal && goal !== navigation.pending) return neverSettles;
  if (!isOffline && reloadAt(address, replace)) return neverSettles;
  const isSaid = isOffline && reportFailure({ kind: 'offline', message: '' });
  // A click without a network goes on too where no message can be shown yet: then the browser says it.
  if (goal && !isSaid) {
    loadAnew(address, replace);
    return neverSettles;
  }
  if (!isOffline && navigation.isShown) return { status: 'error' };
  logError(new Error(`The page ${path} did not load`));
  if (goal) navigation.pending = undefined;
  else if (isOffline) {
    window.addEventListener('online', () => {
      if (currentGoal().address === address && !wouldLoseWork()) reloadAt(address, true);
    });
  }
  // The prebuilt HTML stays; `data-broken` shows the notes at parts that need the script.
  if (!navigation.isShown) document.documentElement.dataset.broken = '';
  return neverSettles;
}

/** Compares builds: gives Gatsby the page, or loads it anew when the server has another build. */
function checkBuild(
  resources: PageResources,
  page: NonNullable<PageResources['page']>,
  { address, replace }: Goal,
): PageResources | Promise<never> {
  const own = window.___webpackCompilationHash;
  if (page.webpackCompilationHash !== '' && page.webpackCompilationHash !== own) {
    if (reloadAt(address, replace)) return neverSettles;
    navigation.isOutdated = true;
  }
  // Gatsby must not find a difference itself and reload without this guard.
  page.webpackCompilationHash = own;
  return resources;
}

/**
 * Wraps Gatsby's navigation and page loader, which all links, `navigate()` and the history share (design, "Query carry",
 * "Chunk failure"): carries the query, keeps the variant, lets the last click win, and loads a page anew, with its
 * whole address and at most once per 10 s, when the server has another build or a part of the page is gone. Gatsby
 * itself would drop query and fragment and may reload in a loop.
 */
export function guardNavigation(): void {
  const { ___navigate: navigate, ___loader: loader } = window;
  const loadPage = withoutQuery(loader.loadPage);
  loader.loadPageSync = withoutQuery(loader.loadPageSync);
  loader.enqueue = withoutQuery(onceByKind(loader.enqueue));
  const { hovering } = loader;
  loader.hovering = withoutQuery((path) => {
    hovering(path);
    // Gatsby's loader gives the same promise; a page that does not load is told of when it is clicked.
    loadPage(path).then(loadPendingLateCode, () => undefined);
  });
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
    const goal = { address, replace };
    navigation.pending = goal;
    // The last click wins over a page that is being loaded already.
    if (navigation.isLeaving) loadAnew(address, replace);
    else if (navigation.isOutdated && isElsewhere) void recover(address, goal);
    else {
      announceNavigation(address);
      navigate(address, options);
    }
  };

  loader.loadPage = async (path) => {
    const { pending } = navigation;
    const goal = pending?.address.replace(/#.*/, '') === path ? pending : undefined;
    const resources = await loadPage(path).catch((error: unknown) => {
      logError(error);
      return undefined;
    });
    if (navigation.isShown) await loadPendingLateCode();
    // The visitor has gone elsewhere meanwhile.
    if (goal !== undefined && goal !== navigation.pending) return neverSettles;
    const { page } = resources ?? {};
    // The goal stays until it is reached: a part that is missing meanwhile must not reload the page that is left.
    const outcome = await (resources && page && resources.status !== 'error'
      ? checkBuild(resources, page, goal ?? currentGoal())
      : recover(path, goal));
    if (goal === navigation.pending) navigation.pending = undefined;
    return outcome;
  };
}
