import type { StorageKey } from '../../config/storage-keys';
import type { SiteFacts, EntryRequest } from './resolve-entry-url';

/** Facts that {@link redirectInHead} is given, because its text stands alone in the page's head. */
export interface HeadRedirectFacts extends SiteFacts {
  /** Key of local storage for a visitor's choice of variant. */
  readonly choice: StorageKey<'localStorage'>;
  /** Media query of the widths that belong on the mobile variant. */
  readonly narrow: string;
  /** Parameters of the query that stay for the whole visit, and their key in session storage. */
  readonly carried: readonly string[];
  readonly visit: StorageKey<'sessionStorage'>;
  /** Key of local storage for the answer about analytics; empty where nobody is asked. */
  readonly consent: StorageKey<'localStorage'> | '';
  /** Media query of the windows that are narrower than the pc layout but no phone's. */
  readonly crowded: string;
  /** The viewport that the pc layout needs; nothing on pages that fit any width. */
  readonly leastWidth: string;
  /** The parameter that is state of the page itself, or nothing: no other page's query brings it along. */
  readonly owns: string;
}

/**
 * Leads a visitor to where the address settles, before anything is drawn: one `location.replace` at most, no
 * entry in the history. Runs in the head of every page; its text is put there, so it uses nothing from around
 * it.
 */
export function redirectInHead(
  facts: HeadRedirectFacts,
  settle: (
    facts: SiteFacts,
    asked: EntryRequest,
    carry: (previous: string, next: string) => string,
  ) => { path: string; query: string },
  carry: (previous: string, next: string) => string,
): void {
  /** Cookies, storages and the referrer may be forbidden or spoiled: then there is nothing. */
  const attempt = (read: () => string | null): string => {
    try {
      // oxlint-disable-next-line typescript/prefer-nullish-coalescing -- The build writes it out at length.
      return read() || '';
    } catch {
      return '';
    }
  };
  const { pathname, search, hash } = location;
  const { path, query } = settle(
    facts,
    {
      pathname,
      search,
      cookies: attempt(() => document.cookie).split('; '),
      chosen: attempt(() => localStorage.getItem(facts.choice)),
      isNarrow: matchMedia(facts.narrow).matches,
      earlier: [
        // A link of this site that was opened in a tab of its own.
        attempt(() => {
          const referrer = new URL(document.referrer);
          referrer.searchParams.delete(facts.owns);
          return referrer.origin === location.origin ? referrer.search : '';
        }),
        // The way led over a page without a script.
        attempt(() => sessionStorage.getItem(facts.visit)),
      ],
    },
    carry,
  );
  attempt(() => {
    const kept = new URLSearchParams();
    new URLSearchParams(query).forEach((value, name) => {
      if (facts.carried.includes(name)) kept.append(name, value);
    });
    sessionStorage.setItem(facts.visit, String(kept));
    return null;
  });
  // Keeps the room of the notice from the first frame: nothing moves when it comes.
  if (facts.consent && !attempt(() => localStorage.getItem(facts.consent))) {
    document.documentElement.dataset.asks = '';
  }
  // A tablet lays the whole pc layout out and fits it into its screen; windows of a desk take no notice.
  if (facts.leastWidth && matchMedia(facts.crowded).matches) {
    const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
    if (viewport) viewport.content = facts.leastWidth;
  }
  if (path !== pathname) {
    // What the parser still finds must not be seen on the way.
    document.documentElement.hidden = true;
    location.replace(path + query + hash);
  } else if (query !== search) history.replaceState(history.state, '', query + hash);
}
