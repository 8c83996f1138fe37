import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { logIn } from '../../../api-client/session/log-in';
import { closeLogin, logOut, useSession } from '../../../api-client/session/session';
import { ok, startMockApi } from '../../../api-client/testing/mock-api';
import { PlaceProvider } from '../../../i18n/locale-context';
import { useConversation } from './use-conversation';

const api = startMockApi();
const reply = {
  id: 'm2',
  conversation_id: '7:p',
  sender: 'character',
  type: 'text',
  content: 'Good evening',
  created_at: '2026-11-22T08:00:01Z',
};

function InJapanese({ children }: { children: ReactNode }) {
  return <PlaceProvider place={{ locale: 'ja', variant: 'm' }}>{children}</PlaceProvider>;
}

beforeEach(() => {
  api.answer('historyMessages', () => ok({ list: [], has_more: false }));
  api.answer('reportUserAction', () => ok({}));
  api.answer('chatRespond', () => ok({ message: reply, suggestions: [] }));
});
afterEach(() => {
  act(() => logOut());
  closeLogin();
});

test('a visitor writes, logs in and is answered in the language of the page', async () => {
  const { result } = renderHook(() => useConversation({ characterId: 'p' }), {
    wrapper: InJapanese,
  });
  expect(result.current).toMatchObject({ history: 'anonymous', messages: [], draft: '' });
  act(() => result.current.setDraft('Good'));
  expect(result.current.draft).toBe('Good');
  act(() => result.current.send('Good evening?', { gameId: 'star-echo', section: 'The bell' }));
  expect(result.current.messages).toMatchObject([
    { content: 'Good evening?', delivery: 'waiting' },
  ]);
  expect(useSession.getState().loginDialogVisible).toBe(true);

  act(() => logIn({ access_token: 't', web_user_id: '7' }));
  await waitFor(() => expect(result.current.messages).toHaveLength(2));
  expect(result.current.messages.map(({ content }) => content)).toEqual([
    'Good evening?',
    'Good evening',
  ]);
  expect(api.asked('chatRespond')).toMatchObject([
    {
      content: 'Good evening?',
      locale: 'ja',
      context: { game_id: 'star-echo', section: 'The bell' },
    },
  ]);
  await waitFor(() => expect(result.current).toMatchObject({ connection: 'polling' }));
  expect(result.current.history).toBe('ready');

  act(() => logOut());
  expect(result.current).toMatchObject({ history: 'anonymous', messages: [] });
});
