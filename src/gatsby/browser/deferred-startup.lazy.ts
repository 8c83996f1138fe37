import { browserEnv } from '../../config/browser-env';
import { BUILD_CHECK_MS } from '../../config/times';
import { keepConsent } from '../../platform/consent/consent-storage';
import { catchFallenFocus } from '../../platform/focus/next-of-kin';
import { watchPointing } from '../../platform/focus/quiet-focus';
import { onFirstInteraction } from '../../platform/loading/on-first-interaction';
import { askWorker } from '../../platform/offline/ask-worker';
import { createDataFinder } from './analytics/data-finder';
import { followConsent } from './analytics/follow-consent';
import { followPageViews } from './analytics/page-views';
import { watchBuilds } from './build-update';
import { startOffline } from './offline/start-offline';
import { refuseEndedSessions } from './ended-sessions';
import { landAboveSpoilers } from './land-above-spoilers';
import { followWidth } from './navigation/follow-width';
import { keepReadingPlace } from './navigation/keep-reading-place';
import { growPictures } from './navigation/picture-transition';
import { fetchWhatIsTouched } from './navigation/touched-links';
import { rememberSpoilers } from './remember-spoilers';

/** Keeps the visitor's answer, and runs analytics by it and by the session (specification, section 7.3), if there is any. */
function startAnalytics(): void {
  const { analyticsAppId: appId, analyticsChannelDomain: channelDomain, consentMode } = browserEnv;
  keepConsent();
  if (appId === undefined || channelDomain === undefined) return;
  followConsent(createDataFinder({ appId, channelDomain }), consentMode, followPageViews);
}

/** True where a worker answers this page, or may do so for the next one. */
function mayHaveWorker(): boolean {
  if (!('serviceWorker' in navigator)) return false;
  return browserEnv.hasOffline || navigator.serviceWorker.controller !== null;
}

/** Watches for newer builds than that of the page, and lets the worker begin when that is known. */
async function watchOwnBuild(): Promise<void> {
  if (!mayHaveWorker()) {
    watchBuilds();
    return;
  }
  // A page of the cache must not take the build that the server has by now for its own.
  const kept = navigator.serviceWorker.controller ? await askWorker({ task: 'hello' }) : undefined;
  watchBuilds(BUILD_CHECK_MS, kept?.build, (id) => {
    void startOffline(id);
  });
}

/** Starts what no page waits for. To be called once, in the first idle moment after hydration. */
export function startDeferred(): void {
  refuseEndedSessions();
  watchPointing();
  catchFallenFocus();
  keepReadingPlace();
  followWidth();
  fetchWhatIsTouched();
  growPictures();
  rememberSpoilers();
  landAboveSpoilers();
  void watchOwnBuild();
  onFirstInteraction(startAnalytics);
}
