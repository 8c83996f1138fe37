import type { ThemeUIStyleObject } from 'theme-ui';
import type { Facets } from '../../../contract/library-filter';
import { useStrings } from '../../../i18n/use-strings';
import { buttonStyle } from '../../../ui/button-style';
import { EmptyState } from '../../../ui/empty-state';
import { countUnfiltered } from './facet-values';
import type { FilterState } from './filter-state';
import { WayOutButtons } from './way-out-buttons';
import { useWaysOut } from './ways-out';

interface Props {
  state: FilterState;
  /** The slug of the tag of the page, or undefined for all games. */
  pageTag: string | undefined;
  facets: Facets;
  onChoose: (state: FilterState) => void;
  onClear: () => void;
}

/** Rows, or a column where a row has room for one. */
const waysStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 2,
} satisfies ThemeUIStyleObject;

/** Tells that no game fits, and offers filters with a condition less, each with what it finds, and the whole list. */
export function NoneFound({ state, pageTag, facets, onChoose, onClear }: Props) {
  const t = useStrings('reading');
  const ways = useWaysOut(state, pageTag, facets);
  const whole = countUnfiltered(facets, pageTag);
  return (
    <EmptyState
      art="no-results"
      title={t('none-title')}
      {...(ways !== undefined && ways.length > 0 && { text: t('none-text') })}
    >
      {/* Together: nothing moves beneath a finger. */}
      {ways && (
        <div sx={waysStyle}>
          <WayOutButtons ways={ways} facets={facets} onChoose={onChoose} />
          <button type="button" onClick={onClear} sx={buttonStyle}>
            {whole === undefined ? t('clear-filters') : t('all-games', { count: whole })}
          </button>
        </div>
      )}
    </EmptyState>
  );
}
