import { DEFAULT_LOCALE, LOCALES, localeFacts, type Locale } from '../config/locales';
import {
  routes,
  type ParamsOf,
  type Route,
  type RouteName,
  VARIANTS,
  variantPrefix,
  type Variant,
} from './table';

/** Place of a page: its language and its layout. */
export interface Place {
  readonly locale: Locale;
  readonly variant: Variant;
}

/** A path taken apart: `/en/m/game-library/` is en, m, `/game-library/`. */
export interface PlacedPath extends Place {
  readonly rest: string;
}

const PARAM = /:([a-z]+)/g;

/** Puts parameters into a pattern, each percent-encoded. */
function fill(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(PARAM, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The language and variant prefix of a place, `''` for zh and pc. */
export function prefixOf({ locale, variant }: Place): string {
  return localeFacts[locale].prefix + variantPrefix[variant];
}

/** The place where a route really is: routes without a twin or without languages have one address. */
function resolvePlace(entry: Route, place: Place): Place {
  return {
    locale: entry.localized ? place.locale : DEFAULT_LOCALE,
    variant: entry.variants.includes(place.variant) ? place.variant : (entry.variants[0] ?? 'pc'),
  };
}

/**
 * The address of a route, percent-encoded and relative to the site: `href('game', { id: '7' }, place)`
 * is `/en/m/game-library/7/` for en and m. A route that has no `/m` twin ignores the variant.
 */
export function href<N extends RouteName>(name: N, params: ParamsOf<N>, place: Place): string {
  const entry: Route = routes[name];
  return prefixOf(resolvePlace(entry, place)) + fill(entry.pattern, params);
}

/**
 * The path that Gatsby is given for a page: as {@link href}, but not percent-encoded,
 * because Gatsby makes file names of it and servers decode what they are asked for.
 */
export function pagePath<N extends RouteName>(name: N, params: ParamsOf<N>, place: Place): string {
  return decodeURIComponent(href(name, params, place));
}

/** The `matchPath` of a shell at a place, or undefined for every other route. */
export function matchPathOf(name: RouteName, place: Place): string | undefined {
  const entry: Route = routes[name];
  return entry.matchPath === undefined
    ? undefined
    : prefixOf(resolvePlace(entry, place)) + entry.matchPath;
}

/**
 * Takes language and variant off a path. What is no prefix stays: `/english/` is zh, pc, `/english/`. The rest begins
 * with one slash: with two, or with a backslash behind it, it would be the address of another site.
 */
export function placePath(pathname: string): PlacedPath {
  let rest = pathname.startsWith('/') ? pathname : `/${pathname}`;
  const strip = (prefix: string): boolean => {
    if (prefix === '' || (rest !== prefix && !rest.startsWith(`${prefix}/`))) return false;
    rest = rest.slice(prefix.length) || '/';
    return true;
  };
  const locale = LOCALES.find((each) => strip(localeFacts[each].prefix)) ?? DEFAULT_LOCALE;
  const variant = VARIANTS.find((each) => strip(variantPrefix[each])) ?? 'pc';
  return { locale, variant, rest: rest.replace(/^[/\\]+/, '/') };
}

/** The same path in another language; variant and everything behind it stay. */
export function withLocale(pathname: string, locale: Locale): string {
  const { variant, rest } = placePath(pathname);
  return prefixOf({ locale, variant }) + rest;
}
