import { useId, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { FILTER_ORDERS, type Facet, type Facets } from '../../../contract/library-filter';
import type { StringKey } from '../../../i18n/strings';
import { useStrings } from '../../../i18n/use-strings';
import { forcedColors, medium } from '../../../theme/theme';
import { selectedInForcedColors } from '../../../ui/button-style';
import { selectLabelStyle, selectStyle } from '../../../ui/select-style';
import { chipStyle } from '../../../ui/tag-style';
import type { TagData } from '../tag-list';
import { toggled, type FilterState } from './filter-state';

/** Facets of few values, several of which can be chosen. */
const CHIP_FACETS = [
  'players',
  'session',
  'mood',
  'platform',
  'tag',
] as const satisfies readonly Facet[];

/** Facets of many values, one of which is chosen. */
const SELECT_FACETS = ['year', 'letter'] as const satisfies readonly Facet[];

interface Props {
  facets: Facets;
  state: FilterState;
  /** The tag of the page, or null for all games. */
  tag: TagData | null;
  onChoose: (state: FilterState) => void;
}

const formStyle = { display: 'grid', gap: 4 } satisfies ThemeUIStyleObject;

/** A name, and behind it on a desktop what can be chosen. */
const groupStyle = {
  display: 'grid',
  gap: 2,
  '@media (min-width: 769px)': {
    gridTemplateColumns: '112px minmax(0, 1fr)',
    alignItems: 'baseline',
  },
} satisfies ThemeUIStyleObject;

const groupNameStyle = {
  color: 'muted',
  fontSize: 1,
  fontWeight: 'medium',
} satisfies ThemeUIStyleObject;

const choiceStyle = {
  ...chipStyle,
  '&[aria-pressed="true"]': { backgroundColor: 'primary', color: 'onPrimary' },
  [forcedColors]: { '&[aria-pressed="true"]': selectedInForcedColors },
} satisfies ThemeUIStyleObject;

const chipsStyle = { display: 'flex', flexWrap: 'wrap', gap: 2 } satisfies ThemeUIStyleObject;

const countStyle = { fontSize: 0, fontVariantNumeric: 'tabular-nums' } satisfies ThemeUIStyleObject;

const selectsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 4,
  [medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} satisfies ThemeUIStyleObject;

interface ShownValue {
  readonly slug: string;
  readonly label: string;
  readonly count?: number;
}

/** The values of a facet that are offered, and those that are chosen though they are not. */
function shownValues(
  facet: Facet,
  { facets, state, tag }: Omit<Props, 'onChoose'>,
): readonly ShownValue[] {
  const offered = facets[facet];
  const others = state[facet].filter((chosen) => !offered.some(({ slug }) => slug === chosen));
  const labelOf = (slug: string): string =>
    facet === 'tag' && tag?.slug === slug ? tag.label : slug;
  return [...offered, ...others.map((slug) => ({ slug, label: labelOf(slug) }))];
}

function ChipGroup({ facet, onChoose, ...props }: Props & { facet: Facet }) {
  const t = useStrings('reading');
  const id = useId();
  const values = shownValues(facet, props);
  if (values.length === 0) return null;
  const { state } = props;
  return (
    <div role="group" aria-labelledby={id} sx={groupStyle}>
      <p id={id} sx={groupNameStyle}>
        {t(facet)}
      </p>
      <div sx={chipsStyle}>
        {values.map(({ slug, label, count }) => (
          <button
            key={slug}
            type="button"
            aria-pressed={state[facet].includes(slug)}
            onClick={() => onChoose(toggled(state, { facet, slug }))}
            sx={choiceStyle}
          >
            {label} {count !== undefined && <span sx={countStyle}>{count}</span>}
          </button>
        ))}
      </div>
    </div>
  );
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

function SelectFacet({ facet, onChoose, ...props }: Props & { facet: Facet }) {
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
          {count === undefined ? label : `${label} (${String(count)})`}
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

/** The conditions of a filter, and the order of what it finds. */
export function FilterForm(props: Props) {
  const { state, onChoose } = props;
  const t = useStrings('reading');
  return (
    <div sx={formStyle}>
      {CHIP_FACETS.map((facet) => (
        <ChipGroup key={facet} facet={facet} {...props} />
      ))}
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
    </div>
  );
}
