/** True when the visitor prefers reduced motion. For event handlers, not for rendering: the build cannot know it. */
export function wantsLittleMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
