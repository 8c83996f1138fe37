import type { ThemeUIStyleObject } from 'theme-ui';
import type { Facets } from '../../../contract/library-filter';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { fadingRowStyle } from '../../../ui/fading-row-style';
import type { TagData } from '../tag-list';
import {
  tagChipStyle,
  tagCountStyle,
  tagListStyle,
  withOwnFirst,
  type ListedTag,
} from '../tag-nav';
import { filledWhenPressed, withoutGames } from './choice-style';
import { useFacetCounts } from './facet-counts';
import { conditionsOf, toggled, type FilterState } from './filter-state';

const choiceStyle = { ...tagChipStyle, ...filledWhenPressed } satisfies ThemeUIStyleObject;

const emptyChoiceStyle = { ...choiceStyle, ...withoutGames } satisfies ThemeUIStyleObject;

interface Props {
  /** Every tag of the library. */
  tags: readonly ListedTag[];
  /** The tag of the page, or null for all games. */
  tag: TagData | null;
  state: FilterState;
  /** Undefined until they have come. */
  facets: Facets | undefined;
  onChoose: (state: FilterState) => void;
}

/**
 * The row of tags above a filtered list, in the place of its links: a tag narrows what is found instead of leaving it, and its
 * number counts what is found with it; where that is not known there is none.
 */
export function TagChoices({ tags, tag, state, facets, onChoose }: Props) {
  const t = useStrings('library');
  const counts = useFacetCounts(state, facets)?.tag;
  if (tags.length === 0) return null;
  // An order alone leaves out none.
  const isWhole = conditionsOf(state).length === 0;
  const choices = withOwnFirst(tags, tag).map(({ label, slug, count }) => ({
    label,
    slug,
    count: counts ? (counts.get(slug) ?? 0) : isWhole ? count : undefined,
  }));
  return (
    <div role="group" aria-label={t('tags')} sx={fadingRowStyle}>
      <ul sx={tagListStyle}>
        <li>
          <LocalLink to="library" sx={tagChipStyle}>
            {t('all')}
          </LocalLink>
        </li>
        {choices.map(({ label, slug, count }) => (
          <li key={slug}>
            <button
              type="button"
              aria-pressed={state.tag.includes(slug)}
              onClick={() => onChoose(toggled(state, { facet: 'tag', slug }))}
              sx={count === 0 ? emptyChoiceStyle : choiceStyle}
            >
              {label} {count !== undefined && <span sx={tagCountStyle}>{count}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
