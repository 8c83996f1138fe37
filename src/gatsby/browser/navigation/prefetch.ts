import { matchRoute, type RouteName } from '../../../routes';
import type { Prefetch } from '../../patches/browser/gatsby-runtime';

/** Prefetch that fetches nothing. */
const nothing: Prefetch = {
  then: (tell) => {
    tell(false);
  },
  abort: () => undefined,
};

/** Kinds that lists and cards lead to, which is where most clicks go. */
const ITEMS: readonly RouteName[] = ['game', 'role', 'partnerDetail', 'partnerChat'];

/** Makes a prefetch that starts behind all that the same moment asks for. */
function later(start: () => Prefetch): Prefetch {
  let begun: Prefetch | undefined;
  const tells: Parameters<Prefetch['then']>[0][] = [];
  const timer = setTimeout(() => {
    begun = start();
    tells.forEach(begun.then);
  });
  return {
    then: (tell) => {
      if (begun) begun.then(tell);
      else tells.push(tell);
    },
    abort: () => {
      clearTimeout(timer);
      begun?.abort();
    },
  };
}

/**
 * Limits what links in view fetch ahead: the first one to each kind of page, for the code that all pages of the kind
 * share. The data of one page is fetched when its link is pointed at or touched: a list would fetch that of dozens
 * which nobody opens. Gatsby fetches four at a time, with a pause of three seconds between: items come
 * before lists and before what the frame of each page leads to.
 * @param enqueue Gatsby's own, which asks for nothing where the visitor saves data or the network is slow
 */
export function onceByKind(enqueue: (path: string) => Prefetch): (path: string) => Prefetch {
  const kinds = new Set<RouteName>();
  return (path) => {
    const kind = matchRoute(path)?.name;
    if (kind === undefined || kinds.has(kind)) return nothing;
    if (kind === matchRoute(window.location.pathname)?.name) return nothing;
    kinds.add(kind);
    let isDone = false;
    const start = (): Prefetch => enqueue(path);
    const prefetch = ITEMS.includes(kind) ? start() : later(start);
    prefetch.then((done) => {
      isDone = done;
    });
    return {
      then: prefetch.then,
      abort: () => {
        // The next link of the kind takes its turn.
        if (!isDone) kinds.delete(kind);
        prefetch.abort();
      },
    };
  };
}
