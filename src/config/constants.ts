/** The other constants of the specification (section 9): words and counts. Times and sizes have files of their own. */

/** Source of a visit when no channel is named (section 7.1). */
export const DEFAULT_CHANNEL = 'official-website';

/** Mainland China: the only country code of login (section 9). */
export const COUNTRY_CODE = 86;

/** The cookie that holds the language a visitor picked. */
export const LOCALE_COOKIE = 'lang';

/** The highest count that a badge shows; for more it shows `99+`. */
export const BADGE_MAX = 99;

/** Games on one page of the library list. */
export const GAMES_PER_PAGE = 24;

/** A desktop download looks for the web id again this many times, then begins without it (section 4). */
export const DOWNLOAD_RETRIES = 5;

/** Address to which corrections of the library are sent; the page about us names it too. */
export const CORRECTIONS_ADDRESS = 'library@youban.example';
