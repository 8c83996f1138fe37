import { useEffect } from 'react';
import { ApiProvider } from '../../api-client/apollo/api-provider';
import { useMe } from '../../api-client/use-me';
import type { WireUser } from '../../contract';
import { ErrorState } from '../../ui/error-state';
import { FactList } from './fact-list';

export { forgetChatsOf } from '../../platform/chats/forget-chats';

export interface FactsProps {
  /** Called with the user when the API has answered; must be a stable function. */
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

/** Loads the data of the account. A chunk of its own. The client has already shown a failure. */
export function ProfileFacts(props: FactsProps) {
  return (
    <ApiProvider>
      <Facts {...props} />
    </ApiProvider>
  );
}
