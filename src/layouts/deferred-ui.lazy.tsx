import { ConsentSlot } from '../features/consent/consent-notice';
import { LoginSlot } from '../features/login/login';
import { ToastSlot } from '../ui/toast-slot';
import { Announcer } from './announcer';
import { FailureToasts } from './failure-toasts';

/** What stands beside every page and can wait for a quiet moment: the login dialog, messages, the notice on analytics. */
export function DeferredUi({ pathname }: { pathname: string }) {
  return (
    <>
      <LoginSlot pathname={pathname} />
      <Announcer pathname={pathname} />
      <ToastSlot />
      <FailureToasts />
      <ConsentSlot />
    </>
  );
}
