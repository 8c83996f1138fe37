import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { apolloClient } from './apollo-client';

/**
 * Gives `useQuery` and `useMutation` their client. It stands around the root of every chunk that is fetched
 * later and uses them, and not around the site: Apollo and zod are in no page's first load.
 */
export function ApiProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={apolloClient}>{children}</ApolloProvider>;
}
