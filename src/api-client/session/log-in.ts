import { useSession } from './session';
import type { UserInfo } from './user-info';

/** Answer to the last login on this page. */
let own: UserInfo | undefined;

/** Begins a session with what login answered. A file of its own, because no first load needs it. */
export function logIn(userInfo: UserInfo): void {
  own = userInfo;
  useSession.setState({ isLoggedIn: true, userInfo });
}

/** True when who is logged in has done so on this page; not in another tab, nor before a reload. */
export function isLoggedInHere(): boolean {
  return own !== undefined && useSession.getState().userInfo === own;
}
