import { DEFAULT_LOCALE, LOCALES, localeFacts } from '../config/locales';
import { href, type Place } from './address';
import { routes, type ParamsOf, type Route, type RouteName } from './table';

/** The addresses that a page's head names, absolute. */
export interface PageLinks {
  readonly canonical: string;
  /** The mobile twin, for pc pages that have one. */
  readonly mobile: string | undefined;
  /** The same page, same variant, in each language and as `x-default`. */
  readonly languages: readonly { readonly hreflang: string; readonly href: string }[];
}

/**
 * Canonical and alternates of a page (design, "Addresses"): mobile pages are canonical to their pc
 * twin, pc pages name their mobile twin, languages are named within the variant and reciprocally.
 * @param siteUrl the site's own address, without a slash at its end
 */
export function pageLinks<N extends RouteName>(
  name: N,
  params: ParamsOf<N>,
  place: Place,
  siteUrl: string,
): PageLinks {
  const route: Route = routes[name];
  const absolute = (at: Place): string => siteUrl + href(name, params, at);
  const hasTwin = route.variants.includes('pc') && route.variants.includes('m');
  return {
    canonical: absolute({ ...place, variant: 'pc' }),
    mobile: hasTwin && place.variant === 'pc' ? absolute({ ...place, variant: 'm' }) : undefined,
    languages: route.localized
      ? [
          ...LOCALES.map((locale) => ({
            hreflang: localeFacts[locale].tag,
            href: absolute({ ...place, locale }),
          })),
          { hreflang: 'x-default', href: absolute({ ...place, locale: DEFAULT_LOCALE }) },
        ]
      : [],
  };
}
