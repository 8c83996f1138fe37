import { create } from 'zustand';

/** What the parts of a page know of the visitor (specification, section 3). */
interface Session {
  /** The first screen of the desktop home page is in view: the header then lies on its picture. */
  readonly isHomeFirstPage: boolean;
}

/** The session of this page. A home page begins at its first screen. */
export const useSession = create<Session>(() => ({ isHomeFirstPage: true }));
