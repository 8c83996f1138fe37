import { useEffect, useState } from 'react';
import { onFailure } from '../../api-client/failure-events';
import { useSession } from '../../api-client/session/session';

/**
 * Whether the session ended by 41001 while the page was looked at, and nobody has logged in since. A
 * logout, here or in another tab, is no such end.
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
