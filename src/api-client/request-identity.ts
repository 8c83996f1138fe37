import { placePath, type Variant } from '../routes';
import { channelOf } from './channel';
import { readDeviceIdentifier } from './device-identifier';
import { useSession } from './session/session';

/** Who calls, and from where. */
export interface RequestIdentity {
  /** Decides `platform-source`. */
  readonly variant: Variant;
  readonly channel: string;
  readonly deviceIdentifier: string;
  /** Absent for an anonymous visitor. */
  readonly user?: { readonly accessToken: string; readonly webUserId: string };
}

/** The caller as the page and its session are at this moment. */
export function readRequestIdentity(): RequestIdentity {
  const { userInfo } = useSession.getState();
  return {
    variant: placePath(window.location.pathname).variant,
    channel: channelOf(window.location.search),
    deviceIdentifier: readDeviceIdentifier(),
    ...(userInfo && {
      user: { accessToken: userInfo.access_token, webUserId: userInfo.web_user_id },
    }),
  };
}
