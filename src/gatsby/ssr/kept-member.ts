import type { StorageKey } from '../../config/storage-keys';
import { hasTwin, placePath } from '../../routes';

const SESSION: StorageKey<'localStorage'> = 'userStore';

/**
 * Returns the script that tells the header of a phone, before it is drawn, that somebody is logged in: the login button
 * is wider than the avatar that takes its place. Undefined for pages that have no such header.
 */
export function keptMember(pathname: string): string | undefined {
  if (hasTwin(pathname) && placePath(pathname).variant === 'pc') return undefined;
  return `try{/"userInfo":\\{/.test(localStorage.${SESSION})&&document.documentElement.setAttribute('data-member','')}catch(e){}`;
}
