import {
  FILTER_ORDERS,
  type Facet,
  type FilterList,
  type FilterOrder,
  type Facets,
} from '../../../contract/library-filter';

/** Facets in the fragment of the address. The tag is its path. */
export const FRAGMENT_FACETS = ['platform', 'year', 'letter'] as const satisfies readonly Facet[];

type FragmentFacet = (typeof FRAGMENT_FACETS)[number];

/** How a list is filtered and sorted; an empty text is no condition. */
export interface FilterState extends Readonly<Record<FragmentFacet, string>> {
  readonly order: FilterOrder;
}

export const NO_FILTER: FilterState = { platform: '', year: '', letter: '', order: 'listed' };

/** Longer values are no value of any facet. */
const LONGEST_VALUE = 64;

/** Reads a fragment such as `#platform=pc&year=2024&sort=name`. What it does not know is left out. */
export function readFilter(hash: string): FilterState {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const value = (name: string): string => {
    const text = parameters.get(name) ?? '';
    return text.length > LONGEST_VALUE ? '' : text;
  };
  const sort = value('sort');
  return {
    platform: value('platform').toLowerCase(),
    year: value('year'),
    letter: value('letter'),
    order: FILTER_ORDERS.find((order) => order === sort) ?? NO_FILTER.order,
  };
}

/** Makes the fragment of a filter, with its `#`; empty without any condition. */
export function filterFragment(state: FilterState): string {
  const parameters = new URLSearchParams();
  for (const facet of FRAGMENT_FACETS) {
    if (state[facet] !== '') parameters.set(facet, state[facet]);
  }
  if (state.order !== NO_FILTER.order) parameters.set('sort', state.order);
  const text = parameters.toString();
  return text === '' ? '' : `#${text}`;
}

/** True when a filter has any condition or order. */
export function isFiltering(state: FilterState): boolean {
  return filterFragment(state) !== '';
}

/** The list to read, and the further conditions for its games. */
export interface FilterPlan {
  readonly order: FilterOrder;
  readonly list: FilterList;
  readonly wanted: readonly { readonly facet: Facet; readonly slug: string }[];
}

/**
 * Chooses the list to read: that of the condition that the fewest games fulfil, or all games where the library has
 * no other lists.
 * @param tag the slug of the tag of the page, or undefined
 * @param hasLists whether values have lists of their own
 */
export function planOf(
  state: FilterState,
  tag: string | undefined,
  facets: Facets,
  hasLists: boolean,
): FilterPlan {
  const wanted = [
    ...(tag === undefined ? [] : [{ facet: 'tag' as const, slug: tag }]),
    ...FRAGMENT_FACETS.map((facet) => ({ facet, slug: state[facet] })),
  ].filter(({ slug }) => slug !== '');
  const counted = wanted.flatMap(({ facet, slug }) => {
    const known = facets[facet].find((each) => each.slug === slug);
    // A tag that is not offered is a rare one and has its list; other values that are not offered have none.
    if (!known && facet !== 'tag') return [];
    return [{ facet, slug, count: known?.count ?? 0 }];
  });
  const [rarest] = counted.sort((one, other) => one.count - other.count);
  const list = hasLists && rarest ? { facet: rarest.facet, slug: rarest.slug } : 'all';
  return { order: state.order, list, wanted };
}
