/** Breakpoints and sizes of the specification (sections 2.6 to 2.8 and 9), in CSS pixels. */

/** Widths up to this belong on the mobile variant, in CSS pixels (section 2.6). */
export const MOBILE_MAX_WIDTH_PX = 768;

/** The pc layout is never narrower than this, in CSS pixels (section 2.6). */
export const PC_MIN_WIDTH_PX = 1200;

/** Windows that get the pc layout and are narrower than it. */
export const crowdedWindow = `(min-width: ${MOBILE_MAX_WIDTH_PX + 1}px) and (max-width: ${String(PC_MIN_WIDTH_PX - 0.02)}px)`;

/** Windows up to this height leave all of it to the page: nothing stays in place while that scrolls, in CSS pixels. */
export const SHALLOW_WINDOW_PX = 480;
export const shallowWindow = `@media (max-height: ${SHALLOW_WINDOW_PX}px)`;

/** Height of the desktop header, in CSS pixels. */
export const PC_HEADER_PX = 72;

/** Height of the mobile header and of the spacer beneath it, in CSS pixels (section 2.8). */
export const MOBILE_HEADER_PX = 44;

/** Width of the header's search box, in CSS pixels (section 2.7). */
export const SEARCH_WIDTH_PX = 135;

/** Width of the header's search box while it has the focus, in CSS pixels (section 2.7). */
export const SEARCH_FOCUSED_WIDTH_PX = 200;

/**
 * The least height of the consent notice at the lower edge, in CSS pixels, and on phones, where its question takes three
 * lines or four. Its room is kept from the first frame.
 */
export const NOTICE_PX = 52;
export const PHONE_NOTICE_PX = 62;
export const phoneNotice = '@media (max-width: 599.98px)';
export const NARROW_NOTICE_PX = 82;
export const narrowNotice = '@media (max-width: 359.98px)';

/** Room between a toast, the edge of the window and the next toast, in CSS pixels. */
export const TOAST_OFFSET_PX = 16;
