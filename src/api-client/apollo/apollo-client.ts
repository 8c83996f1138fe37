import { ApolloClient, InMemoryCache } from '@apollo/client';
import { logError } from '../../platform/log';
import { useSession } from '../session/session';
import { createEndpointLink } from './endpoint-link';
import { createFailureLink } from './failure-link';

/** The run-time data of the page: what everybody may see is asked for once in a visit. */
export const apolloClient = new ApolloClient({
  cache: new InMemoryCache(),
  link: createFailureLink().concat(createEndpointLink()),
  // What a mutation answers (a token, a ticket) is for the caller alone.
  defaultOptions: { mutate: { fetchPolicy: 'no-cache' } },
  devtools: { enabled: false },
});

// What one visitor was told is not for the next one: stories are locked and quests are done for somebody.
useSession.subscribe(({ userInfo }, before) => {
  if (userInfo?.web_user_id === before.userInfo?.web_user_id) return;
  apolloClient.cache.reset().catch(logError);
});
