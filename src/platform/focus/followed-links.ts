/** A link by its address, and by its place among all that lead there. */
interface FollowedLink {
  readonly href: string;
  readonly at: number;
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
    followed.set(currentEntry(), { href, at: linksTo(href).indexOf(link) });
  };
  document.addEventListener('click', note, true);
  return () => document.removeEventListener('click', note, true);
}

/** Returns what finds the link by which a visitor has left this entry before; undefined for an entry that is new. */
export function findFollowedLink(): (() => HTMLElement | undefined) | undefined {
  const link = followed.get(currentEntry());
  return link && (() => linksTo(link.href)[link.at]);
}
