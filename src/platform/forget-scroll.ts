/** Beginning of the keys under which Gatsby keeps for the tab how far a page was scrolled: its path follows. */
const GATSBY_SCROLL = '@@scroll|';

/** Forgets how far the pages were scrolled whose path has this text in it. */
export function forgetScrollOf(text: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(GATSBY_SCROLL) && key.includes(text)) sessionStorage.removeItem(key);
    }
  } catch {
    // Forbidden: nothing is there.
  }
}
