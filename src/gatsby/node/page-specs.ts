import type { Locale } from '../../config/locales';
import { makeEach } from './faults';
import { libraryPages } from './pages/library';
import { pagesOf, type GatsbyPage, type HeadsByPage, type PageSpec } from './pages/page-factory';
import { legalPages, sitePages } from './pages/site';
import type { SiteContent } from './sources/site-content';
import type { Library } from './sources/model';

/** Lists the pages of the site, each for all of its languages and layouts. */
export function pageSpecs(
  library: Library,
  { legal, heroPlaces }: Pick<SiteContent, 'legal' | 'heroPlaces'>,
): PageSpec[] {
  return [...sitePages(library, heroPlaces), ...libraryPages(library), ...legalPages(legal)];
}

/**
 * Makes every page that this build writes.
 * @param locales the languages that it writes
 * @param heads texts of heads in place of their own
 * @throws BuildFaults that names the route and its parameters
 */
export function preparePages(
  specs: readonly PageSpec[],
  locales: readonly Locale[],
  heads?: HeadsByPage,
): GatsbyPage[] {
  const nameOf = ({ route, params }: PageSpec) => `page ${route} ${JSON.stringify(params)}`;
  return makeEach(specs, nameOf, (spec) => pagesOf(spec, locales, heads));
}
