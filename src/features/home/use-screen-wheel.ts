import { useEffect, type RefObject } from 'react';
import { scrollToNextScreen } from './scroll-to-screen';
import { beginGesture, continueGesture, type WheelGesture } from './wheel-gesture';

/** Least delta of a wheel notch, in CSS pixels; trackpads send less and scroll natively. */
const NOTCH_PX = 50;

/**
 * Makes one notch of a wheel, or one flick, scroll one screen. Natively a notch scrolls less than half a window, and
 * scroll snapping then returns to the same screen.
 */
export function useScreenWheel(place: RefObject<HTMLElement>): void {
  useEffect(() => {
    const scroller = place.current;
    if (!scroller) return undefined;
    let turn: WheelGesture | undefined;
    const onWheel = (event: WheelEvent): void => {
      const { deltaY, deltaMode, ctrlKey, shiftKey, timeStamp } = event;
      if (deltaY === 0 || ctrlKey || shiftKey) return;
      // Low windows use `proximity` snapping, with which a wheel works natively.
      if (!getComputedStyle(scroller).scrollSnapType.includes('mandatory')) return;
      // Only wheels with notches report lines or pages.
      const unit = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : NOTCH_PX;
      const size = Math.abs(deltaY) * unit;
      turn = turn && continueGesture(turn, size, timeStamp);
      if (!turn && size < NOTCH_PX) return;
      event.preventDefault();
      if (turn) return;
      turn = beginGesture(size, timeStamp);
      scrollToNextScreen(scroller, deltaY > 0 ? 1 : -1);
    };
    scroller.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      scroller.removeEventListener('wheel', onWheel);
    };
  }, [place]);
}
