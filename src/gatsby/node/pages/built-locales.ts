import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../config/locales';
import { placePath, routes, type Route } from '../../../routes';

/**
 * How the addresses begin, behind language and variant, whose pages every build writes in all languages. Gatsby
 * writes each `matchPath` and the pages beneath it into the browser's code, which must be the same in all builds of a
 * release; and a page that exists once belongs to no language.
 */
const inEveryBuild: readonly string[] = Object.values<Route>(routes).flatMap(
  ({ pattern, matchPath, localized }) => {
    if (matchPath !== undefined) return [matchPath.replace(/\*$/, '')];
    return localized ? [] : [pattern.replace(/\/$/, '')];
  },
);

function isInEveryBuild(rest: string): boolean {
  return inEveryBuild.some((beginning) => rest.startsWith(beginning));
}

/**
 * The languages in which a build writes the pages of a route.
 * @param built the setting `LOCALES_BUILT`
 */
export function localesOf(
  { localized, pattern }: Route,
  built: readonly Locale[],
): readonly Locale[] {
  if (!localized) return [DEFAULT_LOCALE];
  return isInEveryBuild(pattern) ? LOCALES : built;
}

/** The language whose builds write a page; `every` for a page of every build. */
export type PageOwner = Locale | 'every';

/** See {@link PageOwner}. */
export function ownerOf(pagePath: string): PageOwner {
  const { locale, rest } = placePath(pagePath);
  return isInEveryBuild(rest) ? 'every' : locale;
}
