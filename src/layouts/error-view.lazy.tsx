import { useEffect } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useHref } from '../links/local-link';
import { useStrings } from '../i18n/use-strings';
import { buttonStyle, quietButtonStyle } from '../ui/button-style';

/** The title of a page that failed, in all languages (specification, section 2.5). */
const ERROR_TITLE = 'Internal Server Error';

/** Sets the title while the view is shown; the failed page may remove its own title before or after that. */
function useErrorTitle(): void {
  useEffect(() => {
    const title = document.createElement('title');
    title.textContent = ERROR_TITLE;
    // Browsers show the first title of the document.
    document.head.prepend(title);
    return () => {
      title.remove();
    };
  }, []);
}

const errorStyle = {
  display: 'grid',
  gap: 3,
  justifyItems: 'center',
  paddingY: 7,
  textAlign: 'center',
} satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 5 } satisfies ThemeUIStyleObject;

const textStyle = { maxWidth: '36em', color: 'muted' } satisfies ThemeUIStyleObject;

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 3,
  marginTop: 2,
} satisfies ThemeUIStyleObject;

/** Says that a page failed, with links that reload: any part of the app may be what failed. */
export function ErrorView() {
  const t = useStrings('common');
  const home = useHref()('home', {});
  useErrorTitle();
  return (
    <div role="alert" sx={errorStyle}>
      <img src="/art/failed.svg" alt="" width={280} height={210} />
      <h1 sx={titleStyle}>{t('error-title')}</h1>
      <p sx={textStyle}>{t('error-text')}</p>
      <p sx={actionsStyle}>
        <button type="button" onClick={() => window.location.reload()} sx={buttonStyle}>
          {t('retry')}
        </button>
        <a href={home} sx={quietButtonStyle}>
          {t('back-home')}
        </a>
      </p>
    </div>
  );
}
