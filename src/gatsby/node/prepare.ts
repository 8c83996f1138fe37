import { errorMessage } from '../../node/errors';
import { BuildFaults, type Fault } from './faults';
import { activityCalendars, type ActivityCalendar } from './outputs/activity-calendars';
import { libraryPages } from './pages/library';
import { pagesOf, type GatsbyPage } from './pages/page-factory';
import { developmentPages, legalPages, sitePages } from './pages/site';
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

/**
 * Every page of the site.
 * @param mode that of the process: `development` has pages of its own
 * @throws BuildFaults that names the route and its parameters
 */
export function preparePages(
  library: Library,
  legal: readonly LegalDocument[],
  mode: string | undefined,
): GatsbyPage[] {
  const specs = [
    ...sitePages(library),
    ...libraryPages(library),
    ...legalPages(legal),
    ...developmentPages(mode),
  ];
  const nameOf = ({ route, params }: (typeof specs)[number]) =>
    `page ${route} ${JSON.stringify(params)}`;
  return makeEach(specs, nameOf, pagesOf);
}

/**
 * The calendar files of all activities.
 * @throws BuildFaults that names the activity
 */
export function prepareCalendars({ activities }: Library, siteUrl: string): ActivityCalendar[] {
  return makeEach(
    activities,
    ({ id }) => `activity ${id}`,
    (activity) => activityCalendars(activity, siteUrl),
  );
}
