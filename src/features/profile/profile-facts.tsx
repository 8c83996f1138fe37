import { ErrorState } from '../../ui/error-state';
import { FactList } from './fact-list';
import { LogOut } from './log-out';
import type { FactsProps } from './profile-facts.lazy';
import { useLateProfile } from './use-late-profile';

/** The data of the account, and the way out. Loads its code, which brings the API client, when it is mounted. */
export function ProfileFacts({ userId, onKnown }: FactsProps & { userId: string }) {
  const { code, hasFailed, loadNow } = useLateProfile();
  const facts = code ? <code.ProfileFacts onKnown={onKnown} /> : <FactList />;
  return (
    <>
      {hasFailed ? <ErrorState retry={loadNow} /> : facts}
      <LogOut userId={userId} forget={code?.forgetChatsOf} />
    </>
  );
}
