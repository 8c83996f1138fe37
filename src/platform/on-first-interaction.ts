/** What somebody does who is about to do more. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Without any sign the page has settled after this long, in milliseconds. */
const SETTLED_AFTER_MS = 3000;

/**
 * Acts at the first sign of a visitor, or after 3 s: for what must not take a slow phone's time while the page is
 * still coming alive, and is not missed until then.
 * @returns takes it back
 */
export function onFirstInteraction(act: () => void): () => void {
  const stop = (): void => {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, settle, true);
  };
  const settle = (): void => {
    stop();
    act();
  };
  const timer = setTimeout(settle, SETTLED_AFTER_MS);
  for (const sign of SIGNS) {
    window.addEventListener(sign, settle, { capture: true, passive: true });
  }
  return stop;
}
