/** Constants of the specification's section 9, each named once. */

/** Every API request gives up after this long, in milliseconds (section 7.1). */
export const API_TIMEOUT_MS = 10_000;

/** Mainland China: the only country code of login (section 9). */
export const COUNTRY_CODE = 86;

/** A visitor's language is remembered this long, in seconds: 365 days (section 2.1). */
export const LOCALE_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60;

/** The cookie that holds the language a visitor picked. */
export const LOCALE_COOKIE = 'lang';

/** Widths up to this belong on the mobile variant, in CSS pixels (section 2.6). */
export const MOBILE_MAX_WIDTH_PX = 768;

/** The pc layout is never narrower than this, in CSS pixels (section 2.6). */
export const PC_MIN_WIDTH_PX = 1200;

/** Height of the mobile header and of the spacer beneath it, in CSS pixels (section 2.8). */
export const MOBILE_HEADER_PX = 44;

/** Games on one page of the library list. */
export const GAMES_PER_PAGE = 24;
