/** A link by its address, and by its place among all that lead there. */
interface FollowedLink {
  readonly href: string;
  readonly at: number;
  /** Addresses of the links before it in its list, the nearest first. */
  readonly before: readonly string[];
}

/** The link that was followed last from each entry of the history, as long as the page lives. */
const followed = new Map<string, FollowedLink>();

/** Names the entry of the history that is shown: a jump within a page has no key of its own. */
function currentEntry(): string {
  const state: unknown = window.history.state;
  const key: unknown = state instanceof Object ? Reflect.get(state, 'key') : undefined;
  return `${String(key)} ${window.location.pathname}`;
}

function linksTo(href: string): HTMLAnchorElement[] {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'));
  return links.filter((link) => link.getAttribute('href') === href);
}

/** Notes, from now on, which link leads away from each entry of the history. */
export function noteFollowedLinks(): () => void {
  const note = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!link || typeof href !== 'string' || link.target !== '') return;
    const inList = Array.from(link.closest('ul, ol')?.querySelectorAll('a[href]') ?? []);
    const before = inList.slice(0, Math.max(inList.indexOf(link), 0)).reverse();
    followed.set(currentEntry(), {
      href,
      at: linksTo(href).indexOf(link),
      before: before.map((each) => each.getAttribute('href') ?? ''),
    });
  };
  document.addEventListener('click', note, true);
  return () => document.removeEventListener('click', note, true);
}

/**
 * Lists what finds the link by which a visitor has left this entry before, the best first: this very link, another one to
 * the same page, as where a list was drawn anew, and the nearest one before it that is still there.
 * @returns none for an entry that is new
 */
export function findFollowedLink(): (() => readonly HTMLElement[])[] {
  const link = followed.get(currentEntry());
  if (!link) return [];
  const { href, at, before } = link;
  return [
    () => linksTo(href).slice(at, at + 1),
    () => linksTo(href),
    () => before.flatMap(linksTo),
  ];
}
