import { PICTURE_HOLD_MS } from '../../../config/times';
import { hasNoPendingLateCode } from '../../../platform/loading/pending-late-code';
import { onNavigate, onRouteShown } from './navigation-state';

/**
 * Only the picture takes part: the page itself changes at once and can be used while the picture is on its way over it.
 * A picture of another shape is cut, not distorted.
 */
const RULES = `
:root { view-transition-name: none }
::view-transition { pointer-events: none }
::view-transition-group(*) { animation-duration: 220ms; animation-timing-function: cubic-bezier(0.2, 0, 0, 1) }
::view-transition-old(*), ::view-transition-new(*) { animation-duration: 220ms }
::view-transition-old(picture), ::view-transition-new(picture) { height: 100%; object-fit: cover; overflow: clip }
`;

/** The picture at the top of a page that cards lead to, and what lies over it. */
const HERO = '[data-hero]';
const OVER_HERO = '[data-over-hero]';

function isInWindow(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return (
    width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
  );
}

/**
 * The pictures that can be seen of cards whose link leads to a path; first that of the link in focus, which was
 * clicked.
 */
function cardPicture(path: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('article a[href]')];
  const pictures = links.flatMap((link) => {
    const picture = link.closest('article')?.querySelector<HTMLElement>(':scope > img');
    return picture && link.pathname === path && isInWindow(picture) ? { link, picture } : [];
  });
  const clicked = pictures.find(({ link }) => link === document.activeElement);
  return (clicked ?? pictures[0])?.picture;
}

function heroPicture(): HTMLElement | undefined {
  const hero = document.querySelector<HTMLElement>(HERO);
  return hero && isInWindow(hero) ? hero : undefined;
}

/** Names elements for one transition: a name that stood on two elements of a page would end it. */
function createNames() {
  const named = new Set<HTMLElement>();
  const name = (element: HTMLElement, as: string): void => {
    element.style.viewTransitionName = as;
    named.add(element);
  };
  return {
    give: (picture: HTMLElement): void => {
      name(picture, 'picture');
    },
    /** Names what must stay above the picture, on a page that has come. */
    giveAbove: (picture: HTMLElement): void => {
      if (!picture.matches(HERO)) return;
      document.querySelectorAll<HTMLElement>(OVER_HERO).forEach((element, index) => {
        name(element, `over-picture-${index}`);
      });
    },
    takeBack: (): void => {
      for (const element of named) element.style.viewTransitionName = '';
      named.clear();
    },
  };
}

/** True when a page may come with motion: it is there already, the window is looked at, and motion is welcome. */
function mayMove(path: string): boolean {
  return (
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
    window.___loader.loadPageSync(path) !== undefined &&
    hasNoPendingLateCode()
  );
}

/**
 * Lets the picture of a card grow into that of the page which it leads to, and shrink on the way back, where the
 * browser has view transitions. No click waits for it: the browser takes its picture of the old page in the same frame
 * in which the router begins to render the new one. What comes in between, such as another click, ends it.
 */
export function growPictures(): void {
  if (!('startViewTransition' in document)) return;
  const rules = document.createElement('style');
  rules.textContent = RULES;
  document.head.append(rules);
  let current: ViewTransition | undefined;
  let shown = window.location.pathname;
  let goal: string | undefined;
  let tellShown = (): void => undefined;

  const grow = (from: string, to: string, top = window.scrollY): void => {
    // On the way back the browser has scrolled already, to where the next page was left.
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
    const card = cardPicture(to);
    const picture = card ?? heroPicture();
    if (goal !== to || picture === undefined) return;
    const isShown = new Promise<void>((resolve) => {
      tellShown = resolve;
      setTimeout(resolve, PICTURE_HOLD_MS);
    });
    const names = createNames();
    names.give(picture);
    const transition = document.startViewTransition(async () => {
      await isShown;
      names.takeBack();
      const next = card ? heroPicture() : cardPicture(from);
      if (next && shown === to) {
        names.give(next);
        names.giveAbove(next);
      } else transition.skipTransition();
    });
    current = transition;
    // One that is skipped rejects: nothing is wrong then.
    transition.ready.catch(() => undefined);
    const end = (): void => {
      names.takeBack();
      if (current === transition) current = undefined;
    };
    transition.finished.then(end, end);
  };

  const leave = (to: string, top?: number): void => {
    const from = shown;
    goal = to;
    // Who is quicker than the motion gets none.
    if (current) current.skipTransition();
    else if (to !== from && mayMove(to)) {
      requestAnimationFrame(() => {
        grow(from, to, top);
      });
    }
  };

  onNavigate((address) => {
    leave(new URL(address, window.location.href).pathname);
  });
  window.addEventListener('popstate', () => {
    leave(window.location.pathname, window.scrollY);
  });
  onRouteShown(() => {
    shown = window.location.pathname;
    tellShown();
  });
}
