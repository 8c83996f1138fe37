/** Has never been here: nothing is stored. */
export const NEW_VISITOR = { cookies: [], origins: [] };

/** Has been asked about analytics and does not want it, so that nothing lies over pages or is sent beside them. */
export const CONSENT_DECLINED = {
  cookies: [],
  origins: [
    {
      origin: 'http://localhost:9000',
      localStorage: [{ name: 'analyticsConsent', value: 'declined' }],
    },
  ],
};
