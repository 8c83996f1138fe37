import { isUserInfo, type UserInfo } from '../../contract/session';

export type { UserInfo };

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * Takes the user out of the text under `userStore`. Nothing, text of an older version and what somebody
 * spoiled all mean that nobody is logged in.
 */
export function parseStoredUser(text: string | null): UserInfo | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isObject(stored) || stored.isLoggedIn !== true) return null;
    return isUserInfo(stored.userInfo) ? stored.userInfo : null;
  } catch {
    return null;
  }
}
