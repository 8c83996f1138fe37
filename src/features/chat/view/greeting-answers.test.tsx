import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetFirstWords, rememberFirstWord } from '../../../platform/chats/first-words';
import { talk } from '../testing/fake-conversation';
import { giveHeights, lines, partner, showChat } from '../testing/show-chat';

const game = { gameId: 'star-echo', text: { name: '星海回波' } };
const answers = [
  { say: '夜里', reply: '那我们值同一班。', place: 'story', game: null },
  { say: '白天', reply: '正好出航。', place: null, game },
];
const greeter = { ...partner, answers };

beforeEach(() => {
  localStorage.clear();
  forgetFirstWords();
  giveHeights();
});

it('offers the answers to its greeting at once, and replies without a server', async () => {
  const send = jest.fn();
  showChat({ history: 'anonymous', send }, { partner: greeter });
  await userEvent.click(within(lines()).getByRole('button', { name: '白天' }));
  expect(within(lines()).getByText('正好出航。')).toBeInTheDocument();
  expect(within(lines()).getByRole('link', { name: '星海回波' })).toHaveAttribute(
    'href',
    '/game-library/star-echo/',
  );
  expect(screen.queryByRole('button', { name: '夜里' })).not.toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});

it('begins with what was said on the way here, and goes on from there', () => {
  rememberFirstWord(partner.id, 0);
  const again = showChat({}, { partner: greeter });
  expect(lines()).toHaveTextContent(/频道通了。.*夜里.*那我们值同一班。/);
  again({ messages: [talk('a', 'user', new Date().toISOString(), { content: '在吗' })] });
  expect(lines()).toHaveTextContent(/那我们值同一班。.*在吗/);
});

it('leaves the beginning of an older conversation as it was', () => {
  rememberFirstWord(partner.id, 0);
  showChat({ messages: [talk('a', 'user', '2025-01-01T08:00:00Z')] }, { partner: greeter });
  expect(lines()).not.toHaveTextContent('那我们值同一班。');
  expect(screen.queryByRole('button', { name: '白天' })).not.toBeInTheDocument();
});

it('has no answers in a scene', () => {
  const quest = {
    id: 'q',
    title: '一',
    background: '',
    goal: '找',
    opening: '喂？',
    untranslated: [],
  };
  showChat({}, { partner: greeter, quest });
  expect(screen.queryByRole('button', { name: '白天' })).not.toBeInTheDocument();
});
