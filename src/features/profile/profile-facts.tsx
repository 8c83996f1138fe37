import { useRequest } from '../../api-client/use-request';
import { ErrorState } from '../../ui/error-state';
import { FactList } from './fact-list';
import type { FactsProps } from './profile-facts.lazy';

/** Fetches the code that asks for the profile, which brings the API client, and shows what it says. */
export function LazyFacts({ onKnown }: FactsProps) {
  const code = useRequest('profile-facts', () => import('./profile-facts.lazy'));
  if (code.status === 'loading') return <FactList />;
  if (code.status === 'failed') return <ErrorState retry={code.retry} />;
  const { ProfileFacts } = code.data;
  return <ProfileFacts onKnown={onKnown} />;
}
