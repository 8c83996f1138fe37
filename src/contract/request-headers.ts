import type { appConfig } from '../config/app';

/**
 * Sent with every request (specification, section 7.1). Written out, because pages have no byte to spare; another
 * platform than that of the app config does not compile.
 */
export const FIXED_HEADERS = {
  area: 'cn',
  lan: 'zh',
  'app-platform': 'web' satisfies (typeof appConfig)['platform'],
  module: 'web',
} as const;

/** `platform-source` by variant. */
export const PLATFORM_SOURCE = { pc: 'web', m: 'mobile_web' } as const;

/** Every header that a request of the site may carry; a CORS preflight allows exactly these. */
export const ALLOWED_HEADERS = [
  ...Object.keys(FIXED_HEADERS),
  'platform-source',
  'authorization',
  'user_id',
  'device-identifier',
  'app-channel',
  'content-type',
] as const;
