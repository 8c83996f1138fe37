import { focusQuietly } from './quiet-focus';

/** Finds elements that may come later, the best first; one that is hidden takes no focus. */
export type Wish = () => readonly HTMLElement[];

/**
 * Gives the focus to the first of the wishes that is there, to a better one when it comes, and to the next best where that
 * is drawn anew or hidden, until the visitor does something, the focus is moved by somebody else, or the address is that
 * of another page, which may be drawn before its own rule begins.
 * @param wishes the best one first
 * @param onFocus told each element that has been given the focus
 * @returns ends it
 */
export function settleFocus(
  wishes: readonly Wish[],
  onFocus: (element: HTMLElement) => void,
): () => void {
  const start = document.activeElement;
  const { pathname } = window.location;
  let given: HTMLElement | undefined;
  let rank = wishes.length;

  const look = (): void => {
    const { activeElement } = document;
    if (window.location.pathname !== pathname) {
      stop();
      return;
    }
    // What had the focus may have been drawn anew, or hidden: a filter takes the place of the list that the build made.
    if (given && activeElement === document.body) rank = wishes.length;
    if (activeElement !== start && activeElement !== document.body && activeElement !== given) {
      stop();
      return;
    }
    for (const [at, wish] of wishes.slice(0, rank).entries()) {
      const element = wish().find(focusQuietly);
      if (!element) continue;
      given = element;
      rank = at;
      onFocus(element);
      break;
    }
  };
  // A dialog that is just closing still holds the page.
  const observer = new MutationObserver(look);
  const stop = (): void => {
    observer.disconnect();
    document.removeEventListener('pointerdown', stop, true);
    document.removeEventListener('keydown', stop, true);
  };
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] });
  document.addEventListener('pointerdown', stop, true);
  document.addEventListener('keydown', stop, true);
  look();
  return stop;
}
