import type { ContextType } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useHydrated } from '../../platform/loading/use-hydrated';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { EmptyState } from '../../ui/empty-state';
import { LowHeroBand } from '../../ui/low-hero-band';
import { crumbsAtNight } from '../../ui/night-ground';
import { oneCrumbOnPhones } from '../../ui/one-crumb-on-phones';
import { SearchResults } from './search-results';
import { SearchForm } from './search-form';
import { AskPartners } from './ask-partners';
import { SearchPartners } from './search-partners';
import { SearchStarts, SearchTags } from './search-starts';
import { LONGEST_SEARCH, readSearch } from './search-value';

/** Small on a phone: what was found begins in the upper half of its screen. */
const titleStyle = {
  marginBottom: 3,
  fontSize: 4,
  fontWeight: 'heavy',
  lineHeight: 'display',
  [medium]: { marginTop: 2, marginBottom: 4, fontSize: 6 },
  [wide]: { maxWidth: '52%' },
} satisfies ThemeUIStyleObject;

const contentStyle = {
  minHeight: '70vh',
  paddingTop: 4,
  [medium]: { paddingTop: 5 },
} satisfies ThemeUIStyleObject;

/** Style of the way up: on a phone, to the library alone. */
const crumbsStyle = { ...crumbsAtNight, ...oneCrumbOnPhones(1) } satisfies ThemeUIStyleObject;

const libraryLinkStyle = { color: 'primary' } satisfies ThemeUIStyleObject;

const noteStyle = { marginBottom: 3, color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

interface Props {
  /** The query of the address. */
  query: string;
  /** The fragment of the address. */
  hash?: string;
  /** The partners whom a search can be taken to; one list for good. */
  partners?: readonly Queries.SearchPartnerFragment[];
  /** Tags of the library, the most frequent first; one list for good. */
  tags?: ContextType<typeof SearchTags>;
}

const NOBODY: readonly Queries.SearchPartnerFragment[] = [];

const NO_TAGS: ContextType<typeof SearchTags> = [];

/** The search page: rendered empty by the build, filled by the query of the address after hydration. */
export function SearchView({ query, hash = '', partners = NOBODY, tags = NO_TAGS }: Props) {
  const form = useStrings('search');
  const t = useStrings('search-results');
  const common = useStrings('common');
  const asked = useHydrated() ? readSearch(query) : undefined;
  return (
    <>
      <LowHeroBand art="signposts">
        <div sx={crumbsStyle}>
          <Breadcrumbs>
            <LocalLink to="library">{common('nav-library')}</LocalLink>
            <span aria-current="page">{form('title')}</span>
          </Breadcrumbs>
        </div>
        <h1 sx={titleStyle}>{form('title')}</h1>
        <SearchForm text={asked?.text} />
      </LowHeroBand>
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
          <SearchTags.Provider value={tags}>
            {asked.isCut && <p sx={noteStyle}>{t('cut', { limit: LONGEST_SEARCH })}</p>}
            {asked.text === '' ? (
              <EmptyState art="empty" title={t('hint-title')}>
                <SearchStarts />
                <SearchPartners.Provider value={partners}>
                  <AskPartners text="" nearIds={[]} />
                </SearchPartners.Provider>
              </EmptyState>
            ) : (
              <SearchResults text={asked.text} hash={hash} partners={partners} />
            )}
          </SearchTags.Provider>
        )}
      </div>
    </>
  );
}
