import { useEffect, useState } from 'react';
import { openLogin, useSession } from '../../api-client/session/session';
import { onFailure } from '../../api-client/failure-events';

/**
 * Returns true when the session ended by 41001 on this page and nobody has logged in since. A logout is no such end.
 * @param onEnded called when it happens; must be a stable function
 */
export function useSessionEnded(onEnded?: () => void): boolean {
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
 * Opens the login dialog once for a visitor who is not logged in, and when the session is refused meanwhile; not after
 * a logout. The session must have been restored, so the page is alive.
 * @returns true when the session has just been refused
 */
export function useLoginPrompt(): boolean {
  useEffect(() => {
    if (!useSession.getState().isLoggedIn) openLogin();
  }, []);
  return useSessionEnded(openLogin);
}
