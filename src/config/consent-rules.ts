import type { ConsentMode } from './browser-env';

/** The visitor's answer to the consent notice, or none yet. */
type Answer = 'unanswered' | 'accepted' | 'declined';

/**
 * Rules of whether reports leave a visitor's browser, by the mode of the site (`GATSBY_CONSENT_MODE`) and the visitor's answer. One
 * rule for all reports of `reports.ts`. Who once declined stays unreported, also when a later build asks nobody any more.
 */
export const consentRules: Readonly<Record<ConsentMode, Readonly<Record<Answer, boolean>>>> = {
  off: { unanswered: true, accepted: true, declined: false },
  notice: { unanswered: true, accepted: true, declined: false },
  required: { unanswered: false, accepted: true, declined: false },
};
