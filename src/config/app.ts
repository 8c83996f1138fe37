/** The app config of the specification (section 7.3): what the site tells services about itself. */
export const appConfig = {
  environment: 'production',
  version: '1.0.0',
  platform: 'web',
} as const;
