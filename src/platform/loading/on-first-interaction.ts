/** Events that count as an interaction. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Time after which a page without any sign counts as settled, in milliseconds. */
const SETTLED_AFTER_MS = 3000;

/**
 * Runs a callback at the first interaction, or after 3 s: for work that must not compete with hydration on a slow
 * phone and that nobody misses before.
 * @returns a function that cancels it
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
