import { useId, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { Facet } from '../../../contract/library-filter';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { coarsePointer } from '../../../theme/theme';
import { detailsStyle } from '../../../ui/details-style';
import { ChevronDownIcon } from '../../../ui/icons/chevron-down';
import { chipStyle } from '../../../ui/tag-style';
import { listComma } from '../list-comma';
import { filledWhenPressed, withoutGames } from './choice-style';
import { useFacetCounts } from './facet-counts';
import { FilterSelects } from './filter-selects';
import { toggled } from './filter-state';
import {
  sharedValues,
  shownValues,
  unmetNeeds,
  type FacetProps,
  type FormProps,
} from './facet-values';

/** Facets of few values, several of which can be chosen; platforms and tags come after them. */
const CHIP_FACETS = ['players', 'session', 'mood', 'access'] as const satisfies readonly Facet[];

/** Those of them that have the most values. */
const WIDE_FACETS: readonly Facet[] = ['mood', 'access'];

/** Windows in which the form stands above the games that it finds. */
const desktop = '@media (min-width: 769px)';

const twoColumns = '@media (min-width: 1100px)';

/** Two columns on a desktop, so low that the games are in sight below it. */
const formStyle = {
  display: 'grid',
  gap: 4,
  [desktop]: {
    alignItems: 'start',
    rowGap: '10px',
  },
  [twoColumns]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 6,
  },
} satisfies ThemeUIStyleObject;

/** A name, and behind it on a desktop what can be chosen. */
const groupStyle = {
  display: 'grid',
  gap: 2,
  [desktop]: {
    // The longest name takes one line.
    gridTemplateColumns: '7.25rem minmax(0, 1fr)',
    alignItems: 'baseline',
  },
} satisfies ThemeUIStyleObject;

/** Group of so many values that they would take three lines of one column. */
const wideGroupStyle = {
  ...groupStyle,
  [twoColumns]: { gridColumn: '1 / -1' },
} satisfies ThemeUIStyleObject;

const groupNameStyle = {
  color: 'muted',
  fontSize: 1,
  fontWeight: 'medium',
} satisfies ThemeUIStyleObject;

const choiceStyle = {
  ...chipStyle,
  ...filledWhenPressed,
  [desktop]: { minHeight: 32, paddingX: 3 },
  [coarsePointer]: { minHeight: 'touch' },
} satisfies ThemeUIStyleObject;

const emptyChoiceStyle = { ...choiceStyle, ...withoutGames } satisfies ThemeUIStyleObject;

const chipsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  [desktop]: { gap: '6px' },
} satisfies ThemeUIStyleObject;

const noteStyle = {
  flex: '1 0 100%',
  color: 'muted',
  fontSize: 0,
  // Behind the last choice, where there is room.
  [desktop]: { flex: '1 1 24em', alignSelf: 'center' },
} satisfies ThemeUIStyleObject;

/** Look of a short note, as wide as its words on a desktop: it is short enough to stand behind the last choice. */
const sharedNoteStyle = {
  ...noteStyle,
  [desktop]: { flex: '0 1 auto', alignSelf: 'center' },
} satisfies ThemeUIStyleObject;

/** Platforms and tags below each other, as high as the selects that stand beside them on a desktop. */
const beforeSelectsStyle = {
  display: 'grid',
  gap: 4,
  minWidth: 0,
  [desktop]: { rowGap: '10px' },
} satisfies ThemeUIStyleObject;

const summaryStyle = {
  ...groupNameStyle,
  width: 'max-content',
  paddingY: 1,
  cursor: 'pointer',
  '&:hover': { color: 'primary' },
  [coarsePointer]: { minHeight: 'touch', alignContent: 'center' },
} satisfies ThemeUIStyleObject;

const countStyle = { fontSize: 0, fontVariantNumeric: 'tabular-nums' } satisfies ThemeUIStyleObject;

/**
 * Says what the needs find, and which of them no game is known to meet: one that were only left out would seem
 * forgotten.
 */
function AccessNote({ facets, hidesEmpty }: Pick<FormProps, 'facets' | 'hidesEmpty'>) {
  const t = useStrings('reading');
  const { locale } = usePlace();
  const names = unmetNeeds(facets).map(({ label }) => label);
  const unmet = names.length > 0 && t('access-unmet', { names: names.join(listComma(locale)) });
  const sentences = [t('access-note'), hidesEmpty ? unmet : t('access-zero')];
  return <p sx={noteStyle}>{sentences.filter(Boolean).join(locale === 'en' ? ' ' : '')}</p>;
}

function Chips({ facet, onChoose, ...props }: FacetProps) {
  const t = useStrings('reading');
  const { state, facets, hidesEmpty } = props;
  const shared = sharedValues(facet, props);
  const offered = shownValues(facet, props).filter(
    ({ slug }) => !shared.some((each) => each.slug === slug),
  );
  return (
    <div sx={chipsStyle}>
      {offered.map(({ slug, label, count }) => (
        <button
          key={slug}
          type="button"
          aria-pressed={state[facet].includes(slug)}
          onClick={() => onChoose(toggled(state, { facet, slug }))}
          sx={count === 0 ? emptyChoiceStyle : choiceStyle}
        >
          {label} {count !== undefined && <span sx={countStyle}>{count}</span>}
        </button>
      ))}
      {shared.map(({ slug, label }) => (
        <p key={slug} sx={sharedNoteStyle}>
          {t('all-have', { name: label, count: facets.total })}
        </p>
      ))}
      {facet === 'access' && <AccessNote facets={facets} hidesEmpty={hidesEmpty} />}
    </div>
  );
}

function ChipGroup(props: FacetProps) {
  const t = useStrings('reading');
  const id = useId();
  const { facet } = props;
  if (shownValues(facet, props).length === 0) return null;
  return (
    <div
      role="group"
      aria-labelledby={id}
      sx={WIDE_FACETS.includes(facet) ? wideGroupStyle : groupStyle}
    >
      <p id={id} sx={groupNameStyle}>
        {t(facet)}
      </p>
      <Chips {...props} />
    </div>
  );
}

/** The tags of a desktop: a row above has them too, so that they are folded away unless one is chosen. */
function TagFold(props: FormProps) {
  const t = useStrings('reading');
  const [isOpen] = useState(props.state.tag.length > 0);
  if (shownValues('tag', props).length === 0) return null;
  return (
    <details open={isOpen} sx={detailsStyle}>
      <summary sx={summaryStyle}>
        {t('tag')}
        <ChevronDownIcon size={16} />
      </summary>
      <div role="group" aria-label={t('tag')}>
        <Chips facet="tag" {...props} />
      </div>
    </details>
  );
}

/**
 * The conditions of a filter, and the order of what it finds. The form of a desk stands above the games: it leaves out what
 * finds nothing.
 */
export function FilterForm(given: Omit<FormProps, 'counts' | 'hidesEmpty'>) {
  const { variant } = usePlace();
  const { state, facets } = given;
  const isSheet = variant === 'm';
  const props = { ...given, counts: useFacetCounts(state, facets), hidesEmpty: !isSheet };
  return (
    <div sx={formStyle}>
      {CHIP_FACETS.map((facet) => (
        <ChipGroup key={facet} facet={facet} {...props} />
      ))}
      <div sx={beforeSelectsStyle}>
        <ChipGroup facet="platform" {...props} />
        {isSheet ? <ChipGroup facet="tag" {...props} /> : <TagFold {...props} />}
      </div>
      <FilterSelects {...props} />
    </div>
  );
}
