/**
 * Every time of the specification (section 9): how long something lasts, waits or is remembered; the unit ends the
 * name.
 */

/** Every API request gives up after this long, in milliseconds (section 7.1). */
export const API_TIMEOUT_MS = 10_000;

/** An ad report does not wait longer for the visitor's address, in milliseconds: it must leave before the page does. */
export const IP_LOOKUP_TIMEOUT_MS = 1000;

/** Pause before another code can be asked for, in seconds. */
export const CODE_COUNTDOWN_S = 60;

/** A visitor's language is remembered this long, in seconds: 365 days (section 2.1). */
export const LOCALE_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60;

/** A page asks this often whether there is a new build, in milliseconds (section 9). */
export const BUILD_CHECK_MS = 3_600_000;

/** A path is not reloaded by itself again for this long after such a reload, in milliseconds (section 8). */
export const RELOAD_GUARD_MS = 10_000;

/** The transition of the home page's header is enabled after this long, in milliseconds (section 2.6). */
export const HEADER_TRANSITION_AFTER_MS = 100;

/** How long the transition of the home page's header lasts, in milliseconds (section 2.6). */
export const HEADER_TRANSITION_MS = 500;

/** The longest that the browser holds back its next frame for a picture that grows into that of a page. */
export const PICTURE_HOLD_MS = 300;

/** The overlay of a page that is being loaded disappears after this long, in milliseconds (section 2.6). */
export const INITIAL_OVERLAY_MS = 50;

/** How long a dialog takes to close, in milliseconds. */
export const DIALOG_CLOSE_MS = 300;

/** A toast closes by itself after this long, in milliseconds. */
export const TOAST_MS = 3000;

/** A tooltip is shown after this long, in milliseconds: at once. */
export const TOOLTIP_SHOW_MS = 0;

/** A tooltip is hidden this long after the pointer has left, in milliseconds. */
export const TOOLTIP_HIDE_MS = 200;

/** A loading overlay closes this long after the work is done, in milliseconds. */
export const LOADING_CLOSE_MS = 400;

/** A desktop download looks for the web id again after this long, in milliseconds (section 4). */
export const DOWNLOAD_RETRY_MS = 500;
