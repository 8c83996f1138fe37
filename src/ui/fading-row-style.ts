import type { ThemeUIStyleObject } from 'theme-ui';
import { keyframes } from '../theme/keyframes';
import { withoutScript } from '../theme/theme';

/** Moves the mask, which is wider than the row: the fade of an end that has nothing more lies outside, in between both are half seen. */
const fade = keyframes({ to: { maskPosition: 0 } });

/**
 * Style of a row that is scrolled sideways, from the edge of a phone on: an end fades out where there is more behind it. A browser
 * that cannot tell by the scroll position fades the last end, which the last item keeps clear of.
 */
export const fadingRowStyle = {
  minWidth: 0,
  marginLeft: -4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the ring of an item, and for one that has the focus, the last one too, before the end that fades.
  padding: '6px 28px 6px 16px',
  scrollPaddingInline: 28,
  mask: 'linear-gradient(90deg, #0000, #000 24px calc(100% - 24px), #0000) -24px/calc(100% + 24px)',
  animation: `${fade} linear`,
  animationTimeline: 'scroll(self x)',
  // Not every mouse scrolls sideways, and without a script nothing else lists them all.
  [withoutScript]: { scrollbarWidth: 'thin' },
} satisfies ThemeUIStyleObject;
