import { useEffect, useRef } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { Facets } from '../../../contract/library-filter';
import { MOBILE_HEADER_PX, PC_HEADER_PX } from '../../../config/breakpoints-and-sizes';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { focusQuietly } from '../../../platform/focus/quiet-focus';
import { useAnnouncement } from '../../../platform/voice';
import { insetFocusRing } from '../../../theme/focus-ring';
import { sticky } from '../../../theme/theme';
import { quietButtonStyle, smallButton } from '../../../ui/button-style';
import { ErrorState } from '../../../ui/error-state';
import { CloseIcon } from '../../../ui/icons/close';
import { chipStyle } from '../../../ui/tag-style';
import { densityStyle, GameGrid } from '../game-card';
import { plainList } from '../list-style';
import { nameOfCondition } from './facet-values';
import { conditionsOf, filterFragment, toggled, type FilterState } from './filter-state';
import { NoneFound } from './none-found';
import { useFoundGames } from './use-found-games';

interface Props {
  state: FilterState;
  /** The slug of the tag of the page, or undefined for all games. */
  pageTag: string | undefined;
  /** Undefined until they have come. */
  facets: Facets | undefined;
  onChoose: (state: FilterState) => void;
  onClear: () => void;
}

/** A screenful, so that the foot of the page stays below the fold until the games are there. */
const placeStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  alignContent: 'start',
  minHeight: '70vh',
} satisfies ThemeUIStyleObject;

/** Stays beneath the header while the games scroll. */
const barStyle = {
  position: sticky,
  top: PC_HEADER_PX,
  zIndex: 'raised',
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 'touch',
  paddingY: 1,
  borderBottom: '1px solid',
  borderColor: 'line',
  backgroundColor: 'page',
} satisfies ThemeUIStyleObject;

const phoneBarStyle = {
  ...barStyle,
  top: MOBILE_HEADER_PX,
  marginX: -4,
  paddingX: 4,
} satisfies ThemeUIStyleObject;

const countStyle = {
  flex: 'none',
  fontWeight: 'bold',
} satisfies ThemeUIStyleObject;

/** Its end fades out where there are more than the row has room for, as that of the tags does. */
const chosenStyle = {
  ...plainList,
  display: 'flex',
  flex: '1 1 0',
  gap: 2,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingRight: 28,
  paddingY: 1,
  scrollPaddingInline: 28,
  maskImage: 'linear-gradient(to right, #000 calc(100% - 24px), transparent)',
} satisfies ThemeUIStyleObject;

const chosenChipStyle = {
  ...chipStyle,
  minHeight: 32,
  paddingX: 3,
  whiteSpace: 'nowrap',
  '&:focus-visible': insetFocusRing,
} satisfies ThemeUIStyleObject;

const clearStyle = {
  ...quietButtonStyle,
  ...smallButton,
  flex: 'none',
} satisfies ThemeUIStyleObject;

const moreStyle = { ...quietButtonStyle, justifySelf: 'center' } satisfies ThemeUIStyleObject;

/** The conditions of a filter, each a button that takes it away. */
function Conditions({ state, pageTag, facets, onChoose }: Omit<Props, 'onClear'>) {
  const t = useStrings('reading');
  return (
    <ul sx={chosenStyle}>
      {conditionsOf(state, pageTag).map((condition) => {
        const name = nameOfCondition(condition, facets);
        return (
          <li key={`${condition.facet} ${condition.slug}`}>
            <button
              type="button"
              aria-label={t('without', { name })}
              onClick={() => onChoose(toggled(state, condition))}
              sx={chosenChipStyle}
            >
              {name}
              <CloseIcon size={14} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Hands the focus to the line that says how many games there are, once another filter than this one is shown.
 * @returns where that line is, and what asks for it
 */
function useFocusOfCount(filter: string) {
  const line = useRef<HTMLParagraphElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current && line.current) focusQuietly(line.current);
    isAsked.current = false;
  }, [filter]);
  const ask = (): void => {
    isAsked.current = true;
  };
  return [line, ask] as const;
}

/** The games that fit a filter, in place of the list that the build has made. */
export function FoundList({ onClear, ...props }: Props) {
  const t = useStrings('reading');
  const common = useStrings('common');
  const { variant } = usePlace();
  const { shown, request, more } = useFoundGames(props.state, props.facets);
  const isReady = request.status === 'ready';
  const hasGames = shown !== undefined && shown.games.length > 0;
  const hasMore =
    isReady && (!request.data.isCounted || request.data.count > request.data.games.length);
  const count = isReady
    ? t(request.data.isCounted ? 'found' : 'found-so-far', { count: request.data.count })
    : '';
  useAnnouncement(count);
  const [line, askForFocus] = useFocusOfCount(filterFragment(props.state, props.pageTag));
  return (
    <div aria-busy={request.status === 'loading'} sx={placeStyle}>
      <div sx={variant === 'm' ? phoneBarStyle : barStyle}>
        <p ref={line} sx={countStyle}>
          {request.status === 'loading' ? common('loading') : count}
        </p>
        <Conditions {...props} />
        <button type="button" aria-label={t('clear-filters')} onClick={onClear} sx={clearStyle}>
          {t('clear-short')}
        </button>
      </div>
      {request.status === 'failed' && <ErrorState retry={request.retry} />}
      {isReady && !hasGames && props.facets && (
        <NoneFound
          state={props.state}
          pageTag={props.pageTag}
          facets={props.facets}
          onChoose={(next) => {
            askForFocus();
            props.onChoose(next);
          }}
          onClear={onClear}
        />
      )}
      {request.status !== 'failed' && hasGames && (
        <GameGrid games={shown.games} heading="h2" sx={densityStyle} />
      )}
      {hasMore && (
        <button type="button" onClick={more} sx={moreStyle}>
          {t('more')}
        </button>
      )}
    </div>
  );
}
