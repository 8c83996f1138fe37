import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiProvider } from '../../api-client/apollo/api-provider';
import { ok, startMockApi } from '../../api-client/testing/mock-api';
import { renderPage } from '../../api-client/testing/render-page';
import type { Conversation } from './conversation/conversation';
import { fakeConversation } from './testing/fake-conversation';
import { giveHeights, partner } from './testing/show-chat';
import { ChatPage } from './chat.lazy';

const asked = jest.fn<Conversation, []>();
jest.mock('./conversation/use-conversation', () => ({ useConversation: () => asked() }), {
  virtual: true,
});

const api = startMockApi();
const game = {
  id: 'star-echo',
  name: '星海回声',
  cover: '/c.png',
  tags: [],
  summary: '',
  role_count: 0,
  updated_at: '2026-11-01T00:00:00Z',
  ...{ platforms: [], description: '', gallery: [], related_ids: [] },
};

beforeEach(() => {
  localStorage.clear();
  giveHeights();
});

it('offers whoever comes from a game its own questions, until something is sent', async () => {
  const body = '> [!fold] 门怎么开？\n> 1. 看\n> 2. 听\n> 3. 推';
  api.answer('gameDetail', () => ok({ ...game, sections: [{ title: '夜里', body }] }));
  const conversation = fakeConversation({ suggestions: ['y'] });
  asked.mockReturnValue(conversation);
  const answers = [{ say: '白天', reply: '好。', place: null, game: null }];
  renderPage(
    <ApiProvider>
      <ChatPage
        partner={{ ...partner, answers }}
        scenes={[]}
        partners={[]}
        hash="#game=star-echo"
        waiting={null}
      />
    </ApiProvider>,
    [],
  );
  const question = await screen.findByRole('button', { name: '门怎么开？' });
  expect(screen.getByText(partner.greeting)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(?:y|白天)$/ })).not.toBeInTheDocument();
  await userEvent.click(question);
  expect(conversation.send).toHaveBeenCalledWith('门怎么开？', {
    gameId: 'star-echo',
    section: undefined,
  });
  expect(screen.getByRole('button', { name: 'y' })).toBeInTheDocument();
});
