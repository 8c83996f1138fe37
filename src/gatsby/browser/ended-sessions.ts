import { logOut, useSession } from '../../api-client/session/session';
import { parseStoredUser, type UserInfo } from '../../api-client/session/user-info';
import { readStored, writeStored } from '../../platform/storage';

/** The end of its token tells a session from others, and is no secret. */
function markOf({ access_token }: UserInfo): string {
  return access_token.slice(-8);
}

function hasEnded(user: UserInfo): boolean {
  return readStored('sessionStorage', 'endedSession', (text) => text === markOf(user));
}

/**
 * Refuses sessions that have ended: where the token of one could be neither overwritten nor removed by
 * `persistSession`, this tab does not take it up again. To be called once, after `persistSession`; a file of its own,
 * because no first load needs it.
 */
export function refuseEndedSessions(): void {
  const end = (user: UserInfo): void => {
    const stored = readStored('localStorage', 'userStore', parseStoredUser);
    // Otherwise it is gone, or somebody else has logged in since.
    if (stored?.access_token === user.access_token)
      writeStored('sessionStorage', 'endedSession', markOf(user));
  };
  const check = (user: UserInfo | null, before: UserInfo | null): void => {
    if (!user && before) end(before);
    else if (user && hasEnded(user)) logOut();
  };
  check(useSession.getState().userInfo, null);
  useSession.subscribe((session, before) => check(session.userInfo, before.userInfo));
}
