import { setWebId, startTracking, stopTracking } from '../../../platform/consent/analytics';
import { useConsent, type ConsentChoice } from '../../../platform/consent/consent';
import { allowsReports } from '../../../platform/consent/may-report';
import { logError } from '../../../platform/log';
import { useSession } from '../../../api-client/session/session';
import type { ConsentMode } from '../../../config/browser-env';
import type { AnalyticsVendor } from './analytics-vendor';

function readUserId(): string | undefined {
  return useSession.getState().userInfo?.web_user_id;
}

/** Runs a call of analytics; an error in it is logged and goes no further. */
function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    logError(error, 'Analytics has failed.');
  }
}

type OnStart = (signal: AbortSignal) => void;

/** Runs analytics until the controller ends it, which it does itself when analytics does not start. */
async function run(
  vendor: AnalyticsVendor,
  controller: AbortController,
  onStart: OnStart,
): Promise<void> {
  const { signal } = controller;
  const isOver = (): boolean => signal.aborted;
  try {
    const analytics = await vendor.start(readUserId, signal);
    if (isOver()) return;
    const leave = useSession.subscribe(({ userInfo }, before) => {
      const userId = userInfo?.web_user_id;
      if (userId !== before.userInfo?.web_user_id) attempt(() => analytics.identify(userId));
    });
    signal.addEventListener('abort', leave, { once: true });
    startTracking((event) => attempt(() => analytics.send(event)));
    onStart(signal);
    const id = await analytics.webId;
    if (isOver()) return;
    setWebId(id === undefined ? { status: 'none' } : { status: 'known', id });
  } catch (error) {
    if (isOver()) return;
    controller.abort();
    stopTracking();
    logError(error, 'Analytics has not started.');
  }
}

/**
 * Runs analytics whenever the visitor's answer lets it: begins with it, and when it is withdrawn ends at once,
 * forgets what waited and removes what was stored. Accepted again, it begins anew without a reload.
 * @param onStart called whenever it begins, with the signal that fires when it ends
 */
export function followConsent(vendor: AnalyticsVendor, mode: ConsentMode, onStart: OnStart): void {
  let current: AbortController | undefined;
  const begin = (): void => {
    current = new AbortController();
    setWebId({ status: 'loading' });
    void run(vendor, current, onStart);
  };
  const end = (): void => {
    current?.abort();
    current = undefined;
    stopTracking();
    attempt(vendor.forget);
  };
  const follow = (choice: ConsentChoice | undefined): void => {
    const isWanted = allowsReports(mode, choice);
    if (isWanted && !current) begin();
    if (!isWanted) end();
  };
  follow(useConsent.getState().choice);
  useConsent.subscribe(({ choice }, before) => {
    if (choice !== before.choice) follow(choice);
  });
}
