import { isUserInfo, type UserInfo } from '../../contract/session';

export type { UserInfo };

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * Reads the user from the stored text of `userStore`.
 * @returns null (logged out) for text that is missing, outdated or corrupt
 */
export function parseStoredUser(text: string | null): UserInfo | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isObject(stored) && stored.isLoggedIn === true && isUserInfo(stored.userInfo)
      ? stored.userInfo
      : null;
  } catch {
    return null;
  }
}
