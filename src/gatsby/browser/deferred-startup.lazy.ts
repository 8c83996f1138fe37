import { browserEnv } from '../../config/browser-env';
import { keepConsent } from '../../platform/consent/consent-storage';
import { catchFallenFocus } from '../../platform/focus/next-of-kin';
import { watchPointing } from '../../platform/focus/quiet-focus';
import { onFirstInteraction } from '../../platform/loading/on-first-interaction';
import { createDataFinder } from './analytics/data-finder';
import { followConsent } from './analytics/follow-consent';
import { followPageViews } from './analytics/page-views';
import { watchBuilds } from './build-update';
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
  watchBuilds();
  onFirstInteraction(startAnalytics);
}
