import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { forcedColors } from '../../theme/theme';
import { selectedInForcedColors } from '../../ui/button-style';
import { fadingRowStyle } from '../../ui/fading-row-style';
import { chipStyle } from '../../ui/tag-style';
import { RESULT_KINDS, resultFragment, type ResultKind, type FoundPages } from './use-search';
import { queryFor } from './search-value';

/** One row, which scrolls on a phone: what was found begins in the upper half of its screen. */
const navStyle = { ...fadingRowStyle, paddingY: 1 } satisfies ThemeUIStyleObject;

const listStyle = {
  display: 'flex',
  gap: 2,
  width: 'max-content',
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const linkStyle = {
  ...chipStyle,
  minHeight: 'touch',
  '&[aria-current]': { backgroundColor: 'primary', color: 'onPrimary' },
  [forcedColors]: { '&[aria-current]': selectedInForcedColors },
} satisfies ThemeUIStyleObject;

const countStyle = { fontVariantNumeric: 'tabular-nums' } satisfies ThemeUIStyleObject;

/** Room for most numbers before they are known; afterwards each takes as much as it needs. */
const roomStyle = { ...countStyle, visibility: 'hidden' } satisfies ThemeUIStyleObject;

const labels = {
  all: 'all',
  game: 'games',
  role: 'roles',
  partner: 'partners',
  activity: 'activities',
} as const;

/** Kinds that most searches find none of: until the numbers are known they are not offered. */
const RARE_KINDS: readonly ResultKind[] = ['partner', 'activity'];

interface Props {
  text: string;
  kind: ResultKind;
  counts: FoundPages['counts'];
}

/** True when all results are of one kind: there is nothing to choose. */
function isOneKind(counts: NonNullable<FoundPages['counts']>): boolean {
  return RESULT_KINDS.filter((kind) => kind !== 'all' && counts[kind] > 0).length <= 1;
}

/** Leads to the results of each kind that has any, with how many there are; nothing where all are of one. */
export function ResultKinds({ text, kind, counts }: Props) {
  const t = useStrings('search-results');
  const isOffered = (each: ResultKind): boolean =>
    each === 'all' || each === kind || (counts ? counts[each] > 0 : !RARE_KINDS.includes(each));
  if (kind === 'all' && counts && isOneKind(counts)) return null;
  return (
    <nav aria-label={t('kinds')} sx={navStyle}>
      <ul sx={listStyle}>
        {RESULT_KINDS.filter(isOffered).map((each) => (
          <li key={each}>
            <LocalLink
              to="search"
              suffix={queryFor(text) + resultFragment({ kind: each, pages: 1 })}
              current={each === kind}
              sx={linkStyle}
            >
              {t(labels[each])}
              {counts ? (
                <span sx={countStyle}>{counts[each]}</span>
              ) : (
                <span aria-hidden="true" sx={roomStyle}>
                  0
                </span>
              )}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
