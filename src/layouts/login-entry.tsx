import type { ThemeUIStyleObject } from 'theme-ui';
import { useSession } from '../api-client/session/session';
import { AccountEntry } from './account-entry';
import { LoginButton } from './login-button';

const placeStyle = {
  position: 'relative',
  display: 'inline-grid',
} satisfies ThemeUIStyleObject;

/** Keeps nothing free beside the avatar: the document says early that somebody is logged in (`gatsby/ssr/kept-member.ts`). */
const compactEntryStyle = {
  ...placeStyle,
  '[data-member] &': { width: 'touch', height: 'touch', '& [role="button"]': { display: 'none' } },
} satisfies ThemeUIStyleObject;

/** Room for the avatar and a name of six Chinese characters, in every language the same. */
const entryStyle = {
  ...placeStyle,
  minWidth: 116,
  justifyItems: 'end',
} satisfies ThemeUIStyleObject;

/**
 * The account entry of a header (specification, sections 2.7 and 2.8): the login button, or the logged-in user's
 * avatar in the same place. Nothing moves when the session has been restored.
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
