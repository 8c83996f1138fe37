/** Constants of the specification's section 9, each named once, by subject; the unit is the end of the name. */

// The API and the session

/** Every API request gives up after this long, in milliseconds (section 7.1). */
export const API_TIMEOUT_MS = 10_000;

/** Where a visitor counts as coming from when no channel is named (section 7.1). */
export const DEFAULT_CHANNEL = 'official-website';

// Login

/** Mainland China: the only country code of login (section 9). */
export const COUNTRY_CODE = 86;

/** After a code was sent, the next one can be asked for when this long has passed, in seconds. */
export const CODE_COUNTDOWN_S = 60;

// Language

/** The cookie that holds the language a visitor picked. */
export const LOCALE_COOKIE = 'lang';

/** A visitor's language is remembered this long, in seconds: 365 days (section 2.1). */
export const LOCALE_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60;

// Newer builds and reloads

/** A page asks this often whether there is a new build, in milliseconds (section 9). */
export const BUILD_CHECK_MS = 3_600_000;

/** A path is not reloaded by itself again for this long after such a reload, in milliseconds (section 8). */
export const RELOAD_GUARD_MS = 10_000;

// Breakpoints and the frame of a page

/** Widths up to this belong on the mobile variant, in CSS pixels (section 2.6). */
export const MOBILE_MAX_WIDTH_PX = 768;

/** The pc layout is never narrower than this, in CSS pixels (section 2.6). */
export const PC_MIN_WIDTH_PX = 1200;

/** Height of the mobile header and of the spacer beneath it, in CSS pixels (section 2.8). */
export const MOBILE_HEADER_PX = 44;

/** Width of the header's search box, in CSS pixels (section 2.7). */
export const SEARCH_WIDTH_PX = 135;

/** Width of the header's search box while it has the focus, in CSS pixels (section 2.7). */
export const SEARCH_FOCUSED_WIDTH_PX = 200;

/** The transition of the home page's header is enabled after this long, in milliseconds (section 2.6). */
export const HEADER_TRANSITION_AFTER_MS = 100;

/** How long the transition of the home page's header lasts, in milliseconds (section 2.6). */
export const HEADER_TRANSITION_MS = 500;

/** The overlay of a page that is being loaded disappears after this long, in milliseconds (section 2.6). */
export const INITIAL_OVERLAY_MS = 50;

// Dialogs, toasts, tooltips and other parts of the design system

/** How long a dialog takes to close, in milliseconds. */
export const DIALOG_CLOSE_MS = 300;

/** A toast closes by itself after this long, in milliseconds. */
export const TOAST_MS = 3000;

/** Room between a toast, the edge of the window and the next toast, in CSS pixels. */
export const TOAST_OFFSET_PX = 16;

/** A tooltip is shown after this long, in milliseconds: at once. */
export const TOOLTIP_SHOW_MS = 0;

/** A tooltip is hidden this long after the pointer has left, in milliseconds. */
export const TOOLTIP_HIDE_MS = 200;

/** A dropdown opens and closes this long after the pointer has come or gone, in milliseconds. */
export const DROPDOWN_MS = 150;

/** A loading overlay closes this long after the work is done, in milliseconds. */
export const LOADING_CLOSE_MS = 400;

/** The highest count that a badge shows; for more it shows `99+`. */
export const BADGE_MAX = 99;

// Library

/** Games on one page of the library list. */
export const GAMES_PER_PAGE = 24;

// Downloads

/** A desktop download looks for the web id again after this long, in milliseconds (section 4). */
export const DOWNLOAD_RETRY_MS = 500;

/** A desktop download looks for the web id again this many times, then begins without it (section 4). */
export const DOWNLOAD_RETRIES = 5;
