/** Duration of the scroll animation, in milliseconds; events in it belong to the gesture. */
const STEP_MS = 650;

/** A gesture that has made its step is over after a pause of this length, in milliseconds. */
const REST_MS = 150;

/** Small events add up as long as the pauses between them are no longer than this, in milliseconds. */
const PAUSE_MS = 200;

/** The way that makes a step, in CSS pixels: less than one notch of any wheel. */
const STEP_PX = 50;

/** Inertia only decreases: a delta this many times the least one begins a new gesture. */
const RISE = 2;

/** Deltas below this waver, in pixels, and begin no new gesture. */
const FAINT_PX = 10;

/** The wheel events since the wheel was last at rest. */
export interface WheelGesture {
  /** Time of the last event, in milliseconds. */
  readonly at: number;
  /** The way down so far that has made no step, in pixels; negative for up. */
  readonly way: number;
  /** The direction and time of its step, once it has made one. */
  readonly step: { readonly direction: 1 | -1; readonly at: number } | undefined;
  /** The least delta since the step, in pixels. */
  readonly least: number;
}

function isOver({ at, step, least }: WheelGesture, delta: number, now: number): boolean {
  if (step === undefined) return now - at > PAUSE_MS;
  // During the animation a flick may still accelerate.
  if (now - step.at < STEP_MS) return false;
  const isTurned = delta * step.direction < 0;
  return isTurned || now - at > REST_MS || Math.abs(delta) > RISE * Math.max(least, FAINT_PX);
}

/**
 * Adds an event to a gesture, or begins a new one. Small events add up to a step; a flick makes a single step, which
 * is new where `step.at` is the time of the event.
 * @param delta of the event, in pixels; down is positive
 * @param now when it came, in milliseconds
 */
export function followWheel(
  before: WheelGesture | undefined,
  delta: number,
  now: number,
): WheelGesture {
  const own = before && !isOver(before, delta, now) ? before : undefined;
  const size = Math.abs(delta);
  if (own?.step) {
    const isMoving = now - own.step.at < STEP_MS;
    return { ...own, at: now, least: isMoving ? size : Math.min(own.least, size) };
  }
  const way = own && own.way * delta > 0 ? own.way + delta : delta;
  if (Math.abs(way) < STEP_PX) return { at: now, way, step: undefined, least: size };
  return { at: now, way: 0, step: { direction: way > 0 ? 1 : -1, at: now }, least: size };
}

/** Screens end in air of this height (`home-screens.tsx`): no more than this of one need not be shown. */
const AIR_PX = 32;

/** A screen within the scroller: where it begins and ends, in pixels. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Gives the scroll position after one step: the next screen, or first the hidden part of a screen that is taller than
 * the window by more than the air at its end. All lengths are pixels.
 * @param screens in their order, without gaps
 * @param from how far the scroller is scrolled
 * @param height of the window
 */
export function nextScrollTop(
  screens: readonly Span[],
  from: number,
  height: number,
  direction: 1 | -1,
): number {
  const index = screens.findLastIndex(({ top }) => top <= from + 1);
  const current = screens[index];
  if (!current) return from;
  if (direction === 1) {
    const hidden = current.bottom - (from + height);
    return hidden > AIR_PX ? from + Math.min(hidden, height) : current.bottom;
  }
  if (current.top < from - 1) return Math.max(current.top, from - height);
  const before = screens[index - 1];
  if (!before) return 0;
  const over = before.bottom - height - before.top;
  return over > AIR_PX ? before.top + over : before.top;
}

/** Says whether a wheel moves by screens here: also while a step rests within a taller one. */
function isBySteps(scroller: HTMLElement): boolean {
  const isResting = scroller.style.scrollSnapType === 'none';
  return isResting || getComputedStyle(scroller).scrollSnapType.includes('mandatory');
}

/**
 * Scrolls one screen up or down; the scroller's `scroll-behavior` animates it. Within a screen that is taller than the
 * window nothing snaps until the next step: snapping would take the window back to where that screen begins.
 */
function scrollToNextScreen(scroller: HTMLElement, direction: 1 | -1): void {
  const { scrollTop, clientHeight } = scroller;
  const edge = scroller.getBoundingClientRect().top - scrollTop;
  const parts = scroller.querySelectorAll('[data-screen], footer');
  const screens = Array.from(parts, (part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return { top: top - edge, bottom: bottom - edge };
  });
  const to = nextScrollTop(screens, scrollTop, clientHeight, direction);
  const isWithin = screens.every(({ top }) => Math.abs(top - to) > 1);
  if (isBySteps(scroller)) {
    scroller.style.scrollSnapType = isWithin ? 'none' : '';
  }
  scroller.scrollTo({ top: to });
}

/**
 * Brings a whole screen into place when the keyboard moves the focus into it. The browser alone would rest between two
 * screens.
 */
function followFocus(scroller: HTMLElement, signal: AbortSignal): void {
  let frame = 0;
  const onFocusIn = ({ target }: FocusEvent): void => {
    // The screen of an earlier focus would take the window back.
    cancelAnimationFrame(frame);
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const screen = target.closest<HTMLElement>('[data-screen]');
    // A screen that is taller than the window is left to the browser.
    if (!screen || screen.offsetHeight > scroller.clientHeight + 1) return;
    // After the browser's own scrolling.
    frame = requestAnimationFrame(() => screen.scrollIntoView());
  };
  scroller.addEventListener('focusin', onFocusIn, { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}

/** Elements that scroll by themselves or lie over the page. */
const WHEEL_TAKERS = 'textarea, select, [role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Scrolls one screen for one notch of a wheel or one flick, wherever the pointer is. Natively a notch scrolls less
 * than half a window, and snapping returns to the same screen.
 */
function followWheels(scroller: HTMLElement, signal: AbortSignal): void {
  let gesture: WheelGesture | undefined;
  const onWheel = (event: WheelEvent): void => {
    const { deltaX, deltaY, deltaMode, ctrlKey, shiftKey, timeStamp, target } = event;
    if (!(target instanceof Element)) return;
    const isSideways = Math.abs(deltaY) <= Math.abs(deltaX) || shiftKey;
    if (isSideways || ctrlKey || event.defaultPrevented || target.closest(WHEEL_TAKERS)) return;
    // Only wheels with notches report lines or pages.
    const delta = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * STEP_PX;
    // Low windows use `proximity` snapping, with which a wheel works natively, but not over the header.
    if (!isBySteps(scroller)) {
      if (!scroller.contains(target)) scroller.scrollBy({ top: delta, behavior: 'instant' });
      return;
    }
    // A browser lets go of a gesture only at its first event.
    if (event.cancelable) event.preventDefault();
    gesture = followWheel(gesture, delta, timeStamp);
    if (gesture.step?.at === timeStamp) scrollToNextScreen(scroller, gesture.step.direction);
  };
  window.addEventListener('wheel', onWheel, { passive: false, signal });
}

/** Elements that handle these keys themselves. */
const KEY_TAKERS =
  'input, textarea, select, button, summary, video, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

/** The effect of each key, as in browsers; Shift reverses Space. */
const moves: Readonly<Record<string, (scroller: HTMLElement, isShifted: boolean) => void>> = {
  PageDown: (scroller) => scrollToNextScreen(scroller, 1),
  ArrowDown: (scroller) => scrollToNextScreen(scroller, 1),
  ' ': (scroller, isShifted) => scrollToNextScreen(scroller, isShifted ? -1 : 1),
  PageUp: (scroller) => scrollToNextScreen(scroller, -1),
  ArrowUp: (scroller) => scrollToNextScreen(scroller, -1),
  Home: (scroller) => scroller.scrollTo({ top: 0 }),
  End: (scroller) => scroller.scrollTo({ top: scroller.scrollHeight }),
};

/** Lets scroll keys work while the focus is outside the scroller; inside it the browser does so by itself. */
function followKeys(scroller: HTMLElement, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target, shiftKey, defaultPrevented } = event;
    const move = moves[key];
    if (!move || defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
    if (!(target instanceof Element) || scroller.contains(target)) return;
    if (target.closest(KEY_TAKERS)) return;
    event.preventDefault();
    move(scroller, shiftKey);
  };
  window.addEventListener('keydown', onKeyDown, { signal });
}

/**
 * Has wheel, keys and focus move the home page by whole screens. Until it does, the browser's own snapping holds.
 * @returns a function that ends it
 */
export function scrollByScreens(scroller: HTMLElement): () => void {
  const end = new AbortController();
  for (const follow of [followFocus, followWheels, followKeys]) follow(scroller, end.signal);
  return () => end.abort();
}
