import type { ThemeUIStyleObject } from 'theme-ui';
import { useHydrated } from '../../platform/use-hydrated';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { EmptyState } from '../../ui/empty-state';
import { crumbsAtNight, DarkHeroBand } from '../../ui/dark-hero-band';
import { SearchResults } from './search-results';
import { SearchForm } from './search-form';
import { LONGEST_SEARCH, readSearch } from './search-value';

const titleStyle = {
  marginTop: 2,
  marginBottom: 5,
  fontSize: 6,
  fontWeight: 'heavy',
  lineHeight: 'display',
  [medium]: { fontSize: 7 },
  [wide]: { maxWidth: '52%' },
} satisfies ThemeUIStyleObject;

const contentStyle = { minHeight: '70vh', paddingTop: 5 } satisfies ThemeUIStyleObject;

const libraryLinkStyle = { color: 'primary' } satisfies ThemeUIStyleObject;

const noteStyle = { marginBottom: 3, color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

/** The search page: rendered empty by the build, filled by the query of the address after hydration. */
export function SearchView({ query }: { query: string }) {
  const t = useStrings('search');
  const common = useStrings('common');
  const asked = useHydrated() ? readSearch(query) : undefined;
  return (
    <>
      <DarkHeroBand art="signposts">
        <div sx={crumbsAtNight}>
          <Breadcrumbs>
            <LocalLink to="library">{common('nav-library')}</LocalLink>
            <span aria-current="page">{t('title')}</span>
          </Breadcrumbs>
        </div>
        <h1 sx={titleStyle}>{t('title')}</h1>
        <SearchForm text={asked?.text} />
      </DarkHeroBand>
      {/* Keeps the footer below the fold until the contents are known. */}
      <div sx={contentStyle}>
        {asked === undefined ? (
          <noscript>
            <EmptyState title={t('needs-script')}>
              <LocalLink to="library" sx={libraryLinkStyle}>
                {t('library')}
              </LocalLink>
            </EmptyState>
          </noscript>
        ) : (
          <>
            {asked.isCut && <p sx={noteStyle}>{t('cut', { limit: LONGEST_SEARCH })}</p>}
            {asked.text === '' ? (
              <EmptyState art="empty" title={t('hint-title')} text={t('hint-text')} />
            ) : (
              <SearchResults text={asked.text} />
            )}
          </>
        )}
      </div>
    </>
  );
}
