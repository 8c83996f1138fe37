import { useSession, type Session } from '../../api-client/session/session';
import { parseStoredUser, type UserInfo } from '../../api-client/session/user-info';
import { SESSION_KEY } from '../../config/constants';

function readStored(): string | null {
  try {
    return localStorage.getItem(SESSION_KEY);
  } catch {
    // Storage is forbidden: the session lasts as long as the page.
    return null;
  }
}

/** What was last read or written here: where the storage holds something else, another tab has written. */
let known: string | null = null;

function writeStored(session: Session): void {
  known = JSON.stringify(session);
  try {
    localStorage.setItem(SESSION_KEY, known);
  } catch {
    // Forbidden or full: the same.
    known = readStored();
  }
}

function isSame(one: UserInfo | null, other: UserInfo | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Takes over who is logged in; what belongs to a page (its dialog, its scrolling) stays the page's own. */
function follow(stored: string | null): void {
  known = stored;
  const userInfo = parseStoredUser(stored);
  if (isSame(userInfo, useSession.getState().userInfo)) return;
  useSession.setState({ isLoggedIn: userInfo !== null, userInfo });
}

/**
 * Restores the session from local storage, saves it on every change and follows other tabs (specification,
 * section 4). To be called once, before the page is taken over: React still draws what the build has drawn
 * first, and the session after that.
 */
export function persistSession(): void {
  follow(readStored());
  useSession.subscribe((session, before) => {
    const stored = readStored();
    // Another tab may have logged in or out a moment ago: what changes the page alone must not undo it.
    if (session.userInfo === before.userInfo && stored !== known) follow(stored);
    writeStored(useSession.getState());
  });
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    // Without a key a whole storage was emptied.
    const isOurs = key === SESSION_KEY || (key === null && storageArea === localStorage);
    if (isOurs) follow(newValue);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page that was put aside hears nothing of other tabs.
    if (persisted) follow(readStored());
  });
}
