import {
  cloneElement,
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

/**
 * Replaces @gatsbyjs/reach-router in the browser: the part of it that Gatsby needs for pages, of which its loader has
 * already said which one an address shows. It has no nested routes, named parameters or redirects.
 */

/** Address of the page that is shown. */
interface PageLocation extends Pick<Location, 'pathname' | 'search' | 'hash' | 'href'> {
  readonly state: unknown;
  readonly key: string;
}

interface Change {
  readonly location: PageLocation;
  readonly action: 'POP' | 'PUSH';
}

interface NavigateOptions {
  readonly state?: object | undefined;
  readonly replace?: boolean | undefined;
}

function readLocation(): PageLocation {
  const { pathname, search, hash, href } = window.location;
  const state: unknown = window.history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return {
    ...{ search, hash, href, state },
    pathname: encodeURI(decodeURI(pathname)),
    key: typeof key === 'string' ? key : 'initial',
  };
}

const listeners = new Set<(change: Change) => void>();
let current = readLocation();
/** Tells whoever navigated that the page is shown; there is none while nothing is under way. */
let onShown: (() => void) | undefined;

/** Goes to an address of the site, or so many entries through the history. */
export function navigate(to: string | number, options: NavigateOptions = {}): Promise<void> {
  if (typeof to === 'number') window.history.go(to);
  else {
    const state = { ...options.state, key: String(Date.now()) };
    try {
      // An address that was not shown yet is no entry of its own.
      if (options.replace === true || onShown) window.history.replaceState(state, '', to);
      else window.history.pushState(state, '', to);
    } catch {
      // Browsers allow only so many entries in a while.
      window.location[options.replace === true ? 'replace' : 'assign'](to);
    }
  }
  current = readLocation();
  return new Promise((resolve) => {
    onShown = resolve;
    for (const tell of listeners) tell({ location: current, action: 'PUSH' });
  });
}

export const globalHistory = {
  navigate,
  /** @returns stops listening */
  listen(tell: (change: Change) => void): () => void {
    const onPop = (): void => {
      current = readLocation();
      tell({ location: current, action: 'POP' });
    };
    listeners.add(tell);
    window.addEventListener('popstate', onPop);
    return () => {
      listeners.delete(tell);
      window.removeEventListener('popstate', onPop);
    };
  },
};

interface Place {
  readonly location: PageLocation;
}

const PlaceContext = createContext<Place | undefined>(undefined);

/** Gatsby resets it for each page; nothing here reads it. */
export const BaseContext = createContext({});

/** Knows the address that is shown, which follows the history a frame later. */
export function LocationProvider({
  children,
}: {
  readonly children: ReactNode | ((place: Place) => ReactNode);
}) {
  const [place, setPlace] = useState<Place>({ location: current });
  useEffect(() => {
    onShown?.();
    onShown = undefined;
  }, [place]);
  useEffect(() => {
    let isGone = false;
    const stop = globalHistory.listen(({ location }) => {
      void Promise.resolve().then(() => {
        requestAnimationFrame(() => {
          if (!isGone) setPlace({ location });
        });
      });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return (
    <PlaceContext.Provider value={place}>
      {typeof children === 'function' ? children(place) : children}
    </PlaceContext.Provider>
  );
}

/** Gives its child the address that is shown. */
export function Location({ children }: { readonly children: (place: Place) => ReactNode }) {
  const place = useContext(PlaceContext);
  return place ? <>{children(place)}</> : <LocationProvider>{children}</LocationProvider>;
}

/** The address that is shown. */
export function useLocation(): PageLocation {
  return useContext(PlaceContext)?.location ?? current;
}

/** The part of an address that a page with a pattern such as `/game-partner/*` is at. */
function baseOf(pattern: string, pathname: string): string {
  return (pattern.endsWith('/*') ? pattern.slice(0, -2) : pathname).replace(/\/+$/, '') || '/';
}

interface RouterProps {
  readonly children: ReactElement<{ readonly path: string; readonly location?: PageLocation }>;
  readonly location: PageLocation;
  readonly id: string;
}

/** Shows the page, in an element that takes the focus when another page comes. */
export function Router({ children: page, location, id }: RouterProps) {
  const { pathname } = location;
  const uri = baseOf(page.props.path, pathname);
  const element = useRef<HTMLDivElement>(null);
  const last = useRef({ uri, pathname });
  useEffect(() => {
    const isAnother =
      uri !== last.current.uri || (pathname !== last.current.pathname && pathname === uri);
    last.current = { uri, pathname };
    if (isAnother) element.current?.focus();
  }, [uri, pathname]);
  return (
    <div style={{ outline: 'none' }} tabIndex={-1} ref={element} id={id}>
      {cloneElement(page, { location })}
    </div>
  );
}

interface Pattern {
  readonly path: string;
}

function partsOf(path: string): string[] {
  return path.replace(/^\/+|\/+$/g, '').split('/');
}

/**
 * Finds the address or the pattern such as `/game-partner/*` that an address belongs to, and what is in the place of the
 * star. Gatsby lists the pages too that lie where a pattern leads; they come before it.
 */
export function pick<P extends Pattern>(
  patterns: readonly P[],
  address: string,
): { readonly route: P; readonly params: Readonly<Record<string, string>> } | null {
  const [pathname = ''] = address.split('?');
  const parts = partsOf(pathname);
  const page = patterns.find(({ path }) => partsOf(path).join('/') === parts.join('/'));
  if (page) return { route: page, params: {} };
  for (const route of patterns) {
    const [star, ...base] = partsOf(route.path).reverse();
    if (star === '*' && base.reverse().every((part, at) => part === parts[at])) {
      return { route, params: { '*': parts.slice(base.length).map(decodeURIComponent).join('/') } };
    }
  }
  return null;
}
