import { logError } from '../client/log';
import { wantedVariant } from '../client/variant-choice';
import { destinationOf } from './destination';
import { never, type PageResources } from './gatsby-runtime';
import { judge } from './judgement';
import { go, reloadAt } from './leave';
import { isOutdated } from './newer-build';

/** A navigation whose page is being loaded. */
interface Pending {
  readonly address: string;
  readonly replace: boolean;
}

let pending: Pending | undefined;

/** Where the visitor is going to, or is. */
export const currentGoal = (): Pending => {
  const { pathname, search, hash } = window.location;
  return pending ?? { address: pathname + search + hash, replace: true };
};

/** The navigation that loads this path, and not one that was begun after it. */
const takePending = (path: string): Pending | undefined => {
  const goal = pending;
  if (goal?.address.split('#')[0] !== path) return undefined;
  pending = undefined;
  return goal;
};

/** The page will not come alive: what the build has drawn stays, and says so where it needs more. */
const giveUp = (path: string): Promise<never> => {
  logError(new Error(`The page ${path} did not load`));
  document.documentElement.dataset.broken = '';
  return never;
};

/** No connection: a click ends where it began, and a page that was being loaded waits for the network. */
const waitForNetwork = (path: string, isClick: boolean): Promise<never> => {
  if (!isClick) {
    window.addEventListener('online', () => window.location.reload(), { once: true });
    return giveUp(path);
  }
  logError(new Error(`The page ${path} could not be fetched: there is no connection`));
  judge().sayOffline();
  return never;
};

let isShown = false;

/** Says that the first page is alive: what fails from now on leaves something to go on with. */
export const markShown = (): void => {
  isShown = true;
};

/** What is done for a page that did not come. Resolves only to what Gatsby is to go on with. */
const recover = async (
  path: string,
  goal: Pending | undefined,
): Promise<PageResources | undefined> => {
  const { address, replace } = goal ?? currentGoal();
  if ((await judge().ask(address)) === 'silent' && (goal || !isShown)) {
    return waitForNetwork(path, goal !== undefined);
  }
  if (reloadAt(address, replace)) return never;
  // A click is no loop: it may always load its page once.
  if (goal) go(address, replace);
  return isShown ? { status: 'error' } : giveUp(path);
};

/**
 * Stands in front of Gatsby's navigation and its loader, of which there is one each for all links, calls and the
 * way back (design, "Query carry", "Chunk failure"): carries the query, keeps the variant, and loads a page anew
 * when the build on the server is another one or a part of the page is gone, with its whole address and at
 * most once per 10 s. Gatsby would lose query and fragment, and may go round in circles.
 */
export const guardNavigation = (): void => {
  const { ___navigate: navigate, ___loader: loader } = window;
  const loadPage = loader.loadPage.bind(loader);

  window.___navigate = (to, options) => {
    if (typeof to === 'number') {
      navigate(to, options);
      return;
    }
    const address = destinationOf(to, window.location.search, wantedVariant());
    const replace = options?.replace === true;
    const isElsewhere = address.split(/[?#]/)[0] !== window.location.pathname;
    if (isOutdated() && isElsewhere) {
      go(address, replace);
      return;
    }
    pending = { address, replace };
    navigate(address, options);
  };

  loader.loadPage = async (path) => {
    const resources = await loadPage(path).catch((error: unknown) => {
      logError(error);
      return undefined;
    });
    const goal = takePending(path);
    const { page } = resources ?? {};
    if (!page || resources?.status === 'error') return recover(path, goal);
    const own = window.___webpackCompilationHash;
    const isNewer = page.webpackCompilationHash !== '' && page.webpackCompilationHash !== own;
    const { address, replace } = goal ?? currentGoal();
    if (isNewer && reloadAt(address, replace)) return never;
    // Whatever Gatsby compares it with now, it must not reload beside this guard.
    page.webpackCompilationHash = own;
    return resources;
  };
};
