import { useEffect } from 'react';
import { closeLogin, useSession } from '../api-client/session/session';
import { whenIdle } from '../platform/when-idle';
import { useLazy } from '../platform/use-lazy';

function load() {
  return import('./deferred-ui.lazy');
}

/**
 * What is no part of the first load, to stand once in the frame: it comes in a quiet moment, or at once when
 * somebody logs in. Where it did not come, the next page or click tries again.
 */
export function DeferredUi({ pathname }: { pathname: string }) {
  const isLoggingIn = useSession(({ loginDialogVisible }) => loginDialogVisible);
  const { code, loadNow } = useLazy(load, { when: isLoggingIn, onFail: closeLogin });
  useEffect(() => whenIdle(loadNow), [pathname, loadNow]);
  return code ? <code.DeferredUi pathname={pathname} /> : null;
}
