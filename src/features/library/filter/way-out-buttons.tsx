import type { ThemeUIStyleObject } from 'theme-ui';
import { localeFacts } from '../../../config/locales';
import type { Facets } from '../../../contract/library-filter';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { quietButtonStyle } from '../../../ui/button-style';
import { nameOfCondition } from './facet-values';
import type { FilterState } from './filter-state';
import type { WayOut } from './ways-out';

interface Props {
  ways: readonly WayOut[];
  facets: Facets;
  onChoose: (state: FilterState) => void;
}

const buttonStyle = {
  ...quietButtonStyle,
  flex: 'none',
  maxWidth: '100%',
} satisfies ThemeUIStyleObject;

/** The ways out of a filter that finds nothing, each a button that says what is found then. */
export function WayOutButtons({ ways, facets, onChoose }: Props) {
  const t = useStrings('reading');
  const { locale } = usePlace();
  const list = new Intl.ListFormat(localeFacts[locale].formats, { type: 'disjunction' });
  return ways.map(({ facet, slugs, state, count, isCounted }) => {
    const name = list.format(slugs.map((slug) => nameOfCondition({ facet, slug }, facets)));
    return (
      <button
        key={`${facet} ${slugs.join(' ')}`}
        type="button"
        onClick={() => onChoose(state)}
        sx={buttonStyle}
      >
        {t(isCounted ? 'way-out' : 'way-out-some', { name, count })}
      </button>
    );
  });
}
