/** Whether the visitor wants little motion; asked when something is about to move, never while rendering. */
export function wantsLittleMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
