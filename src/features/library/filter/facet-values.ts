import type { Facet, Facets } from '../../../contract/library-filter';
import type { TagData } from '../tag-list';
import type { FacetCounts } from './facet-counts';
import type { Condition, FilterState } from './filter-state';

/** Properties of each part of the form. */
export interface FormProps {
  facets: Facets;
  state: FilterState;
  /** The tag of the page, or null for all games. */
  tag: TagData | null;
  /** Numbers of games that follow what is chosen; undefined where those of the whole library hold. */
  counts: FacetCounts | undefined;
  /** Leaves out what finds nothing, so that the games below the form are in sight. */
  hidesEmpty: boolean;
  onChoose: (state: FilterState) => void;
}

/** Properties of the choices of one facet. */
export interface FacetProps extends FormProps {
  facet: Facet;
}

interface ShownValue {
  readonly slug: string;
  readonly label: string;
  readonly count?: number;
}

/** Finds the name of a condition: that of its choice, or the value itself where it is no choice. */
export function nameOfCondition({ facet, slug }: Condition, facets: Facets | undefined): string {
  return facets?.[facet].find((each) => each.slug === slug)?.label ?? slug;
}

/**
 * Counts the games of a page's list before it is filtered.
 * @returns undefined where the tag of the page is not among those that are offered
 */
export function countUnfiltered(facets: Facets, pageTag: string | undefined): number | undefined {
  if (pageTag === undefined) return facets.total;
  return facets.tag.find(({ slug }) => slug === pageTag)?.count;
}

/** Lists the values of a facet that every game has: to choose one finds what is there anyway. */
export function sharedValues(facet: Facet, { facets, state }: Pick<FormProps, 'facets' | 'state'>) {
  return facets[facet].filter(
    ({ slug, count }) => count === facets.total && !state[facet].includes(slug),
  );
}

/** Lists the needs that no game of the library is known to meet. */
export function unmetNeeds({ access }: Facets): readonly ShownValue[] {
  return access.filter(({ count }) => count === 0);
}

/** Lists the values of a facet that are offered, and those that are chosen though they are not. */
export function shownValues(
  facet: Facet,
  { facets, state, tag, counts, hidesEmpty }: Omit<FormProps, 'onChoose'>,
): readonly ShownValue[] {
  const offered = facets[facet]
    .map((value) => ({
      ...value,
      count: counts ? (counts[facet].get(value.slug) ?? 0) : value.count,
    }))
    .filter(({ slug, count }) => !hidesEmpty || count > 0 || state[facet].includes(slug));
  const others = state[facet].filter((chosen) => !offered.some(({ slug }) => slug === chosen));
  const labelOf = (slug: string): string =>
    facet === 'tag' && tag?.slug === slug ? tag.label : slug;
  return [...offered, ...others.map((slug) => ({ slug, label: labelOf(slug) }))];
}
