import { create } from 'zustand';
import type { UserInfo } from './user-info';

/** State of the visitor that all parts of a page share: the flat object of the specification, section 3. */
export interface Session {
  readonly isLoggedIn: boolean;
  readonly userInfo: UserInfo | null;
  /** The first screen of the desktop home page is in view: the header then lies on its picture. */
  readonly isHomeFirstPage: boolean;
  readonly loginDialogVisible: boolean;
}

/** The session of this page. It begins logged out, as the build has drawn it; see `persistSession`. */
export const useSession = create<Session>(() => ({
  isLoggedIn: false,
  userInfo: null,
  isHomeFirstPage: true,
  loginDialogVisible: false,
}));

/** Ends the session, in this tab and, where it is kept, in all others. */
export function logOut(): void {
  useSession.setState({ isLoggedIn: false, userInfo: null });
}

/** Opens the login dialog over the page. */
export function openLogin(): void {
  useSession.setState({ loginDialogVisible: true });
}

/** Closes the login dialog. */
export function closeLogin(): void {
  useSession.setState({ loginDialogVisible: false });
}
