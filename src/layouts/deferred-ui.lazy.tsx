import { ConsentNotice } from '../features/consent/consent-notice';
import { Login } from '../features/login/login';
import { Toasts } from '../ui/toast';
import { RouteAnnouncer } from './route-announcer';
import { FailureToasts } from './failure-toasts';

/** What every page has but not at first: the login dialog, the route announcer, toasts about failures, the consent notice. */
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
