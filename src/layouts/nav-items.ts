import { hasDownloads } from '../config/browser-env';
import type { StringKey } from '../i18n/strings';
import { matchRoute, placePath, routes } from '../routes';

interface NavItem {
  readonly id: 'home' | 'partners' | 'library' | 'activity' | 'about';
  readonly name: StringKey<'common'>;
}

/** The five links of the header, in order (specification, section 2.7). */
export const navItems: readonly NavItem[] = [
  { id: 'home', name: 'nav-home' },
  { id: 'partners', name: 'nav-partners' },
  { id: 'library', name: 'nav-library' },
  { id: 'activity', name: 'nav-activity' },
  { id: 'about', name: 'nav-about' },
];

/** The id of the links in the footer, where the menu button of the mobile header leads without a script. */
export const FOOTER_NAV_ID = 'site-nav';

/** Link to the downloads, if there are any: a part of the home page. */
export const downloads = hasDownloads ? ({ to: 'home', suffix: '#app' } as const) : undefined;

/** The header link that is active on a path: the one whose page it is, or lies beneath. Undefined for any other. */
export function activeNavItem(pathname: string): NavItem['id'] | undefined {
  if (!matchRoute(pathname)) return undefined;
  const rest = placePath(pathname).rest.replace(/\/?$/, '/');
  return navItems.find(({ id }) =>
    id === 'home' ? rest === '/' : rest.startsWith(routes[id].pattern),
  )?.id;
}
