import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import type { WireUser } from '../contract';
import { apolloClient } from './apollo/apollo-client';
import { operationOf } from './apollo/operations';
import { fromData } from './apollo/shape';
import { useSession } from './session/session';
import type { RequestState } from './use-request';

const variables = { input: {} };

/** The session keeps name and picture as the API says them now, for the header of every page and tab. */
function keepPerson({ web_user_id, nickname, avatar = '' }: WireUser): void {
  const { userInfo } = useSession.getState();
  if (userInfo?.web_user_id !== web_user_id) return;
  if (userInfo.nickname === nickname && (userInfo.avatar ?? '') === avatar) return;
  useSession.setState({ userInfo: { ...userInfo, nickname, avatar } });
}

/**
 * The profile of whoever is logged in, the same wherever it is shown: what one place has asked for, all of
 * them show. To be used by components of somebody who is logged in; for nobody it is `loading`.
 * @param fetchPolicy `cache-and-network` asks anew, where what was asked for before may be old
 */
export function useMe(
  fetchPolicy: 'cache-first' | 'cache-and-network' = 'cache-first',
): RequestState<WireUser> {
  const webUserId = useSession(({ userInfo }) => userInfo?.web_user_id);
  const { document, selection } = operationOf('me');
  const { data, error, refetch } = useQuery(
    document,
    webUserId === undefined
      ? skipToken
      : {
          client: apolloClient,
          variables,
          fetchPolicy,
          nextFetchPolicy: 'cache-first',
          notifyOnNetworkStatusChange: true,
        },
  );
  const user = useMemo(() => data && fromData(selection, data.payload), [data, selection]);
  useEffect(() => {
    if (user) keepPerson(user);
  }, [user]);
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
}
