import { LOCALE_COOKIE } from '../../config/constants';
import { LOCALE_COOKIE_MAX_AGE_S } from '../../config/times';
import type { Locale } from '../../config/locales';

/**
 * The cookie that keeps the language a visitor picked (specification, section 2.1; design, "Locale preference").
 * @param secure whether the page came over https
 */
export function languageCookie(locale: Locale, secure: boolean): string {
  return [
    `${LOCALE_COOKIE}=${locale}`,
    `Max-Age=${String(LOCALE_COOKIE_MAX_AGE_S)}`,
    'Path=/',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

/** Remembers the language that the visitor has picked. Where cookies are forbidden nothing happens. */
export function rememberLanguage(locale: Locale): void {
  try {
    document.cookie = languageCookie(locale, window.location.protocol === 'https:');
  } catch {
    // Browsers throw in a sandboxed frame, or where cookies are forbidden.
  }
}
