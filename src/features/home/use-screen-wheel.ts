import { useEffect, type RefObject } from 'react';
import { scrollToNextScreen } from './scroll-to-screen';
import { beginGesture, continueGesture, type WheelGesture } from './wheel-gesture';

/** A wheel turns by this much at once, in CSS pixels; a finger on a trackpad by less, and needs no help. */
const NOTCH_PX = 50;

/**
 * One notch of a wheel, or one flick, is one screen. Left alone, a browser scrolls by the notch and snaps
 * back to where it was, because the next screen is farther than half the window away.
 */
export function useScreenWheel(place: RefObject<HTMLElement>): void {
  useEffect(() => {
    const scroller = place.current;
    if (!scroller) return undefined;
    let turn: WheelGesture | undefined;
    const onWheel = (event: WheelEvent): void => {
      const { deltaY, deltaMode, ctrlKey, shiftKey, timeStamp } = event;
      if (deltaY === 0 || ctrlKey || shiftKey) return;
      // In low windows screens are only snapped to when near: the wheel then scrolls as everywhere.
      if (!getComputedStyle(scroller).scrollSnapType.includes('mandatory')) return;
      // Lines and pages come from wheels with notches only.
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
