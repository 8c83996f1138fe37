import type { ThemeUIStyleObject } from 'theme-ui';
import { useDocumentTitle } from '../../platform/use-document-title';
import { LocalLink, useHref } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { buttonStyle, quietButtonStyle } from '../../ui/button-style';
import { NotFoundLayout } from './not-found-layout';
import { visuallyHidden } from '../../ui/visually-hidden';
import { inPhrases } from '../../ui/in-phrases';

const formStyle = { width: '100%', maxWidth: '27.5rem' } satisfies ThemeUIStyleObject;

const rowStyle = { display: 'flex', gap: 2 } satisfies ThemeUIStyleObject;

const fieldStyle = {
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 48,
  paddingX: 4,
  border: '1px solid',
  borderColor: 'muted',
  borderRadius: 'round',
  backgroundColor: 'surface',
  '&::placeholder': { color: 'muted', opacity: 1 },
} satisfies ThemeUIStyleObject;

const submitStyle = {
  ...quietButtonStyle,
  flex: 'none',
  minHeight: 48,
} satisfies ThemeUIStyleObject;

/** A plain form that opens the search page, also without a script. */
function NotFoundSearch() {
  const t = useStrings('not-found');
  const address = useHref()('search', {});
  return (
    <form role="search" aria-label={t('search-label')} method="get" action={address} sx={formStyle}>
      <label htmlFor="lost" sx={visuallyHidden}>
        {t('search-label')}
      </label>
      <span sx={rowStyle}>
        <input
          id="lost"
          type="search"
          name="searchValue"
          maxLength={64}
          placeholder={t('search-label')}
          autoComplete="off"
          enterKeyHint="search"
          sx={fieldStyle}
        />
        <button type="submit" sx={submitStyle}>
          {t('search')}
        </button>
      </span>
    </form>
  );
}

/** Decodes a path for display; unchanged if its percent-encoding is malformed. */
function shownPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The title of every address that leads nowhere, in all languages (specification, section 2.5). */
export const NOT_FOUND_TITLE = 'Page Not Found';

/** Chooses the texts for an unknown route, in all languages (specification, section 8). */
function messageOf(pathname: string): string {
  return `Page not found: ${shownPath(pathname)}`;
}

const titleStyle = { fontSize: 5, [wide]: { fontSize: 6 } } satisfies ThemeUIStyleObject;

const textStyle = { ...inPhrases, color: 'muted' } satisfies ThemeUIStyleObject;

/** A word for whoever reports the address; the page has said it in its own language. */
const messageStyle = {
  color: 'muted',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 0,
  overflowWrap: 'anywhere',
} satisfies ThemeUIStyleObject;

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 3,
} satisfies ThemeUIStyleObject;

/** The contents of a not-found page: the message, a search field and links. */
export function NotFoundView({ pathname }: { pathname: string }) {
  const t = useStrings('not-found');
  const common = useStrings('common');
  useDocumentTitle(NOT_FOUND_TITLE, true);
  return (
    <NotFoundLayout>
      <h1 sx={titleStyle}>{t('title')}</h1>
      <p sx={textStyle}>{t('text')}</p>
      <NotFoundSearch />
      <p sx={actionsStyle}>
        <LocalLink to="home" sx={buttonStyle}>
          {common('back-home')}
        </LocalLink>
        <LocalLink to="library" sx={quietButtonStyle}>
          {t('library')}
        </LocalLink>
      </p>
      <p lang="en" translate="no">
        <code sx={messageStyle}>{messageOf(pathname)}</code>
      </p>
    </NotFoundLayout>
  );
}
