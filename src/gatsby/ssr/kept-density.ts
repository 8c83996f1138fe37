import { matchRoute, placePath, type RouteName } from '../../routes';

const LISTS: readonly (RouteName | undefined)[] = ['library', 'libraryPage', 'tag', 'tagPage'];

/** The script that shows a list of games on a phone as close together as the visitor has chosen; undefined for other pages. */
export function keptDensity(pathname: string): string | undefined {
  if (placePath(pathname).variant !== 'm' || !LISTS.includes(matchRoute(pathname)?.name)) {
    return undefined;
  }
  return "try{localStorage.density&&document.documentElement.setAttribute('data-compact','')}catch(e){}";
}
