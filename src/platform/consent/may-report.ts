import { browserEnv, type ConsentMode } from '../../config/browser-env';
import { consentRules } from '../../config/consent-rules';
import { useConsent, type ConsentChoice } from './consent';
import { readConsent } from './consent-storage';

/**
 * True when reports about a visitor may leave the browser (what these are: `src/config/reports.ts`).
 * @param mode how the site asks
 * @param choice the visitor's answer, undefined before there is one
 */
export function allowsReports(mode: ConsentMode, choice: ConsentChoice | undefined): boolean {
  return consentRules[mode][choice ?? 'unanswered'];
}

/** True when reports about this visitor may leave the browser at this moment. */
export function mayReport(): boolean {
  // The answer of an earlier page may not have been looked up yet.
  const choice = useConsent.getState().choice ?? readConsent();
  return allowsReports(browserEnv.consentMode, choice);
}
