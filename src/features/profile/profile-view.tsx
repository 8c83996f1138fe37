import { useSession } from '../../api-client/session/session';
import { useDocumentTitle } from '../../platform/use-document-title';
import { useStrings } from '../../i18n/use-strings';
import { AnonymousProfile } from './anonymous-profile';
import { OwnProfile } from './own-profile';
import { useLoginPrompt } from './use-login-prompt';

/** The profile page: the user's own, or the one without a login. */
export function ProfileView() {
  const t = useStrings('profile');
  const userInfo = useSession((session) => session.userInfo);
  const hasEnded = useLoginPrompt();
  useDocumentTitle(t('title'));
  // The key resets all state when another account logs in.
  return userInfo ? (
    <OwnProfile key={userInfo.web_user_id} userInfo={userInfo} />
  ) : (
    <AnonymousProfile hasEnded={hasEnded} />
  );
}
