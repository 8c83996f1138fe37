import type { Facet, Facets } from '../../../contract/library-filter';
import type { TagData } from '../tag-list';
import type { FilterState } from './filter-state';

/** Properties of each part of the form. */
export interface FormProps {
  facets: Facets;
  state: FilterState;
  /** The tag of the page, or null for all games. */
  tag: TagData | null;
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

/** Lists the values of a facet that are offered, and those that are chosen though they are not. */
export function shownValues(
  facet: Facet,
  { facets, state, tag }: Omit<FormProps, 'onChoose'>,
): readonly ShownValue[] {
  const offered = facets[facet];
  const others = state[facet].filter((chosen) => !offered.some(({ slug }) => slug === chosen));
  const labelOf = (slug: string): string =>
    facet === 'tag' && tag?.slug === slug ? tag.label : slug;
  return [...offered, ...others.map((slug) => ({ slug, label: labelOf(slug) }))];
}
