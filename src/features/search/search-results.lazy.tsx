import type { ThemeUIStyleObject } from 'theme-ui';
import { ApiProvider } from '../../api-client/apollo/api-provider';
import { LocalLink } from '../../links/local-link';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { buttonStyle, quietButtonStyle } from '../../ui/button-style';
import { EmptyState } from '../../ui/empty-state';
import { hitKey, toHit } from './hit';
import { HitCard } from './hit-card';
import { hitList, statusLine } from './hit-card-style';
import { termsOf } from './highlight-matches';
import { FIRST_PLACEHOLDERS, ResultsSkeleton } from './results-skeleton';
import { ErrorState } from '../../ui/error-state';
import { useSearch } from './use-search';

/** Skeletons after the results that are shown, while more load. */
const MORE_PLACEHOLDERS = 2;

/** Moves the focus to the first new result, because the "more" button was removed while loading. */
function focusHere(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

const resultsStyle = { display: 'grid', gap: 3 } satisfies ThemeUIStyleObject;

const listStyle = { ...hitList, padding: 0, listStyle: 'none' } satisfies ThemeUIStyleObject;

const hitStyle = { display: 'grid', borderRadius: 'large' } satisfies ThemeUIStyleObject;

const moreStyle = {
  ...quietButtonStyle,
  justifySelf: 'center',
  marginTop: 3,
} satisfies ThemeUIStyleObject;

function Results({ text }: { text: string }) {
  const t = useStrings('search');
  const common = useStrings('common');
  const { locale } = usePlace();
  const { found, request, more } = useSearch(text);
  const terms = termsOf(text);
  const isLoading = request.status === 'loading';
  const isNone = request.status === 'ready' && found.hits.length === 0;
  const count = t('found', { text, count: found.total });
  return (
    <div sx={resultsStyle}>
      <p role="status" sx={statusLine}>
        {found.hits.length > 0 ? count : isLoading && common('loading')}
      </p>
      {isNone && (
        <EmptyState art="no-results" title={t('none-title', { text })} text={t('none-text')}>
          <LocalLink to="library" sx={buttonStyle}>
            {t('library')}
          </LocalLink>
        </EmptyState>
      )}
      {found.hits.length > 0 && (
        <ol sx={listStyle}>
          {found.hits.map((hit, index) => (
            <li
              key={hitKey(hit)}
              tabIndex={-1}
              ref={index > 0 && index === found.firstNew ? focusHere : undefined}
              sx={hitStyle}
            >
              <HitCard hit={toHit(hit, locale)} terms={terms} />
            </li>
          ))}
        </ol>
      )}
      {isLoading && (
        <ResultsSkeleton count={found.hits.length > 0 ? MORE_PLACEHOLDERS : FIRST_PLACEHOLDERS} />
      )}
      {request.status === 'failed' && <ErrorState retry={request.retry} />}
      {request.status === 'ready' && found.hasMore && (
        <button type="button" onClick={more} sx={moreStyle}>
          {t('more')}
        </button>
      )}
    </div>
  );
}

/**
 * The results for a text, page by page. For another text it must be mounted anew. Loaded when it is
 * needed, because it brings the API client.
 */
export function SearchResults({ text }: { text: string }) {
  return (
    <ApiProvider>
      <Results text={text} />
    </ApiProvider>
  );
}
