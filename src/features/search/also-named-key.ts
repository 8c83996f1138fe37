import type { Locale } from '../../config/locales';
import type { StringKey } from '../../i18n/strings';

/**
 * Gives the string that says another name of a hit, with its language where that is known and not the page's.
 * @param locale the language of the name
 * @param page the language of the page
 */
export function alsoNamedKey(
  locale: Locale | undefined,
  page: Locale,
): StringKey<'search-results'> {
  return locale === undefined || locale === page ? 'also-named' : `also-named-${locale}`;
}
