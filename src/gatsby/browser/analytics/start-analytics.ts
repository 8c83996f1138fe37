import { keepConsent } from '../../../platform/consent-storage';
import { browserEnv } from '../../../config/browser-env';
import { createDataFinder } from './data-finder';
import { followConsent } from './follow-consent';

/**
 * Keeps analytics in step with what the visitor has answered and who is logged in (specification, section 7.3).
 * To be called once, after the page has come to rest; does nothing where the site was built without analytics.
 */
export function startAnalytics(): void {
  const { analyticsAppId: appId, analyticsChannelDomain: channelDomain, consentMode } = browserEnv;
  if (appId === undefined || channelDomain === undefined) return;
  keepConsent();
  followConsent(createDataFinder({ appId, channelDomain }), consentMode);
}
