import { browserEnv } from '../config/browser-env';

/** A first visit: nothing is stored. */
export const NEW_VISITOR = { cookies: [], origins: [] };

/** A visitor who has declined analytics, so that no notice covers the page and no events are sent. */
export const CONSENT_DECLINED = {
  cookies: [],
  origins: [
    {
      origin: browserEnv.siteUrl,
      localStorage: [{ name: 'analyticsConsent', value: 'declined' }],
    },
  ],
};
