/** Comes back in a task of its own, so that the browser can draw and answer the visitor in between. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
