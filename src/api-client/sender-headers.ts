import { FIXED_HEADERS, PLATFORM_SOURCE, type Endpoint } from '../contract';
import { shownVariant } from '../platform/variant-choice';
import type { Variant } from '../routes';
import { channelOf } from './channel';
import { readDeviceIdentifier } from './device-identifier';
import { useSession } from './session/session';

/** Who sends a request, and from where: what its headers say of it. */
export interface RequestIdentity {
  /** Decides `platform-source`. */
  readonly variant: Variant;
  readonly channel: string;
  readonly deviceIdentifier: string;
  /** Absent for an anonymous visitor. */
  readonly user?: { readonly accessToken: string; readonly webUserId: string };
}

/** The identity of a request that is sent at this moment, from the page and its session. */
export function readRequestIdentity(): RequestIdentity {
  const { userInfo } = useSession.getState();
  return {
    variant: shownVariant(window.location.pathname),
    channel: channelOf(window.location.search),
    deviceIdentifier: readDeviceIdentifier(),
    ...(userInfo && {
      user: { accessToken: userInfo.access_token, webUserId: userInfo.web_user_id },
    }),
  };
}

/** The headers of a request (specification, section 7.1). */
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
