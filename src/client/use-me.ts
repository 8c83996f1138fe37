import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { WireUser } from '../contract';
import { apolloClient } from './apollo/apollo-client';
import { operationOf } from './apollo/operations';
import { fromData } from './apollo/shape';
import { useSession } from './session/session';
import type { RequestState } from './use-request';

const variables = { input: {} };

/**
 * The profile of whoever is logged in, the same wherever it is shown: what one place has asked for, all of
 * them show. To be used by components of somebody who is logged in; for nobody it is `loading`.
 */
export const useMe = (): RequestState<WireUser> => {
  const webUserId = useSession(({ userInfo }) => userInfo?.web_user_id);
  const { document, selection } = operationOf('me');
  const { data, error, refetch } = useQuery(
    document,
    webUserId === undefined
      ? skipToken
      : {
          client: apolloClient,
          variables,
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
          notifyOnNetworkStatusChange: true,
        },
  );
  const user = useMemo(() => data && fromData(selection, data.payload), [data, selection]);
  // Somebody else's, when an answer came after the session had changed.
  if (user && user.web_user_id === webUserId) return { status: 'ready', data: user };
  if (!error) return { status: 'loading' };
  return {
    status: 'failed',
    retry: () => {
      // What goes wrong again is logged and shown where all calls are.
      refetch().catch(() => undefined);
    },
  };
};
