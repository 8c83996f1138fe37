import { FIXED_HEADERS, PLATFORM_SOURCE, type Endpoint } from '../contract';
import type { RequestIdentity } from './request-identity';

/** The headers of a call (specification, section 7.1). */
export function requestHeaders(
  { sends, namesDevice }: Pick<Endpoint, 'sends' | 'namesDevice'>,
  { variant, channel, deviceIdentifier, user }: RequestIdentity,
): Record<string, string> {
  return {
    ...FIXED_HEADERS,
    'platform-source': PLATFORM_SOURCE[variant],
    ...(sends === 'body' && { 'content-type': 'application/json' }),
    ...((user !== undefined || namesDevice === true) && { 'device-identifier': deviceIdentifier }),
    ...(user && {
      Authorization: `Bearer ${user.accessToken}`,
      user_id: user.webUserId,
      'app-channel': channel,
    }),
  };
}
