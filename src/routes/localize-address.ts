import { placePath, prefixOf, type Place } from './address';
import { matchRoute } from './match';
import { routes } from './table';

/**
 * Translates an address that came with content into a language and variant: `/ja/activity/?a#b` is
 * `/en/m/activity/?a#b` in English on mobile. A route without a mobile twin stays on pc.
 * @returns undefined for files and for paths that are no page of the site
 * @param address a path of the site, in whatever language and variant, with query and fragment or without
 */
export function localizeAddress(address: string, place: Place): string | undefined {
  const [pathname = '/'] = address.split(/[?#]/);
  const match = matchRoute(pathname);
  if (!match || routes[match.name].made === 'file') return undefined;
  const hasVariant = routes[match.name].variants.some((each) => each === place.variant);
  const prefix = prefixOf(hasVariant ? place : { ...place, variant: 'pc' });
  return prefix + placePath(pathname).rest + address.slice(pathname.length);
}
