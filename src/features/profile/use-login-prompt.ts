import { useEffect } from 'react';
import { openLogin, useSession } from '../../api-client/session/session';
import { useSessionEnded } from './use-session-ended';

/**
 * Opens the login dialog by itself once, when somebody who is not logged in arrives (design, "Anonymous
 * visitor on /profile"), and when the session is refused meanwhile. Not again once it was closed, and not
 * after a logout. To be used where the session has been restored already, so on a page that is alive.
 * @returns whether the session has just been refused
 */
export function useLoginPrompt(): boolean {
  useEffect(() => {
    if (!useSession.getState().isLoggedIn) openLogin();
  }, []);
  return useSessionEnded(openLogin);
}
