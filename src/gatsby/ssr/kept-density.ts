import type { StorageKey } from '../../config/storage-keys';
import { matchRoute, placePath, type RouteName } from '../../routes';

const DENSITY: StorageKey<'localStorage'> = 'density';

const LISTS: readonly (RouteName | undefined)[] = ['library', 'libraryPage', 'tag', 'tagPage'];

/** Returns the script that shows a phone's list of games with as large pictures as was chosen; undefined for other pages. */
export function keptDensity(pathname: string): string | undefined {
  if (placePath(pathname).variant !== 'm' || !LISTS.includes(matchRoute(pathname)?.name)) {
    return undefined;
  }
  return `try{localStorage.${DENSITY}=='cards'&&document.documentElement.setAttribute('data-cards','')}catch(e){}`;
}
