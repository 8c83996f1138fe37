import { useEffect } from 'react';
import { ApiProvider } from '../../api-client/apollo/api-provider';
import { useMe } from '../../api-client/use-me';
import type { WireUser } from '../../contract';
import { ErrorState } from '../../ui/error-state';
import { FactList } from './fact-list';

export interface FactsProps {
  /** Told who it is, once the API has said so; one function for good. */
  onKnown: (user: WireUser) => void;
}

function Facts({ onKnown }: FactsProps) {
  const me = useMe('cache-and-network');
  const user = me.status === 'ready' ? me.data : undefined;
  useEffect(() => {
    if (user) onKnown(user);
  }, [user, onKnown]);
  return me.status === 'failed' ? <ErrorState retry={me.retry} /> : <FactList user={user} />;
}

/** Asks who is logged in. Loaded when it is needed. A failure has been shown by the client already. */
export function ProfileFacts(props: FactsProps) {
  return (
    <ApiProvider>
      <Facts {...props} />
    </ApiProvider>
  );
}
