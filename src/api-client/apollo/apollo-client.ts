import { ApolloClient, InMemoryCache } from '@apollo/client';
import { logError } from '../../platform/log';
import { useSession } from '../session/session';
import { createEndpointLink } from './endpoint-link';
import { createFailureLink } from './failure-link';

/** Things that are known by something else than `id` alone. */
const typePolicies = {
  SearchHit: { keyFields: ['type', 'id'] },
  User: { keyFields: ['web_user_id'] },
} as const;

/** The run-time data of the page. Nothing of the site but this layer knows that it is Apollo's. */
export const apolloClient = new ApolloClient({
  cache: new InMemoryCache({ typePolicies }),
  link: createFailureLink().concat(createEndpointLink()),
  devtools: { enabled: false },
});

// What one visitor was told is not for the next one: stories are locked and quests are done for somebody.
useSession.subscribe(({ userInfo }, before) => {
  if (userInfo?.web_user_id === before.userInfo?.web_user_id) return;
  apolloClient.cache.reset().catch(logError);
});
