import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { useLazy } from '../../platform/loading/use-lazy';
import { ErrorState } from '../../ui/error-state';
import { statusLine } from './hit-card-style';
import { FIRST_PLACEHOLDERS, ResultsSkeleton } from './results-skeleton';

function load() {
  return import('./search-results.lazy');
}

/** The place of the kinds of results. */
const kindsPlaceStyle = { minHeight: 'touch' } satisfies ThemeUIStyleObject;

const waitingStyle = { display: 'grid', gap: 3 } satisfies ThemeUIStyleObject;

interface Props {
  text: string;
  hash: string;
  partners: readonly Queries.SearchPartnerFragment[];
}

/** The results of a search; the fragment of the address says which. Loads their code when it is mounted. */
export function SearchResults({ text, hash, partners }: Props) {
  const t = useStrings('common');
  const { code, hasFailed, loadNow } = useLazy(load);
  if (hasFailed) return <ErrorState retry={loadNow} />;
  if (code) {
    return <code.SearchResults key={text} text={text} hash={hash} partners={partners} />;
  }
  return (
    // The same layout as results that are loading, so that nothing moves when the code arrives.
    <div sx={waitingStyle}>
      <div sx={kindsPlaceStyle} />
      <p role="status" sx={statusLine}>
        {t('loading')}
      </p>
      <ResultsSkeleton count={FIRST_PLACEHOLDERS} />
    </div>
  );
}
