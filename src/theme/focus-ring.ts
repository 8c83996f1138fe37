import { colors } from './colors';

/** Widths of the two tones in CSS pixels: the dark one lies at the element, the light one around it. */
const DARK_PX = 2;
const LIGHT_PX = 3;
const RING_PX = DARK_PX + LIGHT_PX;

const light = `${LIGHT_PX}px solid ${colors.amber}`;

/**
 * The mark of the focus: one dark tone and one light tone, far enough from each other that one of them has 3:1 on any
 * ground. The document gives it to whatever has the focus (`document-styles.ts`); spread it where an element shows the
 * focus of another one.
 */
export const focusRing = {
  outline: light,
  outlineOffset: `${DARK_PX}px`,
  boxShadow: `0 0 0 ${DARK_PX}px ${colors.nightDeep}`,
} as const;

/** The same within the edge, for what is cut off around an element: rows that scroll, pictures, the window. */
export const insetFocusRing = {
  outline: light,
  outlineOffset: `-${LIGHT_PX}px`,
  boxShadow: `inset 0 0 0 ${RING_PX}px ${colors.nightDeep}`,
} as const;

/** Spread into what has its ring elsewhere, or none: what a script gives the focus to, so that reading goes on there. */
export const withoutFocusRing = {
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
} as const;

/** Spread into a box that is drawn as the field in it; the field is {@link withoutFocusRing}. */
export const boxFocusRing = { '&:focus-within': focusRing } as const;
