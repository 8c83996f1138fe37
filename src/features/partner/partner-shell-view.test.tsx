import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { logIn } from '../../api-client/session/log-in';
import { logOut } from '../../api-client/session/session';
import { offline, ok, refusal, startMockApi } from '../../api-client/testing/mock-api';
import { inPage, renderPage } from '../../api-client/testing/render-page';
import { ERROR_CODE } from '../../contract';
import { chatFragment } from '../../routes/chat-fragment';
import { useConsent } from '../../platform/consent/consent';
import { at, figure, has, lingxi, page, quest, scenes, shell } from './testing/lingxi';

const api = startMockApi();

function game(id: string) {
  const updated_at = '2026-11-01T00:00:00Z';
  return { id, name: `名 ${id}`, cover: '/c.png', summary: '简介', role_count: 0, updated_at };
}
/** The detail of a game, which has fields that its summary has not. */
function detail(id: string) {
  return { ...game(id), platforms: [], description: '' };
}
let logged: jest.SpyInstance;
beforeEach(() => {
  useConsent.setState({ choice: 'declined' });
  document.head.innerHTML = '<title>By the page</title>';
  api.answer('officialCharacters', () => page([lingxi]));
  api.answer('characterFigures', () => ok({ list: [figure] }));
  api.answer('storyScenes', () => ok({ list: scenes }));
  api.answer('questInfo', () => ok(quest));
  api.answer('gameList', () => page(['glacier-orbit', 'star-echo', 'other'].map(game)));
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});

it('renders the same on the server for every address', () => {
  const render = (pathname: string) => renderToString(inPage(shell(pathname), ['partner']));
  expect(render('/game-partner/chat-7')).toBe(render('/game-partner/_app/'));
});

it.each([
  '/game-partner/_app/',
  '/game-partner/chat-',
  '/game-partner/chat-7/x',
  '/game-partner/x',
])('finds nothing at %s', (pathname) => {
  renderPage(...at(pathname));
  expect(screen.getByText('gone')).toBeInTheDocument();
  expect(api.seen).toEqual([]);
});

it.each([
  ['/game-partner/detail-nobody', '没有这位搭子', '没有这位搭子 | 游伴'],
  [
    '/en/game-partner/story-nobody',
    'We can’t find that companion',
    'We can’t find that companion | Youban',
  ],
  ['/ja/m/game-partner/chat-nobody', 'その相棒は見つかりません', 'その相棒は見つかりません | 遊伴'],
])('says that there is no such partner: %s', async (pathname, heading, title) => {
  renderPage(...at(pathname));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/game-partner\/$/);
  expect(document.title).toBe(title);
});

it('looks for a partner on every page of the list', async () => {
  const others = Array.from({ length: 100 }, (_, index) => ({
    ...lingxi,
    id: `p${String(index)}`,
  }));
  api.answer('officialCharacters', (input) =>
    page(has('page', '2', input) ? [lingxi] : others, 101),
  );
  renderPage(...at('/game-partner/chat-p-lingxi'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('灵犀');
  expect(api.asked('officialCharacters')).toEqual([
    { page: '1', page_size: '100' },
    { page: '2', page_size: '100' },
  ]);
});

it('finds a partner beside one that breaks the contract', async () => {
  api.answer('officialCharacters', () => page([{ ...lingxi, id: 'p', name: '\ud83d' }, lingxi]));
  renderPage(...at('/game-partner/chat-p-lingxi'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('灵犀');
  expect(logged).toHaveBeenCalledTimes(1);
});

it('offers another try when the partner cannot be loaded', async () => {
  api.answer('officialCharacters', () => offline);
  renderPage(...at('/game-partner/detail-p-lingxi'));
  expect(await screen.findByRole('alert')).toHaveTextContent('没能加载出来');
  api.answer('officialCharacters', () => page([lingxi]));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('灵犀');
});

it('introduces the partner and leads to the other pages, the current one marked', async () => {
  renderPage(...at('/game-partner/detail-p-lingxi'));
  const nav = await screen.findByRole('navigation', { name: '灵犀的页面' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['/game-partner/detail-p-lingxi', 'page'],
    ['/game-partner/chat-p-lingxi', null],
    ['/game-partner/story-p-lingxi', null],
    ['/game-partner/game-list-p-lingxi', null],
  ]);
  expect(await screen.findByText('话', { selector: 'strong' })).toBeInTheDocument();
  expect(screen.getByText('第二段。')).toBeInTheDocument();
  expect(await screen.findByText('值夜外套')).toBeInTheDocument();
  expect(document.title).toBe('灵犀 | 游伴');
});

it('says beside the way to the chat what a login needs, until somebody is logged in', async () => {
  renderPage(...at('/en/game-partner/detail-p-lingxi'));
  const note = await screen.findByText(/^To chat, log in with a mainland China phone number/);
  act(() => logIn({ access_token: 't', web_user_id: '7' }));
  expect(note).not.toBeInTheDocument();
  act(() => logOut());
});

it('loads the partner once for all four pages', async () => {
  const { rerender } = renderPage(...at('/game-partner/detail-p-lingxi'));
  await screen.findByText('值夜外套');
  rerender(inPage(...at('/game-partner/chat-p-lingxi')));
  expect(await screen.findByText('频道通了。')).toBeInTheDocument();
  expect(document.title).toBe('和灵犀聊天 | 游伴');
  expect(api.asked('officialCharacters')).toHaveLength(1);
});

it('shows another partner anew', async () => {
  const other = { ...lingxi, id: 'p-other', name: '别人', i18n: undefined };
  api.answer('officialCharacters', () => page([lingxi, other]));
  const { rerender } = renderPage(...at('/game-partner/chat-p-lingxi'));
  await screen.findByText('频道通了。');
  rerender(inPage(...at('/game-partner/chat-p-other')));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('别人');
  expect(api.asked('storyScenes')).toEqual([
    { character_id: 'p-lingxi' },
    { character_id: 'p-other' },
  ]);
});

it('hands the chat a partner in the language of the page, without the banner of the other pages', async () => {
  renderPage(...at('/en/m/game-partner/chat-p-lingxi'));
  expect(await screen.findByText('Channel open.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lingxi');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

it('tells the story in order, locked scenes marked, and opens a quest on demand', async () => {
  renderPage(...at('/game-partner/story-p-lingxi'));
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('第 1 幕');
  expect(first).toHaveTextContent('第一场');
  expect(second).toHaveTextContent('未解锁');
  expect(within(second!).queryByRole('button')).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: '这一幕讲什么：第一场' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(api.asked('questInfo')).toHaveLength(0);
  await userEvent.click(button);
  // Its renderer comes a moment later and puts another element in its place.
  await waitFor(() => {
    expect(screen.getByText('找出来源。')).toBeVisible();
  });
  expect(api.asked('questInfo')).toEqual([{ quest_id: 'q1' }]);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  expect(screen.queryByText('找出来源。')).not.toBeInTheDocument();
});

describe('the games that a partner knows', () => {
  const gameLinks = async () => {
    const links = await screen.findAllByRole('link', { name: /^名 / });
    return links.map((link) => link.getAttribute('href'));
  };

  it('come with one request, in the partner’s order', async () => {
    renderPage(...at('/game-partner/game-list-p-lingxi'));
    expect(await gameLinks()).toEqual(['/game-library/star-echo/', '/game-library/glacier-orbit/']);
    expect(screen.getByRole('link', { name: '向灵犀问问《名 star-echo》' })).toHaveAttribute(
      'href',
      `/game-partner/chat-p-lingxi${chatFragment({ ask: '《名 star-echo》是个什么样的游戏？刚开始玩，该先做什么？' })}`,
    );
    expect(api.asked('gameList')).toHaveLength(1);
    expect(api.asked('gameDetail')).toHaveLength(0);
  });

  it('are asked for one by one when the list goes on, without those that are gone', async () => {
    api.answer('gameList', () => page([game('star-echo')], 500));
    api.answer('gameDetail', (input) =>
      has('id', 'glacier-orbit', input)
        ? ok(detail('glacier-orbit'))
        : refusal(ERROR_CODE.unknownId),
    );
    renderPage(...at('/game-partner/game-list-p-lingxi'));
    expect(await gameLinks()).toHaveLength(2);
    expect(api.asked('gameDetail')).toHaveLength(2);
  });

  it('can be asked for again when the list cannot be had', async () => {
    api.answer('gameList', () => refusal(ERROR_CODE.serverFault));
    renderPage(...at('/game-partner/game-list-p-lingxi'));
    expect(await screen.findByRole('alert')).toHaveTextContent('没能加载出来');
    api.answer('gameList', () => page([game('star-echo')]));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await gameLinks()).toEqual(['/game-library/star-echo/']);
  });

  it('may be none', async () => {
    api.answer('officialCharacters', () => page([{ ...lingxi, game_ids: [] }]));
    renderPage(...at('/game-partner/game-list-p-lingxi'));
    await waitFor(() => {
      expect(screen.getByText('还没有列出游戏。')).toBeInTheDocument();
    });
    expect(api.asked('gameList')).toHaveLength(0);
  });
});
