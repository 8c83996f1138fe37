import type { UserInfo } from '../../api-client/session/user-info';
import type { WireUser } from '../../contract';

/** Who a page of the profile is about, as far as it is known. */
export interface Person {
  /** Empty when there is none. */
  readonly nickname: string;
  readonly avatar: string | undefined;
}

/** What login said of somebody, until the API has said it anew. */
export function toPerson({ nickname = '', avatar }: Partial<UserInfo | WireUser>): Person {
  return {
    nickname: nickname.trim(),
    avatar,
  };
}
