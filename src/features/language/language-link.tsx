import { Link, navigate } from 'gatsby';
import { localeFacts, type Locale } from '../../config/locales';
import { usePlace } from '../../i18n/locale-context';
import { withLocale } from '../../routes';
import { LOCALE_COOKIE } from '../../config/constants';
import { LOCALE_COOKIE_MAX_AGE_S } from '../../config/times';

/**
 * Makes the cookie that keeps the language a visitor picked (specification, section 2.1).
 * @param secure true when the page came over https
 */
export function languageCookie(locale: Locale, secure: boolean): string {
  return [
    `${LOCALE_COOKIE}=${locale}`,
    `Max-Age=${LOCALE_COOKIE_MAX_AGE_S}`,
    'Path=/',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

/** Remembers the language that the visitor has picked, where cookies are allowed. */
function rememberLanguage(locale: Locale): void {
  try {
    document.cookie = languageCookie(locale, window.location.protocol === 'https:');
  } catch {
    // Browsers throw in a sandboxed frame, or where cookies are forbidden.
  }
}

interface Props {
  locale: Locale;
  pathname: string;
  /** Query and fragment, as far as they are known. */
  suffix: string;
  className?: string;
}

/** A link to the page in another language; a click remembers the choice. */
export function LanguageLink({ locale, pathname, suffix, className }: Props) {
  const { locale: current } = usePlace();
  const { tag, name } = localeFacts[locale];
  return (
    <Link
      to={withLocale(pathname, locale) + suffix}
      lang={tag}
      hrefLang={tag}
      aria-current={locale === current ? 'true' : undefined}
      onClick={(event) => {
        rememberLanguage(locale);
        const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
        if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
        event.preventDefault();
        // The home page changes the fragment without the router, so `suffix` may be out of date.
        const { search, hash } = window.location;
        navigate(withLocale(pathname, locale) + search + hash, {
          replace: locale === current,
        });
      }}
      className={className}
    >
      {name}
    </Link>
  );
}
