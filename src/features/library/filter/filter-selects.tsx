import { useId, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { FILTER_ORDERS, type Facet } from '../../../contract/library-filter';
import type { StringKey } from '../../../i18n/strings';
import { useStrings } from '../../../i18n/use-strings';
import { medium } from '../../../theme/theme';
import { selectLabelStyle, selectStyle } from '../../../ui/select-style';
import type { FilterState } from './filter-state';
import { shownValues, type FacetProps, type FormProps } from './facet-values';

/** Facets of many values, one of which is chosen. */
const SELECT_FACETS = ['year', 'letter'] as const satisfies readonly Facet[];

const selectsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 4,
  [medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@media (min-width: 769px)': {
    gap: 3,
  },
} satisfies ThemeUIStyleObject;

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

function SelectFacet({ facet, onChoose, ...props }: FacetProps) {
  const t = useStrings('reading');
  const { state } = props;
  return (
    <Choice
      label={t(facet)}
      value={state[facet][0] ?? ''}
      onChoose={(slug) => onChoose({ ...state, [facet]: slug === '' ? [] : [slug] })}
    >
      <option value="">{t('any')}</option>
      {shownValues(facet, props).map(({ slug, label, count }) => (
        <option key={slug} value={slug}>
          {count === undefined ? label : `${label} (${count})`}
        </option>
      ))}
    </Choice>
  );
}

const orderNames: Readonly<Record<FilterState['order'], StringKey<'reading'>>> = {
  listed: 'sort-listed',
  name: 'sort-name',
  released: 'sort-released',
  updated: 'sort-updated',
};

/** The facets of many values, and the order. */
export function FilterSelects(props: FormProps) {
  const { state, onChoose } = props;
  const t = useStrings('reading');
  return (
    <div sx={selectsStyle}>
      {SELECT_FACETS.map((facet) => (
        <SelectFacet key={facet} facet={facet} {...props} />
      ))}
      <Choice
        label={t('sort')}
        value={state.order}
        onChoose={(value) => {
          const order = FILTER_ORDERS.find((each) => each === value);
          if (order) onChoose({ ...state, order });
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
