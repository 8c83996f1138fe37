import { matchRoute, type RouteName } from '../../../routes';
import type { Prefetch } from '../../patches/browser/gatsby-runtime';

/** Prefetch that fetches nothing. */
const nothing: Prefetch = {
  then: (tell) => {
    tell(false);
  },
  abort: () => undefined,
};

/**
 * Limits what links in view fetch ahead: the first one to each kind of page, for the code that all pages of the kind
 * share. The data of one page is fetched when its link is pointed at or touched: a list would fetch that of dozens
 * which nobody opens.
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
    const prefetch = enqueue(path);
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
