import { FIXED_HEADERS, PLATFORM_SOURCE } from '../contract';
import type { Variant } from '../routes';

/** Who a call is made for; absent for an anonymous visitor. */
export interface Credentials {
  readonly accessToken: string;
  readonly webUserId: string;
  readonly deviceIdentifier: string;
  readonly channel: string;
}

const identityHeaders = (credentials: Credentials): Record<string, string> => ({
  Authorization: `Bearer ${credentials.accessToken}`,
  user_id: credentials.webUserId,
  'device-identifier': credentials.deviceIdentifier,
  'app-channel': credentials.channel,
});

/** The headers of a call (specification, section 7.1). */
export const requestHeaders = (
  variant: Variant,
  hasBody: boolean,
  credentials?: Credentials,
): Record<string, string> => ({
  ...FIXED_HEADERS,
  'platform-source': PLATFORM_SOURCE[variant],
  ...(hasBody && { 'content-type': 'application/json' }),
  ...(credentials && identityHeaders(credentials)),
});
