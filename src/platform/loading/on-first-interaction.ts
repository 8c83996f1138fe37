import { whenIdle } from './when-idle';

/** Events that count as an interaction; many come in a row. */
const EVENTS = ['pointerdown', 'keydown', 'click', 'pointermove', 'scroll'] as const;

/** Time after which a page without any sign counts as settled, in milliseconds. */
const SETTLED_AFTER_MS = 3000;

/**
 * Pause after which an interaction is over, in milliseconds: code that arrives during one would hold up its frames, and
 * the answer to a tap.
 */
const REST_MS = 200;

/**
 * Runs a callback in an idle moment once the first taps, keys or movements rest, or after 3 s: for work that must not
 * compete with hydration, scrolling or what was tapped on a slow phone and that nobody misses before.
 * @returns a function that cancels it
 */
export function onFirstInteraction(act: () => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let cancelIdle: (() => void) | undefined;
  const stop = (): void => {
    clearTimeout(settled);
    clearTimeout(rest);
    for (const name of EVENTS) window.removeEventListener(name, wait, true);
  };
  const settle = (): void => {
    stop();
    cancelIdle = whenIdle(act);
  };
  const wait = (): void => {
    clearTimeout(rest);
    rest = setTimeout(settle, REST_MS);
  };
  const settled = setTimeout(settle, SETTLED_AFTER_MS);
  for (const name of EVENTS) {
    window.addEventListener(name, wait, { capture: true, passive: true });
  }
  return () => {
    stop();
    cancelIdle?.();
  };
}
