import { useEffect } from 'react';
import { localeFacts } from '../config/locales';
import { usePlace } from '../i18n/locale-context';

function showTitle(title: string): void {
  // Without an element `document.title` would make one that no page ever takes away again.
  if (document.querySelector('head > title') && document.title !== title) document.title = title;
}

/**
 * The title of a page whose name only the browser knows: a page's `Head` cannot say it. Gatsby writes
 * the head anew after every navigation, later than any effect, so the head is watched.
 * @param title of the page, the site's name is put behind it; undefined leaves the title alone
 * @param bare whether the title stands alone
 */
export function useDocumentTitle(title: string | undefined, bare = false): void {
  const { locale } = usePlace();
  const whole = bare || title === undefined ? title : `${title} | ${localeFacts[locale].siteName}`;
  useEffect(() => {
    if (whole === undefined) return undefined;
    showTitle(whole);
    const observer = new MutationObserver(() => {
      showTitle(whole);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  }, [whole]);
}
