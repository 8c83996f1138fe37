import type { ThemeUIStyleObject } from 'theme-ui';
import type { Facets } from '../../../contract/library-filter';
import { useStrings } from '../../../i18n/use-strings';
import { countUnfiltered } from './facet-values';
import { filterFragment, type FilterState } from './filter-state';
import { useFoundGames } from './use-found-games';

interface Props {
  state: FilterState;
  facets: Facets;
  /** The slug of the tag of the page, or undefined for all games. */
  pageTag: string | undefined;
}

const countStyle = {
  flex: 'none',
  fontSize: 1,
  fontWeight: 'bold',
  fontVariantNumeric: 'tabular-nums',
} satisfies ThemeUIStyleObject;

function CountOfFound({ state, facets }: Omit<Props, 'pageTag'>) {
  const t = useStrings('reading');
  const { shown } = useFoundGames(state, facets);
  if (!shown) return null;
  return (
    <p sx={countStyle}>{t(shown.isCounted ? 'found' : 'found-so-far', { count: shown.count })}</p>
  );
}

/** Tells within the form how many games there are; the list of a filter, which has asked for the same file, says it aloud. */
export function FoundCount({ state, facets, pageTag }: Props) {
  const t = useStrings('reading');
  if (filterFragment(state, pageTag) !== '') return <CountOfFound state={state} facets={facets} />;
  const count = countUnfiltered(facets, pageTag);
  return count === undefined ? null : <p sx={countStyle}>{t('found', { count })}</p>;
}
