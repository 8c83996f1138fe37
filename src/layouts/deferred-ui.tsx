import { useEffect, useState } from 'react';
import { closeLogin, useSession } from '../api-client/session/session';
import { whenIdle } from '../platform/when-idle';
import { useLoaded } from '../platform/use-lazy';

function load() {
  return import('./deferred-ui.lazy');
}

/** Wants what can wait, from a quiet moment of each page on, or at once when somebody logs in. */
function useWish(pathname: string) {
  const isLoggingIn = useSession(({ loginDialogVisible }) => loginDialogVisible);
  const [isWanted, want] = useState(false);
  useEffect(() => whenIdle(() => want(true)), [pathname]);
  useEffect(() => {
    if (isLoggingIn) want(true);
  }, [isLoggingIn]);
  return [isWanted, want] as const;
}

/** The place of what is no part of the first load, to stand once in the frame. */
export function DeferredUiSlot({ pathname }: { pathname: string }) {
  const [isWanted, want] = useWish(pathname);
  const code = useLoaded(load, isWanted, () => {
    want(false);
    // The next click tries again.
    closeLogin();
  });
  return code ? <code.DeferredUi pathname={pathname} /> : null;
}
