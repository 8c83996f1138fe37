import { useHydrated } from '../platform/use-hydrated';
import { href, placePath, routes, type Place, type Route } from '../routes';
import type { FrameProps } from './frame-props';
import type { PageContext } from '../routes/page-context';

interface PagePlace {
  readonly place: Place;
  /** The address for the active link and the links to other languages and the other variant. */
  readonly location: FrameProps['location'];
}

/**
 * The locale and variant of a page. A prebuilt page has them from the build, however its address was spelt. A shell
 * and the not-found page serve many addresses: they read them from the address, but only after hydration, so that
 * the first render matches what the build has rendered.
 */
export function useLocaleAndVariant(
  { language, variant, route, params }: PageContext,
  asked: FrameProps['location'],
): PagePlace {
  const isHydrated = useHydrated();
  const entry: Route = routes[route];
  const built = { locale: language, variant };
  const isShared = entry.made === 'shell' || !entry.localized;
  const pathname = isShared && isHydrated ? asked.pathname : href(route, params, built);
  return {
    place: !entry.localized && isHydrated ? placePath(asked.pathname) : built,
    location: { pathname, search: asked.search, hash: asked.hash },
  };
}
