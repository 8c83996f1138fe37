import { hasTwin, placePath } from '../../routes';

/** Finds the smallest candidate of every picture that is fetched when it comes into sight, whatever its place asks for. */
const SMALLEST =
  "document.querySelectorAll('[loading=lazy]').forEach(i=>{for(const s of i.parentNode.children)s.sizes='1px'})";

/**
 * Returns the script that lets phones take small pictures where the visitor saves data, or the browser calls the line
 * one of the second generation (https://wicg.github.io/netinfo/): pictures that come with the first screen are on their
 * way already, and stay as they are. Undefined for the pc layout, whose pages have no byte to spare for it.
 */
export function smallPictures(pathname: string): string | undefined {
  if (!hasTwin(pathname) || placePath(pathname).variant !== 'm') return undefined;
  return `(c=>{c&&(c.saveData||/2g/.test(c.effectiveType))&&new MutationObserver(()=>${SMALLEST}).observe(document,{childList:true,subtree:true})})(navigator.connection)`;
}
