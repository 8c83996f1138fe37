import { navigate } from 'gatsby';
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { quietButtonStyle, smallButton, buttonStyle } from '../../../ui/button-style';
import { ErrorState } from '../../../ui/error-state';
import type { TagData } from '../tag-list';
import { FilterForm, isFormCarriedOn } from './filter-form';
import {
  filterFragment,
  isFiltering,
  readFilter,
  FRAGMENT_FACETS,
  type FilterState,
} from './filter-state';
import { useFacets, useFoundGames } from './use-found-games';
import type { Facets } from '../../../contract/library-filter';
import { EmptyState } from '../../../ui/empty-state';
import { densityStyle, GameGrid } from '../game-card';
import { DOT } from '../../../i18n/dot';

interface FoundListProps {
  state: FilterState;
  tag: TagData | null;
  /** Undefined until they have come. */
  facets: Facets | undefined;
  onClear: () => void;
}

/** A screenful, so that the foot of the page stays below the fold until the games are there. */
const placeStyle = {
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  minHeight: '70vh',
  paddingTop: 3,
} satisfies ThemeUIStyleObject;

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1,
  minHeight: 'touch',
} satisfies ThemeUIStyleObject;

const countStyle = { fontWeight: 'bold' } satisfies ThemeUIStyleObject;

const smallQuietButton = { ...quietButtonStyle, ...smallButton } satisfies ThemeUIStyleObject;

const moreStyle = { ...quietButtonStyle, justifySelf: 'center' } satisfies ThemeUIStyleObject;

/** Puts the conditions into words: `PC · 2024`. */
function conditionsOf(state: FilterState, facets: Facets | undefined): string {
  return FRAGMENT_FACETS.flatMap((facet) => {
    const slug = state[facet];
    return facets?.[facet].find((each) => each.slug === slug)?.label ?? slug;
  })
    .filter((label) => label !== '')
    .join(DOT);
}

/** The games that fit a filter, in place of the list that the build has made. */
function FoundList({ state, tag, facets, onClear }: FoundListProps) {
  const t = useStrings('reading');
  const common = useStrings('common');
  const { shown, request, more } = useFoundGames(state, tag?.slug, facets);
  const count = shown?.games.length ?? 0;
  const isReady = request.status === 'ready';
  return (
    <div aria-busy={request.status === 'loading'} sx={placeStyle}>
      <div sx={headStyle}>
        <p role="status" sx={countStyle}>
          {isReady
            ? t(request.data.isWhole ? 'found' : 'found-so-far', { count })
            : request.status === 'loading' && common('loading')}
        </p>
        <p>{conditionsOf(state, facets)}</p>
        <button type="button" onClick={onClear} sx={smallQuietButton}>
          {t('clear-filters')}
        </button>
      </div>
      {request.status === 'failed' && <ErrorState retry={request.retry} />}
      {isReady && count === 0 && (
        <EmptyState art="no-results" title={t('none-title')} text={t('none-text')}>
          <button type="button" onClick={onClear} sx={buttonStyle}>
            {t('clear-filters')}
          </button>
        </EmptyState>
      )}
      {request.status !== 'failed' && shown && count > 0 && (
        <GameGrid games={shown.games} heading="h2" sx={densityStyle} />
      )}
      {isReady && !request.data.isWhole && (
        <button type="button" onClick={more} sx={moreStyle}>
          {t('more')}
        </button>
      )}
    </div>
  );
}

interface Props {
  /** The tag of the page, or null for all games. */
  tag: TagData | null;
  /** The fragment of the address, with its `#`. */
  hash: string;
  /** Buttons beside that of the filter. */
  children: ReactNode;
}

const buttonsStyle = {
  display: 'flex',
  justifyContent: 'end',
  gap: 2,
  minWidth: 0,
  '& button': { flex: 'none' },
} satisfies ThemeUIStyleObject;

const wholeRow = { gridColumn: '1 / -1', minWidth: 0 } satisfies ThemeUIStyleObject;

/**
 * The filter of a list: its button, its form, and in place of the list what it has found. It is kept in the address
 * alone, so that it can be sent to somebody and the way back leads to it.
 */
export function FilteredList({ tag, hash, children }: Props) {
  const t = useStrings('reading');
  const formId = useId();
  const state = readFilter(hash);
  const isActive = isFiltering(state);
  const [isOpen, setOpen] = useState(isFormCarriedOn);
  const facets = useFacets(isOpen || isActive);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-filtered', isActive);
    return () => document.documentElement.removeAttribute('data-filtered');
  }, [isActive]);
  const choose = (next: typeof state): void => {
    const { pathname, search } = window.location;
    navigate(pathname + search + filterFragment(next));
  };
  return (
    <>
      <div sx={buttonsStyle}>
        {children}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => setOpen(!isOpen)}
          sx={smallQuietButton}
        >
          {t('filter')}
        </button>
      </div>
      <div id={formId} hidden={!isOpen} sx={wholeRow}>
        {isOpen && facets.status === 'ready' && (
          <FilterForm facets={facets.data} state={state} tag={tag} onChoose={choose} />
        )}
      </div>
      {facets.status === 'failed' && (
        <div sx={wholeRow}>
          <ErrorState retry={facets.retry} />
        </div>
      )}
      {isActive && facets.status !== 'failed' && (
        <div sx={wholeRow}>
          <FoundList
            state={state}
            tag={tag}
            facets={facets.status === 'ready' ? facets.data : undefined}
            onClear={() => choose(readFilter(''))}
          />
        </div>
      )}
    </>
  );
}
