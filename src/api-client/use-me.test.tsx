import { act, renderHook, waitFor } from '@testing-library/react';
import { apolloClient } from './apollo/apollo-client';
import { ApiProvider } from './apollo/api-provider';
import { queries } from './apollo/typed-documents';
import { useMe } from './use-me';
import { logIn } from './session/log-in';
import { logOut, useSession } from './session/session';
import { ok, startMockApi } from './testing/mock-api';

const api = startMockApi();
const session = { access_token: 't', web_user_id: '7' };
const me = {
  ...{ web_user_id: '7', nickname: '小满', avatar: '/a.webp', phone_masked: '138****8000' },
  ...{ created_at: '2026-11-21T08:00:00Z', unread_count: 0 },
};

function start() {
  return renderHook(() => useMe(), { wrapper: ApiProvider }).result;
}

afterEach(() => act(() => logOut()));

test('nobody is asked about nobody', () => {
  expect(start().current).toEqual({ status: 'loading' });
  expect(api.seen).toEqual([]);
});

test('name and picture go into the session, and nothing else of it changes', async () => {
  api.answer('me', () => ok(me));
  logIn({ ...session, level: 3 });
  const result = start();
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: me }));
  expect(useSession.getState().userInfo).toEqual({
    ...{ ...session, level: 3 },
    ...{ nickname: '小满', avatar: '/a.webp' },
  });
});

test.each([
  ['the name is', { nickname: '旧', avatar: '/a.webp' }, me],
  ['the picture is', { nickname: '小满', avatar: '/b.webp' }, me],
  [
    'the picture that was taken away is',
    { nickname: '小满', avatar: '/b.webp' },
    { ...me, avatar: undefined },
  ],
])('%s another one', async (_, before, answer) => {
  api.answer('me', () => ok(answer));
  logIn({ ...session, ...before });
  start();
  await waitFor(() =>
    expect(useSession.getState().userInfo).toMatchObject({
      ...{ nickname: answer.nickname, avatar: answer.avatar ?? '' },
    }),
  );
});

test.each([
  ['with a picture', { nickname: '小满', avatar: '/a.webp' }, me],
  ['without one', { nickname: '小满' }, { ...me, avatar: undefined }],
])('a session that says the same %s is left as it is', async (_, known, answer) => {
  api.answer('me', () => ok(answer));
  const userInfo = { ...session, ...known };
  logIn(userInfo);
  const result = start();
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(useSession.getState().userInfo).toBe(userInfo);
});

test('an answer about somebody else is not shown, and changes no session', async () => {
  api.answer('me', () => ok({ ...me, web_user_id: '8' }));
  logIn(session);
  const result = start();
  // It has come.
  await waitFor(() =>
    expect(apolloClient.readQuery({ query: queries.me })?.me.web_user_id).toBe('8'),
  );
  await act(async () => {
    await Promise.resolve();
  });
  expect(result.current.status).toBe('loading');
  expect(useSession.getState().userInfo).toEqual(session);
});
