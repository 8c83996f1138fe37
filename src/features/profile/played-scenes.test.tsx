import { screen, within } from '@testing-library/react';
import { ok } from '../../api-client/testing/client-kit';
import { forgetNotes, noteConversation } from '../../platform/chats/conversation-notes';
import { OTHER } from './testing/kept-chats';
import { startProfileKit } from './testing/profile-kit';

const kit = startProfileKit();
const partner = { id: 'p-lingxi', name: '灵犀', avatar: '/a.png', tags: [], game_ids: [] };
const scene = { character_id: 'p-lingxi', summary: '', locked: false, cover: '/s.png' };

beforeEach(() => {
  localStorage.clear();
  for (const user of [kit.user.web_user_id, OTHER]) forgetNotes(user);
  kit.answer('officialCharacters', ok({ list: [partner], total: 1, page: 1, page_size: 100 }));
  const list = ['一', '二', '三'].map((title, index) => ({
    ...scene,
    id: `s${String(index)}`,
    quest_id: `q${String(index)}`,
    title: `第${title}场`,
    order: index,
  }));
  kit.answer('storyScenes', ok({ list }));
});

it('shows the scenes that the user has finished here, of how many, and leads back to them', async () => {
  const words = {
    sender: 'character',
    type: 'text',
    content: '好。',
    at: '2026-11-22T10:00:00',
  } as const;
  const { web_user_id: user } = kit.user;
  noteConversation(`${user}:p-lingxi:q2`, { isDone: true, words });
  noteConversation(`${user}:p-lingxi:q0`, { isDone: true, words });
  noteConversation(`${user}:p-lingxi:q1`, { words });
  noteConversation(`${OTHER}:p-lingxi:q1`, { isDone: true, words });
  kit.logIn();
  kit.show('/profile/');
  const played = await screen.findByRole('region', { name: '走完的剧情' });
  expect(await within(played).findByText('2/3 幕')).toBeInTheDocument();
  const links = within(played).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['挑一幕来玩', '第一场', '第三场']);
  expect(links[2]).toHaveAttribute('href', '/game-partner/chat-p-lingxi#quest=q2');
  expect(within(played).getAllByText('2026年11月22日')).toHaveLength(2);
});

it('asks for nothing where no scene was finished, and says what comes here', async () => {
  kit.logIn();
  kit.show('/profile/');
  expect(await screen.findByText('138****8000')).toBeVisible();
  const played = within(await screen.findByRole('region', { name: '走完的剧情' }));
  expect(played.getByText(/^走完一幕剧情/)).toBeVisible();
  expect(played.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['挑一幕来玩']);
  expect(kit.asked('officialCharacters')).toEqual([]);
});
