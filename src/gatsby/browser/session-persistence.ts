import { useSession } from '../../api-client/session/session';
import { parseStoredUser } from '../../api-client/session/user-info';
import { onStoredElsewhere, readStored, writeStored } from '../../platform/storage';

function readText(): string | null {
  return readStored('localStorage', 'userStore', (text) => text);
}

/** The text that this tab last read or wrote; if storage holds another one, another tab wrote it. */
let known: string | null = null;

/** Takes over who is logged in; what belongs to a page (its dialog, its scrolling) stays the page's own. */
function follow(): void {
  known = readText();
  const userInfo = parseStoredUser(known);
  if (JSON.stringify(userInfo) === JSON.stringify(useSession.getState().userInfo)) return;
  useSession.setState({ isLoggedIn: userInfo !== null, userInfo });
}

/** Says in the document whether somebody is logged in, as the script of the head has said it before (`ssr/kept-member.ts`). */
function mark(): void {
  const { userInfo } = useSession.getState();
  document.documentElement.toggleAttribute('data-member', userInfo !== null);
}

/**
 * Restores the session from local storage, saves it on every change and follows other tabs (specification,
 * section 4). To be called once, before the page is taken over: React still draws what the build has drawn
 * first, and the session after that. Where nothing can be stored the session lasts as long as the page, and what
 * is stored of a session that ends is removed.
 */
export function persistSession(): void {
  follow();
  mark();
  useSession.subscribe((session, before) => {
    mark();
    // Another tab may have logged in or out a moment ago: what changes the page alone must not undo it.
    if (session.userInfo === before.userInfo && readText() !== known) follow();
    known = JSON.stringify(useSession.getState());
    if (writeStored('localStorage', 'userStore', known)) return;
    // The next visitor must not find the token of a session that has ended.
    if (!useSession.getState().userInfo) writeStored('localStorage', 'userStore', undefined);
    known = readText();
  });
  onStoredElsewhere('userStore', follow);
}
