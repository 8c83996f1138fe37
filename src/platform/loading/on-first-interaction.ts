/** Events that count as an interaction: a choice, and the movements before one, which come many in a row. */
const CHOICES = ['pointerdown', 'keydown'] as const;
const MOVEMENTS = ['pointermove', 'scroll'] as const;

/** Time after which a page without any sign counts as settled, in milliseconds. */
const SETTLED_AFTER_MS = 3000;

/** Pause after which a movement is over, in milliseconds: code that arrives during one would hold up its frames. */
const REST_MS = 200;

/**
 * Runs a callback at the first tap or key, when the first movement rests, or after 3 s: for work that must not compete
 * with hydration or scrolling on a slow phone and that nobody misses before.
 * @returns a function that cancels it
 */
export function onFirstInteraction(act: () => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(settled);
    clearTimeout(rest);
    for (const choice of CHOICES) window.removeEventListener(choice, settle, true);
    for (const movement of MOVEMENTS) window.removeEventListener(movement, wait, true);
  };
  const settle = (): void => {
    stop();
    act();
  };
  const wait = (): void => {
    clearTimeout(rest);
    rest = setTimeout(settle, REST_MS);
  };
  const settled = setTimeout(settle, SETTLED_AFTER_MS);
  const options = { capture: true, passive: true };
  for (const choice of CHOICES) window.addEventListener(choice, settle, options);
  for (const movement of MOVEMENTS) window.addEventListener(movement, wait, options);
  return stop;
}
