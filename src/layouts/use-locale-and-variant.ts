import { useMemo } from 'react';
import { useInBrowser } from '../platform/loading/use-hydrated';
import { href, placePath, routes, type Place, type Route } from '../routes';
import type { FrameProps } from './frame-props';
import type { PageContext } from '../routes/page-context';

interface PagePlace {
  readonly place: Place;
  /** The address for the active link and the links to other languages and the other variant. */
  readonly location: FrameProps['location'];
}

/** The same object for the same place: everything that has asked for it is rendered anew when it changes. */
function usePlaceOf(locale: Place['locale'], variant: Place['variant']): Place {
  return useMemo(() => ({ locale, variant }), [locale, variant]);
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
  const entry: Route = routes[route];
  const isShared = entry.made === 'shell' || !entry.localized;
  const readsAddress = useInBrowser(() => isShared, false);
  const pathname = readsAddress
    ? asked.pathname
    : href(route, params, { locale: language, variant });
  const own = readsAddress && !entry.localized ? placePath(asked.pathname) : undefined;
  const { search, hash } = asked;
  return {
    place: usePlaceOf(own?.locale ?? language, own?.variant ?? variant),
    location: { pathname, search, hash },
  };
}
