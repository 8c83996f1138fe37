import type { ThemeUIStyleObject } from 'theme-ui';
import { useSession } from '../api-client/session/session';
import { AccountEntry } from './account-entry';
import { LoginButton } from './login-button';

const entryStyle = { position: 'relative', display: 'inline-grid' } satisfies ThemeUIStyleObject;

/**
 * The account entry of a header (specification, sections 2.7 and 2.8): the login button, or the logged-in user's
 * avatar in the same place, so that nothing moves when the session has been restored.
 */
export function LoginEntry({ compact = false }: { compact?: boolean }) {
  const userInfo = useSession((session) => session.userInfo);
  return (
    <span sx={entryStyle}>
      <LoginButton compact={compact} hidden={userInfo !== null} />
      {userInfo && <AccountEntry user={userInfo} compact={compact} />}
    </span>
  );
}
