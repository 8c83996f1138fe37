/** Who is logged in: what login answered, all of it kept (specification, section 3). */
export interface UserInfo {
  readonly access_token: string;
  readonly web_user_id: string;
  readonly nickname?: string;
  readonly avatar?: string;
  readonly [more: string]: unknown;
}

/** Both go into headers, where other characters would make every request fail. */
const TOKEN = /^[\x21-\x7e]+$/;
const ID = /^[\w-]{1,64}$/;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

/** Whether a value from outside is a user's session. By hand, because zod is in no first load. */
export function isUserInfo(value: unknown): value is UserInfo {
  return (
    isObject(value) &&
    typeof value.access_token === 'string' &&
    TOKEN.test(value.access_token) &&
    typeof value.web_user_id === 'string' &&
    ID.test(value.web_user_id) &&
    isOptionalText(value.nickname) &&
    isOptionalText(value.avatar)
  );
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
