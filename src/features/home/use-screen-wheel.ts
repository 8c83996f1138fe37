import { useEffect, type RefObject } from 'react';
import { scrollToNextScreen } from './scroll-to-screen';
import { followWheel, STEP_PX, type WheelGesture } from './wheel-gesture';

/** Elements that scroll by themselves or lie over the page. */
const WHEEL_TAKERS = 'textarea, select, [role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Makes one notch of a wheel, one flick, or the same way in small events, scroll one screen, wherever the pointer is:
 * natively a notch scrolls less than half a window, and scroll snapping then returns to the same screen.
 */
export function useScreenWheel(place: RefObject<HTMLElement>): void {
  useEffect(() => {
    let gesture: WheelGesture | undefined;
    const onWheel = (event: WheelEvent): void => {
      const { deltaX, deltaY, deltaMode, ctrlKey, shiftKey, timeStamp, target } = event;
      const scroller = place.current;
      if (!scroller || !(target instanceof Element)) return;
      const isSideways = Math.abs(deltaY) <= Math.abs(deltaX) || shiftKey;
      if (isSideways || ctrlKey || event.defaultPrevented || target.closest(WHEEL_TAKERS)) return;
      // Only wheels with notches report lines or pages.
      const delta = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * STEP_PX;
      // Low windows use `proximity` snapping, with which a wheel works natively, but not over the header.
      if (!getComputedStyle(scroller).scrollSnapType.includes('mandatory')) {
        if (!scroller.contains(target)) scroller.scrollBy({ top: delta, behavior: 'instant' });
        return;
      }
      // A browser lets go of a gesture only at its first event.
      if (event.cancelable) event.preventDefault();
      gesture = followWheel(gesture, delta, timeStamp);
      if (gesture.step?.at === timeStamp) scrollToNextScreen(scroller, gesture.step.direction);
    };
    window.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      window.removeEventListener('wheel', onWheel);
    };
  }, [place]);
}
