import { ApolloClient, InMemoryCache } from '@apollo/client';
import { logError } from '../../platform/log';
import { useSession } from '../session/session';
import { createEndpointLink } from './endpoint-link';
import { createFailureLink } from './failure-link';

/** The one Apollo client of a page. Public data is fetched once per visit and then read from its cache. */
export const apolloClient = new ApolloClient({
  cache: new InMemoryCache(),
  link: createFailureLink().concat(createEndpointLink()),
  // The result of a mutation (a token, a ticket) is for its caller alone.
  defaultOptions: { mutate: { fetchPolicy: 'no-cache' } },
  devtools: { enabled: false },
});

// The cache is emptied when another user logs in or out: locked stories and quest progress belong to one user.
useSession.subscribe(({ userInfo }, before) => {
  if (userInfo?.web_user_id === before.userInfo?.web_user_id) return;
  apolloClient.cache.reset().catch(logError);
});
