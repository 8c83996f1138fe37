import { createHash } from 'node:crypto';
import type { Locale } from '../../config/locales';
import { errorMessage } from '../../node/errors';
import { BuildFaults, type Fault } from './faults';
import { activityCalendars, type ActivityCalendar } from './outputs/calendars/activity-calendars';
import { libraryPages } from './pages/library';
import { pagesOf, type GatsbyPage, type PageSpec } from './pages/page-factory';
import { legalPages, sitePages } from './pages/site';
import type { HeroPlaces } from './sources/hero-places';
import type { LegalDocument } from './sources/legal';
import type { Library } from './sources/model';

/** Makes something of each item. What cannot be made is a fault with a place, and not the end of the build. */
function makeEach<T, R>(
  items: readonly T[],
  nameOf: (item: T) => string,
  make: (item: T) => readonly R[],
): R[] {
  const faults: Fault[] = [];
  const made = items.flatMap((item) => {
    try {
      return make(item);
    } catch (error) {
      faults.push({ where: nameOf(item), what: errorMessage(error) });
      return [];
    }
  });
  if (faults.length === 0) return made;
  throw new BuildFaults('Not everything can be made of the library:', faults);
}

/** What pages are made of besides the library: the site's own content. */
interface Content {
  readonly legal: readonly LegalDocument[];
  readonly heroPlaces: HeroPlaces;
}

/** Lists the pages of the site, each for all of its languages and layouts. */
export function pageSpecs(library: Library, { legal, heroPlaces }: Content): PageSpec[] {
  return [...sitePages(library, heroPlaces), ...libraryPages(library), ...legalPages(legal)];
}

/**
 * Every page that this build writes.
 * @param locales the languages that it writes
 * @throws BuildFaults that names the route and its parameters
 */
export function preparePages(specs: readonly PageSpec[], locales: readonly Locale[]): GatsbyPage[] {
  const nameOf = ({ route, params }: PageSpec) => `page ${route} ${JSON.stringify(params)}`;
  return makeEach(specs, nameOf, (spec) => pagesOf(spec, locales));
}

/**
 * The calendar files of all activities in the languages that this build writes.
 * @throws BuildFaults that names the activity
 */
export function prepareCalendars(
  { activities }: Library,
  build: { readonly siteUrl: string; readonly locales: readonly Locale[] },
): ActivityCalendar[] {
  return makeEach(
    activities,
    ({ id }) => `activity ${id}`,
    (activity) => activityCalendars(activity, build),
  );
}

/** Digest of all that pages are made of and that may change between two builds of the same sources. */
export function inputDigest(library: Library, legal: readonly LegalDocument[]): string {
  const hash = createHash('sha256');
  const { games, roles, characters, homeCharacterIds, activities, banners } = library;
  const lists = [games, roles, characters, homeCharacterIds, activities, banners, legal];
  for (const list of lists) {
    // Item by item: as one text, a large library would be longer than a text may be.
    for (const item of list) hash.update(`${JSON.stringify(item)}\n`);
    hash.update('\0');
  }
  return hash.digest('hex');
}
