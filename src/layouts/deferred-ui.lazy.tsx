import { ConsentNotice } from '../features/consent/consent-notice';
import { Login } from '../features/login/login';
import { Toasts } from '../ui/toast';
import { RouteAnnouncer } from './route-announcer';
import { FailureToasts } from './failure-toasts';

/** What stands beside every page and can wait for a quiet moment: the login dialog, messages, the notice on analytics. */
export function DeferredUi({ pathname }: { pathname: string }) {
  return (
    <>
      <Login pathname={pathname} />
      <RouteAnnouncer pathname={pathname} />
      <Toasts />
      <FailureToasts />
      <ConsentNotice />
    </>
  );
}
