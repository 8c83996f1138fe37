import { Announcer } from './announcer';
import { FailureToasts } from './failure-toasts';
import { ToastSlot } from '../ui/toast-slot';

/** What stands beside every page and can wait for a quiet moment: messages, what is said of a navigation. */
export const Later = ({ pathname }: { pathname: string }) => (
  <>
    <Announcer pathname={pathname} />
    <ToastSlot />
    <FailureToasts />
  </>
);
