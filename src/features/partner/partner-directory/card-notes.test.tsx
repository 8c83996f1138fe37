import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetNotes, noteConversation } from '../../../platform/chats/conversation-notes';
import { logIn } from '../../../api-client/session/log-in';
import { logOut } from '../../../api-client/session/session';
import { ok, startMockApi } from '../../../api-client/testing/mock-api';
import { renderPage } from '../../../api-client/testing/render-page';
import { useConsent } from '../../../platform/consent/consent';
import { lingxi, page } from '../testing/lingxi';
import { directory } from '../testing/partner-directory';

const api = startMockApi();
const at = '2026-11-01T00:00:00Z';

function me(unread_count: number) {
  const person = { nickname: '旅人', phone_masked: '138****8000', created_at: at };
  return ok({ web_user_id: '7', ...person, unread_count });
}

beforeEach(() => {
  localStorage.clear();
  forgetNotes('7');
  useConsent.setState({ choice: 'declined' });
  api.answer('characterSquare', () => page([lingxi]));
  api.answer('me', () => me(2));
  noteConversation('7:p-lingxi', {
    words: { sender: 'user', type: 'text', content: '今晚打到第几环了？', at },
    unread: 2,
  });
  noteConversation('7:p-lingxi:q1', { isDone: true });
});
afterEach(() => act(() => logOut()));

async function show() {
  renderPage(directory('#tag=%E6%B2%89%E9%9D%99'), ['first-word', 'partner']);
  await screen.findByText('找到 1 位搭子');
  return within(screen.getByRole('article'));
}

it('shows a user the last words, what is unread, and how many scenes were played', async () => {
  logIn({ access_token: 't', web_user_id: '7' });
  const card = await show();
  expect(await card.findByText('你：今晚打到第几环了？')).toBeInTheDocument();
  expect(card.getByText('2 条未读消息')).toBeInTheDocument();
  expect(card.getByText('玩过 1 幕')).toBeInTheDocument();
});

it('counts nothing as unread where the API says that all is read', async () => {
  api.answer('me', () => me(0));
  logIn({ access_token: 't', web_user_id: '7' });
  const card = await show();
  await card.findByText('你：今晚打到第几环了？');
  await waitFor(() => expect(card.queryByText('2 条未读消息')).not.toBeInTheDocument());
});

it('shows nobody the words of another user', async () => {
  const { queryByText } = await show();
  expect(queryByText(/今晚打到/)).not.toBeInTheDocument();
  act(() => logIn({ access_token: 't', web_user_id: '8' }));
  await waitFor(() => expect(api.asked('me')).toHaveLength(1));
  expect(queryByText(/今晚打到/)).not.toBeInTheDocument();
});
