import {
  FACETS,
  FILTER_ORDERS,
  type Facet,
  type FilterList,
  type FilterOrder,
  type Facets,
  type Wanted,
} from '../../../contract/library-filter';

/** Facets of which a game has to have every value that is chosen: whoever has two needs has both of them. */
export const ALL_OF: readonly Facet[] = ['tag', 'access'];

/** How a list is filtered and sorted. A game has all of the tags and needs, and one of the values of each other facet. */
export interface FilterState extends Readonly<Record<Facet, readonly string[]>> {
  readonly order: FilterOrder;
}

const DEFAULT_ORDER: FilterOrder = 'listed';

/** Longer values are no value of any facet. */
const LONGEST_VALUE = 64;

/** Values of a facet that are read at the most. */
const MOST_VALUES = 30;

/** Reads a fragment such as `#players=one&players=two&sort=name`. What it does not know is left out. */
export function readFilter(hash: string, pageTag?: string): FilterState {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const values = (name: string): string[] => {
    const given = parameters.getAll(name).slice(0, MOST_VALUES);
    return [...new Set(given)].filter((text) => text !== '' && text.length <= LONGEST_VALUE);
  };
  const sort = parameters.get('sort');
  return {
    tag: [...new Set([...(pageTag === undefined ? [] : [pageTag]), ...values('tag')])],
    players: values('players'),
    session: values('session'),
    mood: values('mood'),
    access: values('access'),
    platform: values('platform').map((slug) => slug.toLowerCase()),
    year: values('year'),
    letter: values('letter'),
    order: FILTER_ORDERS.find((order) => order === sort) ?? DEFAULT_ORDER,
  };
}

/** Makes the fragment of a filter, with its `#`; empty without any condition but the tag of the page. */
export function filterFragment(state: FilterState, pageTag?: string): string {
  const parameters = new URLSearchParams();
  for (const facet of FACETS) {
    for (const slug of state[facet]) {
      if (facet !== 'tag' || slug !== pageTag) parameters.append(facet, slug);
    }
  }
  if (state.order !== DEFAULT_ORDER) parameters.set('sort', state.order);
  const text = parameters.toString();
  return text === '' ? '' : `#${text}`;
}

/** A condition of a filter. */
export interface Condition {
  readonly facet: Facet;
  readonly slug: string;
}

/** The conditions of a filter one by one, but for the tag of the page. */
export function conditionsOf(state: FilterState, pageTag?: string): Condition[] {
  return FACETS.flatMap((facet) => state[facet].map((slug) => ({ facet, slug }))).filter(
    ({ facet, slug }) => facet !== 'tag' || slug !== pageTag,
  );
}

/** Sets a condition that is not there, and takes away one that is. */
export function toggled(state: FilterState, { facet, slug }: Condition): FilterState {
  const values = state[facet];
  return {
    ...state,
    [facet]: values.includes(slug) ? values.filter((each) => each !== slug) : [...values, slug],
  };
}

/** Lists what a game has to have. */
export function wantedBy(state: FilterState): Wanted[] {
  return FACETS.flatMap((facet): Wanted[] => {
    const slugs = state[facet];
    if (ALL_OF.includes(facet)) return slugs.map((slug) => ({ facet, slugs: [slug] }));
    return slugs.length === 0 ? [] : [{ facet, slugs }];
  });
}

/** The list to read, and the conditions for its games. */
export interface FilterPlan {
  readonly order: FilterOrder;
  readonly list: FilterList;
  readonly wanted: readonly Wanted[];
}

/**
 * Chooses the list to read: that of the condition that the fewest games fulfil, or all games where the library has
 * no other lists, or every condition can be fulfilled in several ways.
 * @param hasLists whether values have lists of their own
 */
export function planOf(state: FilterState, facets: Facets, hasLists: boolean): FilterPlan {
  const wanted = wantedBy(state);
  const counted = wanted.flatMap(({ facet, slugs: [slug, ...others] }) => {
    if (slug === undefined || others.length > 0) return [];
    const known = facets[facet].find((each) => each.slug === slug);
    // A tag that is not offered is a rare one and has its list; other values that are not offered have none.
    if (!known && facet !== 'tag') return [];
    return [{ facet, slug, count: known?.count ?? 0 }];
  });
  const [rarest] = counted.sort((one, other) => one.count - other.count);
  const list = hasLists && rarest ? { facet: rarest.facet, slug: rarest.slug } : 'all';
  return { order: state.order, list, wanted };
}
