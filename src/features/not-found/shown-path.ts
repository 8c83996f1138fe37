/** A path as people read it: percent-encoding undone where that is possible. */
export function shownPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
