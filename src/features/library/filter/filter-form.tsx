import { navigate } from 'gatsby';
import { useId, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { FILTER_ORDERS, type Facet, type Facets } from '../../../contract/library-filter';
import type { StringKey } from '../../../i18n/strings';
import { useStrings } from '../../../i18n/use-strings';
import { useHref } from '../../../links/local-link';
import { medium, wide } from '../../../theme/theme';
import { panelStyle } from '../../../ui/card-style';
import { selectLabelStyle, selectStyle } from '../../../ui/select-style';
import type { TagData } from '../tag-list';
import { filterFragment, FRAGMENT_FACETS, NO_FILTER, type FilterState } from './filter-state';

interface Props {
  facets: Facets;
  state: FilterState;
  /** The tag of the page, or null for all games. */
  tag: TagData | null;
  onChoose: (state: FilterState) => void;
}

const formStyle = {
  ...panelStyle,
  display: 'grid',
  gap: 4,
  marginTop: 3,
  padding: 4,
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
} satisfies ThemeUIStyleObject;

/** The state of a history entry that was reached by choosing a tag: its list is another page. */
const OPEN_FORM = { isFilterOpen: true } as const;

/** True when a tag was chosen in the form of the page before: the form stays open. */
export function isFormCarriedOn(): boolean {
  const state: unknown = window.history.state;
  return state instanceof Object && Reflect.get(state, 'isFilterOpen') === OPEN_FORM.isFilterOpen;
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} sx={selectLabelStyle}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        sx={selectStyle}
      >
        {children}
      </select>
    </div>
  );
}

/** The values of a facet, with the chosen one also where it is not among those that are offered. */
function Values({ values, chosen }: { values: Facets[Facet]; chosen: string }) {
  const t = useStrings('reading');
  const isOffered = chosen === '' || values.some(({ slug }) => slug === chosen);
  return (
    <>
      <option value="">{t('any')}</option>
      {!isOffered && <option value={chosen}>{chosen}</option>}
      {values.map(({ slug, label, count }) => (
        <option key={slug} value={slug}>
          {`${label} (${String(count)})`}
        </option>
      ))}
    </>
  );
}

const orderNames: Readonly<Record<FilterState['order'], StringKey<'reading'>>> = {
  listed: 'sort-listed',
  name: 'sort-name',
  released: 'sort-released',
  updated: 'sort-updated',
};

/** The conditions of a filter. The tag is the path of the address, everything else its fragment. */
export function FilterForm({ facets, state, tag, onChoose }: Props) {
  const t = useStrings('reading');
  const href = useHref();
  const chooseTag = (slug: string): void => {
    const address = slug === '' ? href('library', {}) : href('tag', { tag: slug });
    navigate(address + filterFragment(state), { state: OPEN_FORM });
  };
  return (
    <div role="group" aria-label={t('filter')} sx={formStyle}>
      <Choice label={t('tag')} value={tag?.slug ?? ''} onChoose={chooseTag}>
        <Values values={facets.tag} chosen={tag?.slug ?? ''} />
      </Choice>
      {FRAGMENT_FACETS.map((facet) => (
        <Choice
          key={facet}
          label={t(facet)}
          value={state[facet]}
          onChoose={(slug) => onChoose({ ...state, [facet]: slug })}
        >
          <Values values={facets[facet]} chosen={state[facet]} />
        </Choice>
      ))}
      <Choice
        label={t('sort')}
        value={state.order}
        onChoose={(value) => {
          const order = FILTER_ORDERS.find((each) => each === value) ?? NO_FILTER.order;
          onChoose({ ...state, order });
        }}
      >
        {FILTER_ORDERS.map((order) => (
          <option key={order} value={order}>
            {t(orderNames[order])}
          </option>
        ))}
      </Choice>
    </div>
  );
}
