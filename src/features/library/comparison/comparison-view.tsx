import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { useHydrated } from '../../../platform/loading/use-hydrated';
import { useLazy } from '../../../platform/loading/use-lazy';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LibraryPageHead } from '../library-page-head';
import type { ComparisonPicker } from './comparison-picker';

function load() {
  return import('./comparison.lazy');
}

/** Keeps the foot of the page below the fold until the table is there. */
const placeStyle = { minHeight: '70vh', paddingTop: 5 } satisfies ThemeUIStyleObject;

const linkStyle = { color: 'primary' } satisfies ThemeUIStyleObject;

interface Props {
  /** The fragment of the address, which names what is compared. */
  hash: string;
  /** Games to begin with. */
  offered?: readonly Queries.OfferedGameFragment[];
  Picker: ComparisonPicker;
}

const noGames: readonly never[] = [];

/**
 * Games or roles side by side. The build knows none of them but those that it offers: they are read from the data of their own pages. What picks
 * them comes from elsewhere, because it is the search of the site.
 */
export function ComparisonView({ hash, offered = noGames, Picker }: Props) {
  const t = useStrings('library-pages');
  const common = useStrings('common');
  const isHydrated = useHydrated();
  const { code, hasFailed, loadNow } = useLazy(load);
  return (
    <>
      <LibraryPageHead title={t('compare-title')} lead={t('compare-lead')} />
      <div sx={placeStyle}>
        {!isHydrated && (
          <noscript>
            <EmptyState title={t('compare-needs-script')}>
              <LocalLink to="library" sx={linkStyle}>
                {common('nav-library')}
              </LocalLink>
            </EmptyState>
          </noscript>
        )}
        {hasFailed && <ErrorState retry={loadNow} />}
        {code && <code.Comparison hash={hash} offered={offered} Picker={Picker} />}
      </div>
    </>
  );
}
