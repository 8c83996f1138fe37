import { ID_PATTERN, TOKEN_PATTERN } from './patterns';

/** Who is logged in: what login answered, all of it kept (specification, section 3). */
export interface UserInfo {
  readonly access_token: string;
  readonly web_user_id: string;
  readonly nickname?: string | undefined;
  readonly avatar?: string | undefined;
  readonly [more: string]: unknown;
}

function isText(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

/**
 * True when a value from outside is a valid session: the rule of `sessionUserSchema` without zod, which is too
 * heavy for the first load of a page. A test holds the two together.
 */
export function isUserInfo(value: unknown): value is UserInfo {
  if (typeof value !== 'object' || value === null) return false;
  const { access_token, web_user_id, nickname, avatar }: Partial<UserInfo> = value;
  return (
    isText(access_token, TOKEN_PATTERN) &&
    isText(web_user_id, ID_PATTERN) &&
    isOptionalText(nickname) &&
    isOptionalText(avatar)
  );
}
