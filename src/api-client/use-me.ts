import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import type { WireUser } from '../contract';
import { queries } from './apollo/typed-documents';
import { toRequestState, type RequestState } from './request-state';
import { useSession } from './session/session';

/** Updates name and picture in the session, which the header of every page and tab shows. */
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
  const { data, error, refetch } = useQuery(
    queries.me,
    webUserId === undefined ? skipToken : { fetchPolicy, nextFetchPolicy: 'cache-first' },
  );
  const user = data?.me;
  useEffect(() => {
    if (user) keepPerson(user);
  }, [user]);
  // A response that arrives after the session has changed is about another user.
  return toRequestState({
    data: user?.web_user_id === webUserId ? user : undefined,
    error,
    refetch,
  });
}
