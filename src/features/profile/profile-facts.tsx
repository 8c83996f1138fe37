import { useLazy } from '../../platform/loading/use-lazy';
import { ErrorState } from '../../ui/error-state';
import { FactList } from './fact-list';
import type { FactsProps } from './profile-facts.lazy';

function load() {
  return import('./profile-facts.lazy');
}

/** The data of the account. Loads its code, which brings the API client, when it is mounted. */
export function ProfileFacts({ onKnown }: FactsProps) {
  const { code, hasFailed, loadNow } = useLazy(load);
  if (hasFailed) return <ErrorState retry={loadNow} />;
  return code ? <code.ProfileFacts onKnown={onKnown} /> : <FactList />;
}
