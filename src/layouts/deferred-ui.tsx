import { useEffect } from 'react';
import { closeLogin, useSession } from '../api-client/session/session';
import { whenIdle } from '../platform/loading/when-idle';
import { useLazy } from '../platform/loading/use-lazy';

function load() {
  return import('./deferred-ui.lazy');
}

/**
 * Loads what is no part of the first load when the browser is idle, or at once when the login dialog is asked
 * for. After a failure the next page or click tries again. Rendered once, in the frame.
 */
export function DeferredUi({ pathname }: { pathname: string }) {
  const isLoggingIn = useSession(({ loginDialogVisible }) => loginDialogVisible);
  const { code, loadNow } = useLazy(load, { when: isLoggingIn, onFail: closeLogin });
  useEffect(() => whenIdle(loadNow), [pathname, loadNow]);
  return code ? <code.DeferredUi pathname={pathname} /> : null;
}
