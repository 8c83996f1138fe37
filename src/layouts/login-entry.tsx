import type { ThemeUIStyleObject } from 'theme-ui';
import { useSession } from '../api-client/session/session';
import { AccountEntry } from './account-entry';
import { LoginButton } from './login-button';

const entryStyle = { position: 'relative', display: 'inline-grid' } satisfies ThemeUIStyleObject;

/**
 * The header's entry (specification, sections 2.7 and 2.8): 登录/注册, or the avatar of whoever is logged in,
 * which lies in the same room, so that nothing moves when the session is known.
 */
export function LoginEntry({ low = false }: { low?: boolean }) {
  const userInfo = useSession((session) => session.userInfo);
  return (
    <span sx={entryStyle}>
      <LoginButton low={low} hidden={userInfo !== null} />
      {userInfo && <AccountEntry user={userInfo} low={low} />}
    </span>
  );
}
