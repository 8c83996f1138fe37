import type { ThemeUIStyleObject } from 'theme-ui';
import { useDocumentTitle } from '../../platform/use-document-title';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { buttonStyle, quietButtonStyle } from '../../ui/button-style';
import { NotFoundLayout } from './not-found-layout';
import { NotFoundSearch } from './not-found-search';

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

/** The texts of the specification for an unknown route, in all languages (section 8). */
function messageOf(pathname: string): string {
  return `Page not found: ${shownPath(pathname)}`;
}

const titleStyle = { fontSize: 5, [wide]: { fontSize: 6 } } satisfies ThemeUIStyleObject;

const textStyle = { color: 'muted' } satisfies ThemeUIStyleObject;

const messageStyle = {
  display: 'inline-block',
  paddingX: 3,
  paddingY: 1,
  borderRadius: 'small',
  backgroundColor: 'raised',
  border: '1px solid',
  borderColor: 'line',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 1,
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
      <p lang="en" translate="no">
        <code sx={messageStyle}>{messageOf(pathname)}</code>
      </p>
      <NotFoundSearch />
      <p sx={actionsStyle}>
        <LocalLink to="home" sx={buttonStyle}>
          {common('back-home')}
        </LocalLink>
        <LocalLink to="library" sx={quietButtonStyle}>
          {t('library')}
        </LocalLink>
      </p>
    </NotFoundLayout>
  );
}
