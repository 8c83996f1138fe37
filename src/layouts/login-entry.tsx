import type { ThemeUIStyleObject } from 'theme-ui';
import { useSession } from '../api-client/session/session';
import { AccountEntry } from './account-entry';
import { LoginButton } from './login-button';

const compactEntryStyle = {
  position: 'relative',
  display: 'inline-grid',
} satisfies ThemeUIStyleObject;

/** Room for the avatar and a name of six Chinese characters, in every language the same. */
const entryStyle = {
  ...compactEntryStyle,
  minWidth: 116,
  justifyItems: 'end',
} satisfies ThemeUIStyleObject;

/**
 * The account entry of a header (specification, sections 2.7 and 2.8): the login button, or the logged-in user's
 * avatar in the same place, so that nothing moves when the session has been restored.
 */
export function LoginEntry({ compact = false }: { compact?: boolean }) {
  const userInfo = useSession((session) => session.userInfo);
  return (
    <span sx={compact ? compactEntryStyle : entryStyle}>
      <LoginButton compact={compact} hidden={userInfo !== null} />
      {userInfo && <AccountEntry user={userInfo} compact={compact} />}
    </span>
  );
}
