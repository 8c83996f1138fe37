import { useEffect, type RefObject } from 'react';
import { stepScreen } from './step-screen';

/** A wheel turns by this much at once, in CSS pixels; a finger on a trackpad by less, and needs no help. */
const NOTCH_PX = 50;

/** Until a step is done, further notches are part of it, in milliseconds. */
const STEP_MS = 650;

/**
 * One notch of a wheel is one screen. Left alone, a browser scrolls by the notch and snaps back to where it
 * was, because the next screen is farther than half the window away.
 */
export const useScreenWheel = (place: RefObject<HTMLElement>): void => {
  useEffect(() => {
    const scroller = place.current;
    if (!scroller) return undefined;
    let doneAt = 0;
    const onWheel = (event: WheelEvent): void => {
      const { deltaY, deltaMode, ctrlKey, shiftKey, timeStamp } = event;
      const isNotch = deltaMode !== WheelEvent.DOM_DELTA_PIXEL || Math.abs(deltaY) >= NOTCH_PX;
      if (!isNotch || deltaY === 0 || ctrlKey || shiftKey) return;
      // In low windows screens are only snapped to when near: the wheel then scrolls as everywhere.
      if (!getComputedStyle(scroller).scrollSnapType.includes('mandatory')) return;
      event.preventDefault();
      if (timeStamp < doneAt) return;
      doneAt = timeStamp + STEP_MS;
      stepScreen(scroller, deltaY > 0 ? 1 : -1);
    };
    scroller.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      scroller.removeEventListener('wheel', onWheel);
    };
  }, [place]);
};
