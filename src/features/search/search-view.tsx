import { useHydrated } from '../../client/use-hydrated';
import { LocalLink } from '../../i18n/local-link';
import { useStrings } from '../../i18n/use-strings';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Message } from '../../ui/message';
import { PageTitle } from '../../ui/page-title';
import { LazyResults } from './lazy-results';
import { SearchForm } from './search-form';
import { LONGEST_SEARCH, readSearch } from './search-value';

/** The search page: a frame that the build has made, filled by what the address asks for. */
export const SearchView = ({ query }: { query: string }) => {
  const t = useStrings('search');
  const common = useStrings('common');
  const asked = useHydrated() ? readSearch(query) : undefined;
  return (
    <>
      <Breadcrumbs>
        <LocalLink to="library">{common('nav-library')}</LocalLink>
        <span aria-current="page">{t('title')}</span>
      </Breadcrumbs>
      <PageTitle title={t('title')} />
      <SearchForm text={asked?.text} />
      {/* Keeps the footer below the fold while it is not known what will stand here. */}
      <div sx={{ minHeight: '70vh' }}>
        {asked === undefined ? (
          <noscript>
            <p>{t('needs-script')}</p>
          </noscript>
        ) : (
          <>
            {asked.isCut && (
              <p sx={{ marginBottom: 3, color: 'muted', fontSize: 1 }}>
                {t('cut', { limit: LONGEST_SEARCH })}
              </p>
            )}
            {asked.text === '' ? (
              <Message title={t('hint-title')} text={t('hint-text')} />
            ) : (
              <LazyResults text={asked.text} />
            )}
          </>
        )}
      </div>
    </>
  );
};
