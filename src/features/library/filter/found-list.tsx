import type { ThemeUIStyleObject } from 'theme-ui';
import type { Facets } from '../../../contract/library-filter';
import { useStrings } from '../../../i18n/use-strings';
import { buttonStyle, quietButtonStyle, smallButton } from '../../../ui/button-style';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { GameGrid } from '../game-card';
import type { TagData } from '../tag-list';
import { FRAGMENT_FACETS, type FilterState } from './filter-state';
import { useFoundGames } from './use-found-games';

interface Props {
  state: FilterState;
  tag: TagData | null;
  /** Undefined until they have come. */
  facets: Facets | undefined;
  onClear: () => void;
}

/** About a screenful, so that the foot of the page stays below the fold until the games are there. */
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

const clearStyle = { ...quietButtonStyle, ...smallButton } satisfies ThemeUIStyleObject;

const moreStyle = { ...quietButtonStyle, justifySelf: 'center' } satisfies ThemeUIStyleObject;

/** The conditions in words: `PC · 2024`. */
function conditionsOf(state: FilterState, facets: Facets | undefined): string {
  return FRAGMENT_FACETS.flatMap((facet) => {
    const slug = state[facet];
    return facets?.[facet].find((each) => each.slug === slug)?.label ?? slug;
  })
    .filter((label) => label !== '')
    .join(' · ');
}

/** The games that fit a filter, in place of the list that the build has made. */
export function FoundList({ state, tag, facets, onClear }: Props) {
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
        <button type="button" onClick={onClear} sx={clearStyle}>
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
        <GameGrid games={shown.games} heading="h2" />
      )}
      {isReady && !request.data.isWhole && (
        <button type="button" onClick={more} sx={moreStyle}>
          {t('more')}
        </button>
      )}
    </div>
  );
}
