import { LOCALES, type Locale } from '../../../config/locales';

/**
 * The plugin in whose name pages are created. Gatsby tells every plugin of a new page except the one that created it.
 * This is the only one that listens, and it would leave our pages alone, at the cost of 40 % of the time that pages take.
 */
export const PAGE_CREATOR = { name: 'gatsby-plugin-react-i18next' };

/** Context by which the i18n plugin knows that a page has its language. */
export interface I18nContext {
  readonly language: Locale;
  readonly languages: readonly Locale[];
}

/**
 * Makes as much of the context that the i18n plugin would add to a page as it looks for. Where a page has it
 * already, the plugin does not multiply the page by languages; it would double the prefix of every `matchPath`. Gatsby
 * digests the context of every page at every build, and a visitor loads it with the page's data.
 */
export function i18nContext(language: Locale): I18nContext {
  return { language, languages: LOCALES };
}
