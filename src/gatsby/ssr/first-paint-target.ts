import { FOOTER_NAV_ID } from '../../layouts/nav-items';
import { matchRoute, placePath, type RouteName, type Variant } from '../../routes';

/**
 * The id of the first element behind what a visitor sees first, where lines that come later move earlier ones: text
 * that is centred on a full screen, a picture that stands below a text, cards that share their rows with the next ones.
 */
const behindFirstScreen: Partial<Record<RouteName, Partial<Record<Variant, string>>>> = {
  home: { pc: 'partners', m: 'partners' },
  partners: { pc: FOOTER_NAV_ID },
};

/**
 * Element behind the header. On every page the header is whole before it is shown: its right half moves with each of
 * its parts.
 */
const BEHIND_HEADER = 'main';

/** The id of the element that has to have come before a page is drawn for the first time. */
export function firstPaintTarget(pathname: string): string {
  const route = matchRoute(pathname)?.name;
  const own = route && behindFirstScreen[route]?.[placePath(pathname).variant];
  return own ?? BEHIND_HEADER;
}

/**
 * The script that makes the home page wait for all of its screens where the address names one of them: it is shown at
 * once, and each is centred. Undefined for other pages.
 */
export function awaitNamedScreen(pathname: string): string | undefined {
  if (matchRoute(pathname)?.name !== 'home') return undefined;
  const link = `<link rel="expect" href="#${FOOTER_NAV_ID}" blocking="render">`;
  return `location.hash&&document.head.insertAdjacentHTML('beforeend','${link}')`;
}
