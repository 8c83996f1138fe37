import { useSession } from '../../api-client/session/session';
import { parseStoredUser, type UserInfo } from '../../api-client/session/user-info';
import { onStoredElsewhere, readStored, writeStored } from '../../platform/storage';

function readText(): string | null {
  return readStored('localStorage', 'userStore', (text) => text);
}

/** The text that this tab last read or wrote; if storage holds another one, another tab wrote it. */
let known: string | null = null;

/** The end of its token tells a session from others, and is no secret. */
function markOf(user: UserInfo): string {
  return user.access_token.slice(-8);
}

/** Who is logged in by the storage: nobody whose session has ended in this tab and could not be removed. */
function readUser(): UserInfo | null {
  known = readText();
  const user = parseStoredUser(known);
  const isOver = (text: string | null): boolean => user !== null && text === markOf(user);
  return readStored('sessionStorage', 'endedSession', isOver) ? null : user;
}

/** Takes over who is logged in; what belongs to a page (its dialog, its scrolling) stays the page's own. */
function follow(): void {
  const userInfo = readUser();
  if (JSON.stringify(userInfo) === JSON.stringify(useSession.getState().userInfo)) return;
  useSession.setState({ isLoggedIn: userInfo !== null, userInfo });
}

/** Where the end of a session cannot be written it is removed, so that the next visitor does not find it. */
function end(user: UserInfo): void {
  if (!writeStored('localStorage', 'userStore', undefined))
    writeStored('sessionStorage', 'endedSession', markOf(user));
}

/**
 * Restores the session from local storage, saves it on every change and follows other tabs (specification,
 * section 4). To be called once, before the page is taken over: React still draws what the build has drawn
 * first, and the session after that. Where nothing can be stored the session lasts as long as the page.
 */
export function persistSession(): void {
  follow();
  useSession.subscribe((session, before) => {
    // Another tab may have logged in or out a moment ago: what changes the page alone must not undo it.
    if (session.userInfo === before.userInfo && readText() !== known) follow();
    known = JSON.stringify(useSession.getState());
    if (writeStored('localStorage', 'userStore', known)) return;
    if (before.userInfo && !session.userInfo) end(before.userInfo);
    known = readText();
  });
  onStoredElsewhere('userStore', follow);
}
