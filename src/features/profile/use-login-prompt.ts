import { useEffect, useState } from 'react';
import { openLogin, useSession } from '../../api-client/session/session';
import { onFailure } from '../../api-client/failure-events';

/**
 * Whether the session ended by 41001 while the page was looked at, and nobody has logged in since. A
 * logout, here or in another tab, is no such end.
 * @param onEnded called when it happens; must be a stable function
 */
function useSessionEnded(onEnded?: () => void): boolean {
  const [hasEnded, setEnded] = useState(false);
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  useEffect(
    () =>
      onFailure(({ kind }) => {
        // A late answer to an older session does not end the present one.
        if (kind !== 'session' || useSession.getState().isLoggedIn) return;
        setEnded(true);
        onEnded?.();
      }),
    [onEnded],
  );
  useEffect(() => {
    if (isLoggedIn) setEnded(false);
  }, [isLoggedIn]);
  return hasEnded && !isLoggedIn;
}

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
