import { placePath, href, type Place } from './address';
import { paramSource, routes, type Route, type RouteName, VARIANTS, type Variant } from './table';

export interface RouteMatch extends Place {
  readonly name: RouteName;
  /** Decoded parameters by name. */
  readonly params: Readonly<Record<string, string>>;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The source of a regular expression for a route's pattern, with a group for each parameter and without a slash at its end. */
export function patternSource(entry: Route): string {
  return entry.pattern
    .replace(/\/$/, '')
    .split(/(:[a-z]+)/)
    .map((part) =>
      part.startsWith(':')
        ? `(?<${part.slice(1)}>${paramSource(entry, part.slice(1))})`
        : escape(part),
    )
    .join('');
}

/** A route's pattern as a regular expression; the slash at the end is optional, except for files. */
function toRegExp(entry: Route): RegExp {
  return new RegExp(`^${patternSource(entry)}${entry.made === 'file' ? '' : '/?'}$`);
}

function isRouteName(name: string): name is RouteName {
  return name in routes;
}

const matchers = Object.entries(routes).flatMap(([name, entry]) =>
  isRouteName(name) ? [{ name, entry, pattern: toRegExp(entry) }] : [],
);

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Finds the route that an address belongs to, with or without the slash at its end; undefined when there is none. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const { locale, variant, rest } = placePath(pathname);
  const path = decode(rest);
  if (path === undefined) return undefined;
  for (const { name, entry, pattern } of matchers) {
    const found = pattern.exec(path);
    if (found && entry.variants.includes(variant)) {
      return { name, params: { ...found.groups }, locale, variant };
    }
  }
  return undefined;
}

/** The parameter of the query that is state of the page at an address; empty where there is none. */
export function ownParameter(pathname: string): string {
  const { owns = '' }: Route = routes[matchRoute(pathname)?.name ?? 'home'];
  return owns;
}

/** True when the fragment of an address is state of its page, and names no element of it. */
export function isFragmentState(pathname: string): boolean {
  const { ownsFragment = false }: Route = routes[matchRoute(pathname)?.name ?? 'home'];
  return ownsFragment;
}

/** Gives the address of the same page in the other variant, percent-encoded; undefined for a page without a twin. */
export function twinOf(pathname: string, variant: Variant): string | undefined {
  const { locale, variant: current, rest } = placePath(pathname);
  if (current === variant) return undefined;
  const match = matchRoute(pathname);
  const entry: Route | undefined = match && routes[match.name];
  if (!entry?.variants.includes(variant)) return undefined;
  return href('home', {}, { locale, variant }) + rest.slice(1);
}

/**
 * True when an address is answered in both variants. An address of no page is answered with "not found" in both
 * (specification, sections 2.2 and 2.3).
 */
export function hasTwin(pathname: string): boolean {
  const match = matchRoute(pathname);
  if (!match || match.name === 'notFound') return true;
  return VARIANTS.every((variant) => routes[match.name].variants.some((each) => each === variant));
}
