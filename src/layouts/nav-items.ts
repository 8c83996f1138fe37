import type { StringKey } from '../i18n/strings';
import { matchRoute, type RouteName } from '../routes';

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

/** Where the downloads are: a part of the home page. */
export const downloads = { to: 'home', suffix: '#app' } as const;

/** The header link that is active on each route. */
const parents: Readonly<Partial<Record<RouteName, NavItem['id']>>> = {
  home: 'home',
  about: 'about',
  activity: 'activity',
  library: 'library',
  libraryPage: 'library',
  tag: 'library',
  tagPage: 'library',
  search: 'library',
  nameIndex: 'library',
  nameIndexPage: 'library',
  changes: 'library',
  compare: 'library',
  shelf: 'library',
  game: 'library',
  gameRoles: 'library',
  role: 'library',
  partners: 'partners',
  partnerShell: 'partners',
  partnerChat: 'partners',
  partnerDetail: 'partners',
  partnerGames: 'partners',
  partnerStory: 'partners',
};

/** The header link that is active on a path, or undefined. */
export function activeNavItem(pathname: string): NavItem['id'] | undefined {
  const match = matchRoute(pathname);
  return match && parents[match.name];
}
