import { useSession } from '../../api-client/session/session';
import { useDocumentTitle } from '../../platform/use-document-title';
import { useStrings } from '../../i18n/use-strings';
import { AnonymousProfile } from './anonymous-profile';
import { OwnProfile } from './own-profile';
import { useLoginPrompt } from './use-login-prompt';

/** The profile: one's own, or what it would be for somebody who is not logged in. */
export function ProfileView() {
  const t = useStrings('profile');
  const userInfo = useSession((session) => session.userInfo);
  const hasEnded = useLoginPrompt();
  useDocumentTitle(t('title'));
  // Another account begins with nothing of the one before it.
  return userInfo ? (
    <OwnProfile key={userInfo.web_user_id} userInfo={userInfo} />
  ) : (
    <AnonymousProfile hasEnded={hasEnded} />
  );
}
