import { browserEnv, type ConsentMode } from '../../config/browser-env';
import { useConsent, type ConsentChoice } from './consent';
import { readConsent } from './consent-storage';

/** True when a visitor's actions may be told, by how the site asks and what the visitor has answered. */
export function allowsReports(mode: ConsentMode, choice: ConsentChoice | undefined): boolean {
  switch (mode) {
    case 'off':
      return true;
    case 'notice':
      return choice !== 'declined';
    case 'required':
      return choice === 'accepted';
  }
}

/** True when this visitor's actions may be told at this moment. */
export function mayReport(): boolean {
  // The answer of an earlier page may not have been looked up yet.
  const choice = useConsent.getState().choice ?? readConsent();
  return allowsReports(browserEnv.consentMode, choice);
}
