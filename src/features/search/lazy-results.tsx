import type { ThemeUIStyleObject } from 'theme-ui';
import { useRequest } from '../../api-client/use-request';
import { useStrings } from '../../i18n/use-strings';
import { statusLine } from './hit-card-layout';
import { FIRST_PLACEHOLDERS, ResultsSkeleton } from './results-skeleton';
import { ErrorState } from '../../ui/error-state';

const resultsStyle = { display: 'grid', gap: 3 } satisfies ThemeUIStyleObject;

/** Fetches the code of the results, which brings the API client, and shows them for a text. */
export function LazyResults({ text }: { text: string }) {
  const t = useStrings('common');
  const code = useRequest('results', () => import('./search-results'));
  if (code.status === 'loading') {
    return (
      // As the results look while they load, so that nothing moves when their code is there.
      <div sx={resultsStyle}>
        <p role="status" sx={statusLine}>
          {t('loading')}
        </p>
        <ResultsSkeleton count={FIRST_PLACEHOLDERS} />
      </div>
    );
  }
  if (code.status === 'failed') return <ErrorState retry={code.retry} />;
  const { SearchResults } = code.data;
  return <SearchResults key={text} text={text} />;
}
