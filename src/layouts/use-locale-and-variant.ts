import { useHydrated } from '../platform/use-hydrated';
import { href, placePath, routes, type Place, type Route } from '../routes';
import type { FrameProps } from './frame-props';
import type { PageContext } from '../routes/page-context';

interface PagePlace {
  readonly place: Place;
  /** The address that the frame goes by: active link, languages, the other variant. */
  readonly location: FrameProps['location'];
}

/**
 * Where a page stands. A prebuilt page knows it from the build, whatever spelling of its address was
 * asked for. A shell and the one not-found page serve many addresses: until they are hydrated they show
 * what the build has rendered, then what was asked for.
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
