import { useLazy } from '../../platform/loading/use-lazy';
import { ErrorState } from '../../ui/error-state';
import { FactList } from './fact-list';
import { LogOut } from './log-out';
import type { FactsProps } from './profile-facts.lazy';

function load() {
  return import('./profile-facts.lazy');
}

/** The data of the account, and the way out. Loads its code, which brings the API client, when it is mounted. */
export function ProfileFacts({ userId, onKnown }: FactsProps & { userId: string }) {
  const { code, hasFailed, loadNow } = useLazy(load);
  const facts = code ? <code.ProfileFacts onKnown={onKnown} /> : <FactList />;
  return (
    <>
      {hasFailed ? <ErrorState retry={loadNow} /> : facts}
      <LogOut userId={userId} forget={code?.forgetChatsOf} />
    </>
  );
}
